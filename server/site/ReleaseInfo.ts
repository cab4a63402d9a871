import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Fingerprint, MANIFEST } from './manifest';

/** Beside the manifest, for whoever lists releases: of many pages a manifest is megabytes. */
export const INFO = '.release.json';

/** A release as people see it in a list. */
export interface ReleaseInfo {
  id: string;
  createdAt: string;
  fingerprint: Fingerprint;
  /** Describes its purpose. */
  cause: string;
  /** How many pages it has, and how many of them differed from the release before. */
  pages: number;
  changed: number;
}

/** Reads it; releases of old tell no more than their id, which is their time. */
export async function readInfo(folder: string): Promise<ReleaseInfo | undefined> {
  for (const name of [INFO, MANIFEST]) {
    try {
      const info = JSON.parse(await readFile(path.join(folder, name), 'utf8')) as ReleaseInfo;
      const { id, createdAt, fingerprint, cause = '', pages = 0, changed = 0 } = info;
      return { id, createdAt, fingerprint, cause, pages, changed };
    } catch {
      // Not there, or not readable: no release that could go live.
    }
  }
  return undefined;
}

/** When a release was last seen by visitors: its file `id` is touched when another takes its place. */
export async function lastLive(folder: string): Promise<number> {
  return stat(path.join(folder, 'id')).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
