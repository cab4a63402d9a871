import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../scripts/lib/run';
import { FAULTS, type PlantedFault } from './faults/FAULTS';
import { markdownTable } from './lib/statistics';

// Puts faults into the project, one at a time, and asks the tests: `npm run bench:faults`. Each is tried by test:changed,
// and by npm test where that finds nothing; `--part style` tries one alone.
const FOLDER = resolve('.tmp/bench-faults');
const FOUND = /^✗ (?:failed, )?(.*)$/gm;

/** What the tests said of a fault. */
interface Verdict {
  by: string;
  seconds: number;
  found: string[];
}

/** A checkout of its own, for git to see the fault as the only change; packages and programs are those of the project. */
async function makeCheckout(): Promise<void> {
  await rm(FOLDER, { recursive: true, force: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', FOLDER, 'HEAD');
  await symlink(resolve('node_modules'), join(FOLDER, 'node_modules'), 'dir');
  await mkdir(join(FOLDER, '.data'));
  await symlink(resolve('.data/bin'), join(FOLDER, '.data/bin'), 'dir');
}

async function git(...args: string[]): Promise<void> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(output);
}

async function tryFault({ file, from, to }: PlantedFault): Promise<Verdict> {
  const path = join(FOLDER, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`"${from}" is not once in ${file}: correct bench/faults/FAULTS.ts.`);
  await writeFile(path, text.replace(from, to));
  try {
    const changed = await test('test:changed');
    if (changed.found.length > 0) return changed;
    const whole = await test('test');
    return { ...whole, seconds: changed.seconds + whole.seconds };
  } finally {
    await writeFile(path, text);
  }
}

async function test(script: string): Promise<Verdict> {
  const env = { ...process.env, CI: '' };
  const { code, output, seconds } = await run('npm', ['run', '--silent', script], { cwd: FOLDER, env });
  const found = code === 0 ? [] : [...new Set([...output.matchAll(FOUND)].map(([, what = '']) => what))];
  return { by: `npm run ${script}`, seconds, found };
}

async function main(): Promise<void> {
  const { part } = parseArgs({ options: { part: { type: 'string' } } }).values;
  await makeCheckout();
  const rows: string[][] = [];
  try {
    for (const fault of FAULTS.filter((each) => !part || each.part === part)) {
      const { by, seconds, found } = await tryFault(fault);
      // The last lines have the names of tests; those before name the step.
      const named = found.filter((each) => each.includes(': ')).at(-1) ?? '';
      rows.push([
        fault.part,
        fault.effect,
        found.length > 0 ? by : '**not found**',
        seconds.toFixed(0),
        named.slice(0, 160),
      ]);
      console.log(rows.at(-1)?.join(' | '));
    }
  } finally {
    await git('worktree', 'remove', '--force', FOLDER);
  }
  console.log(`\n${markdownTable(['part', 'effect', 'found by', 'seconds', 'for one'], rows)}`);
  process.exitCode = rows.every(([, , by]) => by !== '**not found**') ? 0 : 1;
}

void main();
