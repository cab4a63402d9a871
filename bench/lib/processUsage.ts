import { readFile } from 'node:fs/promises';

/** Clock ticks a second of Linux. */
const TICKS = 100;

/** Processor seconds that a process and its children have used. @returns 0 where /proc does not exist */
export async function processorSeconds(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program, in brackets, may have spaces.
  const [, , , , , , , , , , , user = '0', system = '0'] = stat.slice(stat.lastIndexOf(')') + 1).split(' ');
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const theirs = await Promise.all(
    children
      .split(' ')
      .filter(Boolean)
      .map((child) => processorSeconds(Number(child))),
  );
  return theirs.reduce((sum, each) => sum + each, (Number(user) + Number(system)) / TICKS);
}

/** Resident memory of a process, MB. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
