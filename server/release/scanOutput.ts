import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { isPublished } from './classify';

/** So many folders are read before others may go on: a renewed lease must not wait for thousands. */
const AT_ONCE = 200;

/** A file is the same as long as its stamp is. */
export interface Scanned {
  size: number;
  stamp: string;
  /** When its content or its attributes were last changed. */
  changedAt: number;
}

/**
 * Looks at all files of a build that visitors may have. Ten thousand pages are twenty thousand files, which takes a
 * fraction of a second only because no call waits for another thread.
 * @param output Gatsby's `public`
 * @returns paths in it, sorted, with forward slashes
 */
export async function scanOutput(output: string): Promise<Map<string, Scanned>> {
  const found: [string, Scanned][] = [];
  const waiting = [''];
  for (let count = 1; waiting.length > 0; count++) {
    const folder = waiting.pop() ?? '';
    for (const entry of readdirSync(path.join(output, folder), { withFileTypes: true })) {
      const file = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) waiting.push(file);
      else if (entry.isFile() && isPublished(file)) found.push([file, scan(path.join(output, file))]);
    }
    if (count % AT_ONCE === 0) await breathe();
  }
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The time of the last change cannot be set back by a program, as that of the last writing can. */
function scan(file: string): Scanned {
  const { size, mtimeMs, ctimeMs, ino } = lstatSync(file);
  return { size, stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changedAt: Math.max(mtimeMs, ctimeMs) };
}
