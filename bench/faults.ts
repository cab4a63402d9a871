import { mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { git, run } from '../scripts/lib/run';
import { FAULTS, type PlantedFault } from './faults/FAULTS';
import { markdownTable } from './lib/statistics';

// Puts faults into the project, one at a time, and asks the tests: `npm run bench:faults`. Each is tried by test:changed,
// and by npm test where that finds nothing; `--part style` tries one alone.
/**
 * Tests that failed, by name; checks, pictures and a site that does not start have no further one. A project of jest that did
 * not run names none.
 */
const FOUND = /^✗ (?:failed, (.*)|((?:types|lint|screenshots|audit|end-to-end).*): failed)$/gm;

/** The tests' answer to a fault. */
interface Verdict {
  by: string;
  seconds: number;
  found: string[];
}

/** A checkout of its own, for git to see the fault as the only change; packages and programs are those of the project. */
async function makeCheckout(): Promise<string> {
  // Not below .tmp, where jest looks for no tests.
  const folder = join(await mkdtemp(join(tmpdir(), 'modrina-faults-')), 'project');
  await git('worktree', 'add', '--detach', folder, 'HEAD');
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  await mkdir(join(folder, '.data'));
  await symlink(resolve('.data/bin'), join(folder, '.data/bin'), 'dir');
  return folder;
}

async function tryFault(folder: string, { file, from, to }: PlantedFault): Promise<Verdict> {
  const path = join(folder, file);
  const text = await readFile(path, 'utf8');
  if (text.split(from).length !== 2)
    throw new Error(`"${from}" is not once in ${file}: correct bench/faults/FAULTS.ts.`);
  await writeFile(path, text.replace(from, to));
  try {
    const changed = await test(folder, 'test:changed');
    if (changed.found.length > 0) return changed;
    const whole = await test(folder, 'test');
    return { ...whole, seconds: changed.seconds + whole.seconds };
  } finally {
    await writeFile(path, text);
  }
}

async function test(folder: string, script: string): Promise<Verdict> {
  // A second try of a test would hide nothing here, and cost its time.
  const env = { ...process.env, CI: '' };
  const { code, output, seconds } = await run('npm', ['run', '--silent', script], { cwd: folder, env });
  const found = code === 0 ? [] : [...new Set([...output.matchAll(FOUND)].map(([, test, step]) => test ?? step ?? ''))];
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

void main();
