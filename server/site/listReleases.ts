import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../dataFolder';
import { currentId } from './currentRelease';
import { readInfo, type ReleaseInfo } from './ReleaseInfo';

export interface ListedRelease extends ReleaseInfo {
  /** Visitors see it. */
  live: boolean;
}

/** The releases that can go live, the newest first. */
export async function listReleases(data: DataFolder): Promise<ListedRelease[]> {
  const live = await currentId(data);
  const found = await Promise.all(
    (await releaseIds(data)).map(async (id) => {
      const info = await readInfo(path.join(data.releases, id));
      return info?.id === id ? { ...info, live: id === live } : undefined;
    }),
  );
  return found.filter((release): release is ListedRelease => release !== undefined);
}

/** Names of the releases, the newest first: a name is a time. */
export async function releaseIds(data: DataFolder): Promise<string[]> {
  const names = await readdir(data.releases).catch(() => []);
  return names
    .filter((name) => !name.endsWith('.tmp'))
    .sort()
    .reverse();
}
