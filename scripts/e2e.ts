import { readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findBrowser } from './lib/browser';
import { editTitle } from './lib/editTitle';
import { conclude, report, type Result } from './lib/report';
import { bin, run } from './lib/run';
import { type Site, startSite } from './lib/site';
import { makeWorkspace } from './lib/workspace';

const FOLDER = resolve('.tmp/e2e');
const SUPERUSER = { PB_SUPERUSER_EMAIL: 'e2e@modrina.example', PB_SUPERUSER_PASSWORD: 'only-for-these-tests' };
const EDITED_POST = 'when-not-to-use-ai';
const EDITED_TITLE = 'A title that an editor changed';
const TYPES = 'src/gatsby-types.d.ts';

/** The addresses that the sitemap names, without the host. */
async function sitemapPaths(url: string): Promise<string[]> {
  const addresses = async (path: string): Promise<string[]> => {
    const xml = await (await fetch(url + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  };
  const files = await addresses('/sitemap.xml');
  return (await Promise.all(files.map(addresses))).flat();
}

/** Runs the tests of one stage in the browser against a site that runs. */
async function playwright(stage: string, site: Site, env: Record<string, string>): Promise<Result> {
  const file = join(FOLDER, `${stage}.json`);
  const outcome = await run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', '--project', stage], {
    env: { ...process.env, ...env, ...SUPERUSER, E2E_URL: site.url, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    echo: true,
  });
  const { stats } = JSON.parse(await readFile(file, 'utf8').catch(() => '{"stats":{}}')) as {
    stats: { expected?: number; unexpected?: number };
  };
  const failed = stats.unexpected ?? 0;
  return {
    name: `end-to-end tests, ${stage}`,
    passed: stats.expected ?? 0,
    failed: outcome.code !== 0 && failed === 0 ? 1 : failed,
    seconds: outcome.seconds,
  };
}

/** The types of the queries come out of a build: what this build made must be what is committed. */
async function typesAreCurrent(workspace: string): Promise<Result> {
  const [made, committed] = await Promise.all([readFile(join(workspace, TYPES), 'utf8'), readFile(TYPES, 'utf8')]);
  const same = made === committed;
  if (!same) console.log(`${TYPES} is stale. Run: npm run generate`);
  return { name: `${TYPES} is current`, passed: same ? 1 : 0, failed: same ? 0 : 1, seconds: 0 };
}

type Stage = { stage: string; seed: string; data: string };

/** Starts the site for a stage and visits it. A site that does not start is a failed test, with all that it printed. */
async function runStage({ stage, seed, data }: Stage, workspace: string, browser: string): Promise<Result[]> {
  console.log(`Starting the site (${stage}) …`);
  const started = Date.now();
  let site: Site | undefined;
  try {
    site = await startSite(workspace, { ...SUPERUSER, DATA_DIR: join(FOLDER, data), SEED: seed });
    const paths = JSON.stringify(await sitemapPaths(site.url));
    const edited = JSON.stringify([EDITED_POST, EDITED_TITLE]);
    const results = [await playwright(stage, site, { E2E_BROWSER: browser, E2E_PATHS: paths, E2E_EDITED: edited })];
    if (stage !== 'first') return results;
    await editTitle(site.url, SUPERUSER, EDITED_POST, EDITED_TITLE);
    return [...results, await typesAreCurrent(workspace)];
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return [{ name: `end-to-end tests, ${stage}`, passed: 0, failed: 1, seconds: (Date.now() - started) / 1000 }];
  } finally {
    await site?.stop();
  }
}

/**
 * Starts the site as a newcomer would, in a folder of its own, and visits it in a real browser in three stages: as it is
 * first seen, after an editor's change and a restart, and with an empty database.
 */
export async function endToEnd(): Promise<Result[]> {
  const workspace = join(FOLDER, 'site');
  await rm(FOLDER, { recursive: true, force: true });
  await makeWorkspace(workspace);
  const browser = await findBrowser();
  const stages: Stage[] = [
    { stage: 'first', seed: 'demo', data: 'data' },
    { stage: 'edited', seed: 'demo', data: 'data' },
    { stage: 'empty', seed: 'none', data: 'data-empty' },
  ];
  const results: Result[] = [];
  for (const stage of stages) {
    const ofStage = await runStage(stage, workspace, browser);
    ofStage.forEach((result) => report(result, ''));
    results.push(...ofStage);
  }
  return results;
}

if (process.argv[1]?.endsWith('e2e.ts')) void endToEnd().then(conclude);
