import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check } from './check';
import { endToEnd } from './e2e';
import { mishapsOfJest, type JestReport } from './lib/mishaps';
import { conclude, report, type Result } from './lib/report';
import { bin, run } from './lib/run';

/** Runs one of jest's projects and counts its tests; a suite that could not start counts as one that failed. */
async function jest(project: string, folder: string): Promise<Result> {
  const file = join(folder, `${project}.json`);
  // Tests with a server mostly wait for it: one each for two cores would leave both idle.
  const workers = project === 'pocketbase' ? ['--maxWorkers=2'] : [];
  const args = ['--selectProjects', project, '--json', `--outputFile=${file}`, '--silent', ...workers];
  const outcome = await run(bin('jest'), args);
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
  };
  report(result, outcome.output);
  return result;
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'modrina-tests-'));
  try {
    const results = await check();
    for (const project of ['unit', 'components', 'pocketbase']) results.push(await jest(project, folder));
    results.push(...(await endToEnd()));
    conclude(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
