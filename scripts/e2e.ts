import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW } from '../e2e/support/tagOf';
import { auditSite } from './lib/audit/auditSite';
import { readSitemap } from './lib/audit/readSitemap';
import { findBrowser } from './lib/browser';
import { editTitle } from './lib/editTitle';
import { mishapsOfPlaywright, type PlaywrightReport } from './lib/mishaps';
import { conclude, report, type Result } from './lib/report';
import { bin, run } from './lib/run';
import { checkCommitted, compareShots, DIFFERING } from './lib/screenshots/compareShots';
import { type Built, FEW_WIDTHS } from './lib/screenshots/plan';
import type { Site } from './lib/site';
import { timesOfPlaywright } from './lib/testTimes';
import {
  consentSite,
  dataOf,
  editedSite,
  emptySite,
  previewSite,
  releaseSite,
  STAGE_FOLDER,
  SUPERUSER,
  targetSite,
  WORKSPACE,
} from './lib/stages';
import { makeWorkspace } from './lib/workspace';

const EDITED_POST = 'when-not-to-use-ai';
const EDITED_TITLE = 'A title that an editor changed';
/** Far more than it takes: this is no measurement. */
const MOST_TO_LIVE_MS = 300_000;
const TYPES = 'src/gatsby-types.d.ts';

/** Runs the tests of one stage in the browser against a site that runs. */
async function playwright(stage: string, site: Site, isAll: boolean, env: Record<string, string>): Promise<Result> {
  const file = join(STAGE_FOLDER, `${stage}.json`);
  const chosen = isAll ? [] : ['--grep-invert', SLOW.tag];
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', stage, ...chosen];
  const outcome = await run(bin('playwright'), args, {
    env: { ...process.env, ...env, ...SUPERUSER, E2E_URL: site.url, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    echo: true,
  });
  const told = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as PlaywrightReport;
  const { expected = 0, unexpected: failed = 0, flaky = 0 } = told.stats ?? {};
  return {
    name: `end-to-end tests, ${stage}`,
    passed: expected + flaky,
    failed: outcome.code !== 0 && failed === 0 ? 1 : failed,
    mishaps: mishapsOfPlaywright(told),
    times: timesOfPlaywright(told),
    seconds: outcome.seconds,
  };
}

/** The types of the queries come out of a build: what this build made must be what is committed. */
async function typesAreCurrent(): Promise<Result> {
  const [made, committed] = await Promise.all([readFile(join(WORKSPACE, TYPES), 'utf8'), readFile(TYPES, 'utf8')]);
  const same = made === committed;
  if (!same) console.log(`${TYPES} is stale. Run: npm run generate`);
  return { name: `${TYPES} is current`, passed: same ? 1 : 0, failed: same ? 0 : 1, seconds: 0 };
}

/** An editor's change is seen by visitors, by itself. */
async function editIsLive(url: string): Promise<Result> {
  const started = Date.now();
  await editTitle(url, SUPERUSER, EDITED_POST, EDITED_TITLE);
  let isSeen = false;
  while (!isSeen && Date.now() - started < MOST_TO_LIVE_MS) {
    await sleep(250);
    isSeen = (await (await fetch(`${url}/blog/${EDITED_POST}/`)).text()).includes(EDITED_TITLE);
  }
  const seconds = (Date.now() - started) / 1000;
  return { name: 'an edit is live without a restart', passed: isSeen ? 1 : 0, failed: isSeen ? 0 : 1, seconds };
}

type Stage = {
  stage: string;
  /** Only `npm run test:all` visits it. */
  isSlow?: true;
  start: () => Promise<Site>;
  /** What is done while it runs, before the tests. */
  first?: (site: Site) => Promise<Result[]>;
  /** As what the site is photographed. */
  built?: Built;
  /** What is done while it runs, after the tests. */
  then?: (site: Site, browser: string | null) => Promise<Result[]>;
};

const STAGES: readonly Stage[] = [
  {
    stage: 'first',
    start: releaseSite,
    built: 'release',
    then: async ({ url }, browser) => [await typesAreCurrent(), ...(await auditSite(url, browser))],
  },
  { stage: 'edited', start: editedSite, first: async ({ url }) => [await editIsLive(url)] },
  { stage: 'mfc', isSlow: true, start: targetSite('mfc') },
  { stage: 'realmfc', isSlow: true, start: targetSite('realmfc') },
  { stage: 'consent', isSlow: true, start: consentSite },
  { stage: 'preview', isSlow: true, start: unpublishedPreview, built: 'preview' },
  { stage: 'empty', isSlow: true, start: emptySite, built: 'empty' },
];

/** A preview that leaves visitors the release that they had. */
async function unpublishedPreview(): Promise<Site> {
  const current = () => readlink(join(dataOf('data'), 'current')).catch(() => 'none');
  const before = await current();
  const site = await previewSite();
  if ((await current()) === before) return site;
  await site.stop();
  throw new Error('The preview was published: visitors see drafts.');
}

/** Starts the site for a stage and visits it. A site that does not start is a failed test, with all that it printed. */
async function runStage(
  { stage, start, first, built, then }: Stage,
  browser: string,
  isAll: boolean,
): Promise<Result[]> {
  console.log(`Starting the site (${stage}) …`);
  const started = Date.now();
  let site: Site | undefined;
  try {
    site = await start();
    const paths = JSON.stringify((await readSitemap(site.url)).paths);
    const edited = JSON.stringify([EDITED_POST, EDITED_TITLE]);
    const seconds = (Date.now() - started) / 1000;
    console.log(`Started after ${seconds.toFixed(1)} s`);
    const results = first ? await first(site) : [];
    const env = { E2E_BROWSER: browser, E2E_PATHS: paths, E2E_EDITED: edited };
    results.push(await playwright(stage, site, isAll, env));
    if (built) results.push(await compareShots(site.url, built, isAll ? undefined : FEW_WIDTHS));
    // Lighthouse is asked by `npm run test:all`.
    return then ? [...results, ...(await then(site, isAll ? browser : null))] : results;
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return [{ name: `end-to-end tests, ${stage}`, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 }];
  } finally {
    await site?.stop();
  }
}

/** The site of the first stage, which may be built while other tests run. */
export interface PreparedSite {
  /** Builds and starts it; always the same one. */
  start: () => Promise<Site>;
  /** Stops it if it was started. */
  stop: () => Promise<void>;
}

export function prepareFirst(): PreparedSite {
  let site: Promise<Site> | undefined;
  const prepare = async (): Promise<Site> => {
    await Promise.all([STAGE_FOLDER, DIFFERING].map((folder) => rm(folder, { recursive: true, force: true })));
    await makeWorkspace(WORKSPACE);
    return releaseSite();
  };
  const start = () => (site ??= prepare());
  // It may have been stopped at the end of its stage, or have failed to start, which its stage has reported.
  const stop = async () => void (await site?.then((running) => running.stop()).catch(() => undefined));
  return { start, stop };
}

/**
 * Starts the site as a newcomer would, in a folder of its own, and visits it in a real browser in stages: as it is first
 * seen and after an editor's change; with `isAll` also for the other build targets, with what needs consent, as a preview
 * with drafts, and with an empty database.
 */
export async function endToEnd({ isAll, first }: { isAll: boolean; first: PreparedSite }): Promise<Result[]> {
  const browser = await findBrowser();
  const results = [await checkCommitted()];
  report(results[0] as Result, '');
  for (const stage of STAGES.filter(({ isSlow }) => isAll || !isSlow)) {
    const ofStage = await runStage(stage.stage === 'first' ? { ...stage, start: first.start } : stage, browser, isAll);
    ofStage.forEach((result) => report(result, ''));
    results.push(...ofStage);
  }
  return results;
}

if (process.argv[1]?.endsWith('e2e.ts')) void endToEnd({ isAll: true, first: prepareFirst() }).then(conclude);
