import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Fingerprint, MANIFEST } from './manifest';

/** A small file beside the manifest, for lists of releases: the manifest of many pages has megabytes. */
export const INFO = '.release.json';

/** A release in a list. */
export interface ReleaseInfo {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  /** Describes its purpose. */
  cause: string;
  /** The number of pages, and of those that differ from the release before. */
  pages: number;
  changed: number;
}

/** Reads the description; of legacy releases only id and time are known. */
export async function readInfo(folder: string): Promise<ReleaseInfo | undefined> {
  for (const name of [INFO, MANIFEST]) {
    try {
      const info = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ReleaseInfo;
      const { id, createdAt, fingerprint, cause = '', pages = 0, changed = 0 } = info;
      return { id, createdAt, fingerprint, cause, pages, changed };
    } catch {
      // Missing or unreadable: no release that could go live.
    }
  }
  return undefined;
}

/** When a release was last live: its file `id` is touched when another release replaces it. */
export async function lastLive(folder: string): Promise<number> {
  return stat(path.join(folder, 'id')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
