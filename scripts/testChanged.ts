import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedFiles, projectFiles } from './lib/changed/changedFiles';
import { chooseTests, reach } from './lib/changed/chooseTests';
import { readImporters } from './lib/changed/importGraph';
import { CORES, mapFew } from './lib/mapFew';
import { conclude, type Result, runStep } from './lib/report';
import { TSC } from './lib/run';
import { type Project, runJest } from './lib/runJest';

/** Total seconds of tests with a PocketBase; about half of it with two at once. */
const MOST_SERVED = 120;
const LINTED = /\.(?:[mc]?[jt]s|tsx)$/;

/**
 * Runs the tests that import a change: `npm run test:changed`, or `-- main` for all differences from a commit. Browser
 * tests and builds are not included: `npm test` runs them.
 */
async function main(): Promise<void> {
  const base = process.argv[2] ?? 'HEAD';
  const changed = await changedFiles(base);
  if (changed.length === 0) {
    process.exitCode = 0;
    return console.log(`Nothing differs from ${base}.`);
  }
  const all = reach(changed, await readImporters(await projectFiles()));
  const reached = new Map([...all].filter(([file]) => existsSync(file)));
  const seconds = JSON.parse(await readFile('server/testing/order/testSeconds.json', 'utf8')) as Record<string, number>;
  const { quick, served, left } = chooseTests(reached, MOST_SERVED, seconds);
  console.log(`${changed.length} files differ from ${base}; ${quick.length + served.length} test files run.`);

  const folder = await mkdtemp(join(tmpdir(), 'modrina-tests-'));
  try {
    const there = changed.filter((file) => existsSync(file));
    const linted = there.filter((file) => LINTED.test(file));
    const components = quick.filter((file) => file.endsWith('.tsx'));
    const unit = quick.filter((file) => !file.endsWith('.tsx'));
    const steps = [
      () => runStep('types', TSC, ['--noEmit']),
      jest('unit', unit, 1),
      jest('components', components, 1),
      ...(linted.length > 0
        ? [() => runStep('lint', 'eslint', ['--max-warnings', '0', '--no-warn-ignored', ...linted])]
        : []),
      () => runStep('formatting', 'prettier', ['--check', '--log-level', 'warn', '--ignore-unknown', ...there]),
    ];
    const results = (await mapFew(steps, CORES, (act) => act())).flat();
    results.push(...(await jest('pocketbase', served, CORES + 1)()));
    if (left.length > 0)
      console.log(`Left to npm test, because of their duration:\n${left.map((file) => `  ${file}`).join('\n')}`);
    conclude(results);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  function jest(project: Project, files: readonly string[], workers: number): () => Promise<Result[]> {
    if (files.length === 0) return () => Promise.resolve([]);
    return () => runJest([project], folder, workers, ['--runTestsByPath', ...files]);
  }
}

// Until conclude() says otherwise (scripts/test.ts).
process.exitCode = 1;
void main();
