import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { WAITS } from '../../server/testing/noteWait';
import { type JestReport, mishapsOfJest, skippedOfJest } from './testFailures';
import { report, type Result } from './report';
import { bin, run } from './run';
import { timesOfJest, timesOfWaits } from './testTimes';

/** The projects of jest.config.js. */
export type Project = 'unit' | 'components' | 'pocketbase' | 'slow';

/**
 * Runs projects of jest's and counts their tests; a suite that could not start counts as one that failed.
 * @param folder holds jest's report
 * @param workers files that run at once
 * @param args further arguments of jest, to run a part of the project
 * @returns the outcome, and what its tests waited for
 */
export async function runJest(
  projects: readonly Project[],
  folder: string,
  workers: number,
  args: string[] = [],
): Promise<Result[]> {
  const project = projects.join(' and ');
  const file = join(folder, `${project}.json`);
  const waits = join(folder, `${project}-waits.jsonl`);
  const own = [
    '--selectProjects',
    ...projects,
    '--json',
    `--outputFile=${file}`,
    '--silent',
    `--maxWorkers=${workers}`,
  ];
  const outcome = await run(bin('jest'), [...own, ...args], { env: { ...process.env, [WAITS]: waits } });
  const counts = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as JestReport;
  const failed = (counts.numFailedTests ?? 0) + (counts.numRuntimeErrorTestSuites ?? 0);
  const result = {
    name: `${project} tests`,
    passed: counts.numPassedTests ?? 0,
    failed: outcome.code !== 0 && failed === 0 ? 1 : failed,
    seconds: outcome.seconds,
    mishaps: mishapsOfJest(counts),
    times: timesOfJest(counts),
  };
  report(result, outcome.output);
  // A choice of tests by name skips all others.
  if (args.length === 0) skippedOfJest(counts).forEach((name) => console.log(`– skipped: ${name}`));
  // It is killed then, and nothing of it is seen in a run without failures (server/testing/endOfTests.ts).
  outcome.output.match(/^.*was left running by.*$/gm)?.forEach((line) => console.log(line));
  const waited = await timesOfWaits(waits);
  const spent = { name: `waits of ${project} tests`, passed: 0, failed: 0, seconds: 0, times: waited };
  return waited.length > 0 ? [result, spent] : [result];
}
