import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetSettings } from '../server/testing/installation';
import { WHOLE_SUITE } from '../server/testing/roundsOf';
import { CHECKS } from './check';
import { endToEnd, prepareSites } from './e2e';
import { CORES, mapFew } from './lib/mapFew';
import { broken, conclude, reportTimes, type Result } from './lib/report';
import { runJest } from './lib/runJest';

/**
 * `npm test`: the tests that find nearly every fault. `npm run test:all` adds those that are slow and seldom fail: files
 * named `*.slow.pocketbase.test.ts`, browser tests tagged `@all`, further builds of the site, Lighthouse. With `--bail` a
 * run ends after the first of its three parts that has a failure.
 */
async function main(): Promise<void> {
  // Until conclude() says otherwise: Node ends with 0 when a promise never settles and nothing is left to wait for.
  process.exitCode = 1;
  forgetSettings();
  const isAll = process.argv.includes('--all');
  const isBail = process.argv.includes('--bail');
  if (isAll) process.env[WHOLE_SUITE] = '1';
  const folder = await mkdtemp(join(tmpdir(), 'modrina-tests-'));
  // The sites are built beside the checks: each of these keeps one core busy.
  const sites = prepareSites();
  const sitesAreBuilt = async (): Promise<Result[]> => {
    await sites.start();
    return [];
  };
  const unit = () => runJest(['unit'], folder, 1);
  const components = () => runJest(['components'], folder, 1);
  const quick = [sitesAreBuilt, unit, components, ...CHECKS];
  const parts = [
    async () => (await mapFew(quick, CORES, (step) => step())).flat(),
    // Tests with a server mostly wait for it: one each for two cores would leave both idle.
    () => runJest(isAll ? ['pocketbase', 'slow'] : ['pocketbase'], folder, 2 * CORES),
    () => endToEnd({ isAll, sites }).catch((error: unknown) => [broken('the browser tests', error)]),
  ];
  try {
    const results: Result[] = [];
    for (const part of parts) {
      results.push(...(await part()));
      if (isBail && results.some(({ failed }) => failed > 0)) break;
    }
    await reportTimes(results);
    conclude(results);
  } finally {
    await sites.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
