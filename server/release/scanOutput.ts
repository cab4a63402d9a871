import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { cacheRule, isPublished } from '../site/classify';
import { changedAt, isReliable, stampOf } from '../site/files';

/** Folders that are scanned at a time: the renewal of a lease must not wait for thousands. */
const AT_ONCE = 200;

/** A file; it is unchanged as long as its stamp is. */
export interface Scanned {
  size: number;
  stamp: string;
  /** The last change that its stamp shows. */
  changedAt: number;
}

/** A folder's names; they are unchanged as long as its stamp is. */
interface Listing {
  stamp: string;
  /** Names of subfolders. */
  folders: string[];
  /** Paths of its public files. */
  files: string[];
}

/** The scanned folders of each output: reading a folder takes ten times as long as checking its stamp. */
const known = new Map<string, ReadonlyMap<string, Listing>>();

/**
 * Scans all public files of a build. Ten thousand pages are twenty thousand files, which takes a fraction of a second only with
 * synchronous calls.
 * @param output Gatsby's `public`
 * @returns by path in the output, sorted, with forward slashes
 */
export async function scanOutput(output: string): Promise<Map<string, Scanned>> {
  const before = known.get(output);
  const reliable = new Map<string, Listing>();
  const scannedAt = Date.now();
  const found: [string, Scanned][] = [];
  const waiting = [''];
  for (let count = 1; waiting.length > 0; count++) {
    const folder = waiting.pop() ?? '';
    const { stamp, changedAt: changed } = scan(path.join(output, folder));
    const old = before?.get(folder);
    const listing = old?.stamp === stamp ? old : { stamp, ...list(output, folder) };
    if (isReliable(changed, scannedAt)) reliable.set(folder, listing);
    for (const name of listing.folders) waiting.push(folder ? `${folder}/${name}` : name);
    for (const file of listing.files) found.push([file, scanFile(output, file)]);
    if (count % AT_ONCE === 0) await breathe();
  }
  known.set(output, reliable);
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function list(output: string, folder: string): Pick<Listing, 'folders' | 'files'> {
  const folders: string[] = [];
  const files: string[] = [];
  for (const entry of readdirSync(path.join(output, folder), { withFileTypes: true })) {
    const file = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) folders.push(entry.name);
    else if (entry.isFile() && isPublished(file)) files.push(file);
  }
  return { folders, files };
}

function scan(place: string): Scanned {
  const found = lstatSync(place);
  return { size: found.size, stamp: stampOf(found), changedAt: changedAt(found) };
}

/**
 * The time of the last change of attributes does not count for a file with a digest of its content in its name: pictures and share
 * cards are hard links to their stores, and each preview that links them too, or removes its links, changes it for all.
 */
function scanFile(output: string, file: string): Scanned {
  const place = path.join(output, file);
  if (cacheRule(file) !== 'immutable') return scan(place);
  const { size, mtimeMs, ino } = lstatSync(place);
  return { size, stamp: `${size} ${mtimeMs} ${ino}`, changedAt: mtimeMs };
}
