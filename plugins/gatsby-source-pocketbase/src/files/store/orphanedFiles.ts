import { readFile, rm, writeFile } from 'node:fs/promises';
import type { StorePaths } from './storePaths';
import { writeWhole } from './writeWhole';

/** When files were first found to be needed by no record, by their keys, in milliseconds. */
export type Unneeded = Map<string, number>;

/** Reads since when files are unneeded. A list that cannot be read begins anew: files then stay longer, never shorter. */
export async function readUnneeded(file: string, now: number): Promise<Unneeded> {
  try {
    const { since } = JSON.parse(await readFile(file, 'utf8')) as { since: Record<string, string> };
    const times = Object.entries(since).map(([key, time]) => [key, Date.parse(time)] as const);
    // A time to come was written by a wrong clock.
    return new Map(times.filter(([, time]) => time <= now));
  } catch {
    return new Map();
  }
}

const toText = (unneeded: Unneeded): string =>
  `${JSON.stringify({ since: Object.fromEntries([...unneeded].map(([key, time]) => [key, new Date(time).toISOString()])) }, null, 1)}\n`;

/** Keeps the list if it changed. */
export async function writeUnneeded(paths: StorePaths, before: Unneeded, after: Unneeded): Promise<void> {
  if (before.size === after.size && [...after].every(([key, time]) => before.get(key) === time)) return;
  if (after.size) await writeWhole(paths.drafts, paths.unneeded, (draft) => writeFile(draft, toText(after)));
  else await rm(paths.unneeded, { force: true });
}
