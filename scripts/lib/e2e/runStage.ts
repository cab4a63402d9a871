import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SLOW } from '../../../e2e/support/tagOf';
import { WHOLE_SUITE } from '../../../server/testing/roundsOf';
import { readSitemap } from '../audit/readSitemap';
import { EDIT, STAGE_FOLDER, SUPERUSER } from './sites';
import { mishapsOfPlaywright, type PlaywrightReport } from '../testFailures';
import { report, type Result } from '../report';
import { bin, run } from '../run';
import type { Site } from '../site';
import { timesOfPlaywright } from '../testTimes';

/** The tests of one project of Playwright. */
export interface Tests {
  /** The project. */
  stage: string;
  /** Further checks of the running site: before the tests, and after them. */
  before?: (site: Site) => Promise<Result[]>;
  after?: (site: Site) => Promise<Result[]>;
}

/** The tests, and the site that they visit. */
export interface Stage extends Tests {
  /** Starts the site on a copy of the data of the first build, or on an empty folder. */
  start: (data: string) => Promise<Site>;
  from?: 'nothing';
}

/** A started site of a stage, or the failure to start it. */
export type Started = { site: Site; env: Record<string, string> } | { failure: Result };

/** How the tests of a stage run. */
export interface Visit {
  browser: string;
  isAll: boolean;
  /** Prints the progress of the tests. Two stages at once would mix theirs. */
  echo: boolean;
}

const nameOf = (stage: string): string => `end-to-end tests, ${stage}`;

/** Starts the site of a stage. A site that does not start is a failed test, with all that it printed. */
export async function startStage(stage: string, start: () => Promise<Site>): Promise<Started> {
  console.log(`Starting the site (${stage}) …`);
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  try {
    const site = await start();
    const paths = JSON.stringify((await readSitemap(site.url)).paths);
    console.log(`Started (${stage}) after ${seconds().toFixed(1)} s`);
    const edited = JSON.stringify([EDIT.slug, EDIT.title]);
    return { site, env: { E2E_URL: site.url, E2E_PATHS: paths, E2E_EDITED: edited, ...site.env } };
  } catch (error) {
    const failure = { name: nameOf(stage), passed: 0, failed: 1, seconds: seconds() };
    report(failure, error instanceof Error ? error.message : String(error));
    return { failure };
  }
}

/** Runs a stage's preparation, then its tests. */
export async function testStage({ stage, before }: Tests, started: Started, visit: Visit): Promise<Result[]> {
  if ('failure' in started) return [started.failure];
  const results = before ? await before(started.site) : [];
  results.forEach((result) => report(result, ''));
  return [...results, await playwright(stage, started.env, visit)];
}

/** Runs a stage's steps after its tests. */
export async function finishStage({ after }: Tests, started: Started): Promise<Result[]> {
  if ('failure' in started || !after) return [];
  const results = await after(started.site);
  results.forEach((result) => report(result, ''));
  return results;
}

/** Tests a site that was started, and stops it. */
export async function visitStage(stage: Tests, started: Started, visit: Visit): Promise<Result[]> {
  try {
    const results = await testStage(stage, started, visit);
    return [...results, ...(await finishStage(stage, started))];
  } finally {
    await stopStage(started);
  }
}

export async function stopStage(started: Started): Promise<void> {
  if ('site' in started) await started.site.stop();
}

async function playwright(stage: string, env: Record<string, string>, visit: Visit): Promise<Result> {
  const file = join(STAGE_FOLDER, `${stage}.json`);
  const chosen = visit.isAll ? [] : ['--grep-invert', SLOW.tag];
  const whole = visit.isAll ? { [WHOLE_SUITE]: '1' } : {};
  // Playwright empties this folder at its start: the stages that run at once have one each.
  const output = ['--output', `test-results/${stage}`];
  const args = ['test', '--config', 'e2e/playwright.config.ts', '--project', stage, ...output, ...chosen];
  const outcome = await run(bin('playwright'), args, {
    env: {
      ...process.env,
      ...env,
      ...whole,
      ...SUPERUSER,
      E2E_BROWSER: visit.browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
    echo: visit.echo,
  });
  const told = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as PlaywrightReport;
  const { expected = 0, unexpected: failed = 0, flaky = 0 } = told.stats ?? {};
  const result: Result = {
    name: nameOf(stage),
    passed: expected + flaky,
    failed: outcome.code !== 0 && failed === 0 ? 1 : failed,
    mishaps: mishapsOfPlaywright(told),
    times: timesOfPlaywright(told),
    seconds: outcome.seconds,
  };
  report(result, visit.echo ? '' : outcome.output);
  return result;
}
