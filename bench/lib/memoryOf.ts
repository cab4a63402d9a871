import { readFile } from 'node:fs/promises';
import { median } from './statistics';

/** Resident memory of a process in MB; undefined if the process has ended. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}

/**
 * Compares memory late in a run with its middle. Single samples jump with each garbage collection, so medians of a
 * tenth of the run are compared.
 * @param samples in MB, at equal intervals
 */
export function memoryGrowth(samples: readonly number[]): { middle: number; later: number; ratio: number } {
  const tenth = Math.max(1, Math.floor(samples.length / 10));
  const tenthAt = (index: number) => median(samples.slice(index * tenth, (index + 1) * tenth));
  const middle = tenthAt(4);
  const later = Math.max(...[5, 6, 7, 8, 9].map(tenthAt));
  return { middle, later, ratio: later / middle };
}
