import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check';
import { endToEnd } from './e2e';
import { mishapsOfJest, type JestReport } from './lib/mishaps';
import { conclude, report, reportTimes, type Result } from './lib/report';
import { bin, run } from './lib/run';
import { timesOfJest, timesOfWaits } from './lib/testTimes';
import { WAITS } from '../server/testing/noteWait';

/** Runs one of jest's projects and counts its tests; a suite that could not start counts as one that failed. */
async function jest(project: string, folder: string): Promise<Result[]> {
  const file = join(folder, `${project}.json`);
  // Tests with a server mostly wait for it: one each for two cores would leave both idle.
  const workers = project === 'pocketbase' ? ['--maxWorkers=2'] : [];
  const args = ['--selectProjects', project, '--json', `--outputFile=${file}`, '--silent', ...workers];
  const waits = join(folder, `${project}-waits.jsonl`);
  const outcome = await run(bin('jest'), args, { env: { ...process.env, [WAITS]: waits } });
  const counts = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as JestReport;
  const broken = counts.numRuntimeErrorTestSuites ?? 0;
  const failed = (counts.numFailedTests ?? 0) + broken;
  const mishaps = mishapsOfJest(counts);
  const result = {
    name: `${project} tests`,
    passed: counts.numPassedTests ?? 0,
    failed: outcome.code !== 0 && failed === 0 ? 1 : failed,
    seconds: outcome.seconds,
    mishaps,
    times: timesOfJest(counts),
  };
  report(result, outcome.output);
  const waited = await timesOfWaits(waits);
  const spent = { name: `waits of ${project} tests`, passed: 0, failed: 0, seconds: 0, times: waited };
  return waited.length > 0 ? [result, spent] : [result];
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'modrina-tests-'));
  try {
    const results = await check();
    for (const project of ['unit', 'components', 'pocketbase']) results.push(...(await jest(project, folder)));
    results.push(...(await endToEnd()));
    await reportTimes(results);
    conclude(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
