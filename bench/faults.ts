import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atInterrupt, isInterrupted } from '../scripts/lib/atInterrupt';
import { git, run } from '../scripts/lib/run';
import { FAULTS, type PlantedFault } from './faults/FAULTS';
import { markdownTable } from './lib/statistics';

// Puts faults into the project, one at a time, and runs the tests: `npm run bench:faults`. test:changed runs first, and
// npm test where that finds nothing, until one of its parts fails; `--part style` runs one fault alone.
/**
 * Failed tests by name; checks, screenshots and a site that does not start have no further name. A Jest project that
 * did not run names none.
 */
const FOUND = /^✗ (?:failed, (.*)|((?:types|lint|screenshots|audit|end-to-end).*): failed)$/gm;

/** The result of the tests for one fault. */
interface Verdict {
  by: string;
  seconds: number;
  found: string[];
}

/**
 * A separate checkout, so that git sees the fault as the only change; it shares the project's packages and programs.
 */
async function makeCheckout(): Promise<string> {
  // Not below .tmp, where Jest looks for no tests.
  const folder = join(await mkdtemp(join(tmpdir(), 'modrina-faults-')), 'project');
  await git('worktree', 'add', '--detach', folder, 'HEAD');
  // Each planted fault fails this test.
  await rm(join(folder, 'bench/faults/FAULTS.test.ts'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  await mkdir(join(folder, '.data'));
  await symlink(resolve('.data/bin'), join(folder, '.data/bin'), 'dir');
  return folder;
}

async function tryFault(folder: string, { file, from, to }: PlantedFault): Promise<Verdict> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`"${from}" does not occur exactly once in ${file}: correct bench/faults/FAULTS.ts.`);
  await writeFile(path, text.replace(from, to));
  try {
    const changed = await test(folder, 'test:changed');
    if (changed.found.length > 0) return changed;
    const whole = await test(folder, 'test', '--', '--bail');
    return { ...whole, seconds: changed.seconds + whole.seconds };
  } finally {
    await writeFile(path, text);
  }
}

async function test(folder: string, script: string, ...options: string[]): Promise<Verdict> {
  // A retry of a test would hide nothing here, and cost its time.
  const env = { ...process.env, CI: '' };
  const { code, output, seconds } = await run('npm', ['run', '--silent', script, ...options], { cwd: folder, env });
  if (isInterrupted()) throw new Error('Interrupted: the checkout is removed.');
  const found = code === 0 ? [] : [...new Set([...output.matchAll(FOUND)].map(([, test, step]) => test ?? step ?? ''))];
  if (code !== 0 && found.length === 0)
    throw new Error(`npm run ${script} failed, but for no test:\n${output.slice(-2000)}`);
  return { by: `npm run ${script}`, seconds, found };
}

async function main(): Promise<void> {
  const { part } = parseArgs({ options: { part: { type: 'string' } } }).values;
  const folder = await makeCheckout();
  const rows: string[][] = [];
  try {
    for (const fault of FAULTS.filter((each) => !part || each.part === part)) {
      const { by, seconds, found } = await tryFault(folder, fault);
      rows.push([
        fault.part,
        fault.effect,
        found.length > 0 ? by : '**not found**',
        seconds.toFixed(0),
        (found[0] ?? '').slice(0, 160),
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await git('worktree', 'remove', '--force', folder);
  }
  console.log(`\n${markdownTable(['part', 'effect', 'found by', 'seconds', 'for one'], rows)}`);
  process.exitCode = rows.every(([, , by]) => by !== '**not found**') ? 0 : 1;
}

const done = main();
atInterrupt(() => done);
