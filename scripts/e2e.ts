import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forgetSettings } from '../server/testing/installation';
import { auditSite } from './lib/audit/auditSite';
import { findBrowser } from './lib/browser';
import {
  finishStage,
  type Stage,
  type Started,
  startStage,
  stopStage,
  testStage,
  type Visit,
  visitStage,
} from './lib/e2e/runStage';
import { copyData, dataOf, launchPublishing, STAGE_FOLDER, urlOfFirst, WORKSPACE } from './lib/e2e/sites';
import { EDITED, FIRST, FURTHER, TYPES, typesAreCurrent } from './lib/e2e/STAGES';
import { type Images, resultsOfStart, type Seen, watchImages, watchStart } from './lib/e2e/watchStart';
import { broken, conclude, report, type Result } from './lib/report';
import { checkCommitted, compareShots, DIFFERING } from './lib/screenshots/compareShots';
import { fewShotsOf } from './lib/screenshots/plan';
import { makeWorkspace } from './lib/workspace';

/** The data of the site when it was first built: each stage but the second starts with a copy. */
const BUILT = dataOf('built');

/** The sites of the first two stages, which may be built while other tests run. */
interface PreparedSites {
  /** Builds and starts them; always the same ones. */
  start: () => Promise<{ first: Started; edited: Started }>;
  /** Whether the site showed its progress while it was built, and then its images in all formats. */
  progress: () => Result[];
  /** Stops them if they were started. */
  stop: () => Promise<void>;
}

export function prepareSites(): PreparedSites {
  let started: Promise<{ first: Started; edited: Started }> | undefined;
  let seen: Seen[] = [];
  let images: Images[] = [];
  const build = async () => {
    await Promise.all([STAGE_FOLDER, DIFFERING].map((folder) => rm(folder, { recursive: true, force: true })));
    await makeWorkspace(WORKSPACE);
    // The build makes it; the committed copy would be compared with itself (typesAreCurrent).
    await rm(join(WORKSPACE, TYPES));
    const site = await launchPublishing(dataOf(EDITED.stage), { QUERY_TYPES: '1', SITE_URL: await urlOfFirst() });
    try {
      seen = await watchStart(site.url, site.ready);
      images = await watchImages(site.url);
      await copyData(dataOf(EDITED.stage), BUILT);
      return site;
    } catch (error) {
      // Its output would keep this process from ending.
      await site.stop();
      throw error;
    }
  };
  const start = async () => {
    const edited = await startStage(EDITED.stage, build);
    return { edited, first: 'failure' in edited ? edited : await startFurther(FIRST) };
  };
  return {
    start: () => (started ??= start()),
    progress: () => resultsOfStart(seen, images),
    stop: async () => {
      if (started) for (const site of Object.values(await started)) await stopStage(site);
    },
  };
}

/** Starts a stage on a copy of the first build's data, or on nothing. */
function startFurther({ stage, from, start }: Stage): Promise<Started> {
  const data = dataOf(stage);
  return startStage(stage, async () => {
    if (from !== 'nothing') await copyData(BUILT, data);
    return start(data);
  });
}

/**
 * Starts the site as a newcomer would, in a folder of its own, and visits it in a real browser in stages: as it is first
 * seen and after an editor's change; with `isAll` also for the other build targets, with what needs consent, as a preview
 * with drafts, and with an empty database.
 *
 * All sites are built in one folder, one after another. A build leaves a third of two cores idle, so the sites that are built
 * are visited meanwhile.
 */
export async function endToEnd({ isAll, sites }: { isAll: boolean; sites: PreparedSites }): Promise<Result[]> {
  const browser = await findBrowser();
  const visit: Visit = { browser, isAll, echo: false };
  const results = [await checkCommitted()];
  results.forEach((result) => report(result, ''));
  const { first, edited: waiting } = await sites.start();
  const progress = sites.progress();
  progress.forEach((result) => report(result, ''));
  results.push(...progress);
  results.push(...(await testStage(FIRST, first, { ...visit, echo: true })), await typesAreCurrent());

  // It runs beside the others, and an error of it must not end the run before the sites are stopped and the counts are printed.
  const edited = visitStage(EDITED, waiting, visit).catch((error: unknown) => [broken('the stage "edited"', error)]);
  let built: Promise<unknown> = edited;
  const further = (isAll ? FURTHER : []).map((stage) => {
    const started = built.then(() => startFurther(stage));
    built = started;
    return { stage, started };
  });
  try {
    const after = async ({ url }: { url: string }) => {
      const shots = compareShots(url, 'release', isAll ? undefined : fewShotsOf('release'));
      // Lighthouse is asked by `npm run test:all`.
      const audit = auditSite(url, isAll ? browser : null);
      const results = await Promise.all([
        shots.catch((error: unknown) => broken('screenshots, release', error)),
        audit.catch((error: unknown) => [broken('the audit', error)]),
      ]);
      return results.flat();
    };
    results.push(...(await finishStage({ ...FIRST, after }, first)));
    await stopStage(first);
    for (const { stage, started } of further) results.push(...(await visitStage(stage, await started, visit)));
    results.push(...(await edited));
  } finally {
    await edited;
    for (const { started } of further) await stopStage(await started);
  }
  return results;
}

if (process.argv[1]?.endsWith('e2e.ts')) {
  forgetSettings();
  // Until conclude() says otherwise (scripts/test.ts).
  process.exitCode = 1;
  void endToEnd({ isAll: true, sites: prepareSites() })
    .catch((error: unknown) => [broken('the browser tests', error)])
    .then(conclude);
}
