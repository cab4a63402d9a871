import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { readJson, replaceFile } from '../../jsonFile';

/** A live release that was lost, and the one that visitors see instead. */
interface LostRelease {
  /** '' where the link was gone, so that nobody knows which one it was. */
  lost: string;
  live: string;
}

/** The builder and the status page (pocketbase/hooks/release/loadLive.ts) read it, until the link moves again. */
const noteOf = (data: DataFolder): string => path.join(data.run, 'lost-release.json');

/** Notes it; a disk that is full or read-only is no reason not to serve. */
export function noteLostRelease(data: DataFolder, lost: LostRelease): Promise<void> {
  return replaceFile(noteOf(data), JSON.stringify(lost)).catch(() => undefined);
}

/** The link was moved again. */
export function forgetLostRelease(data: DataFolder): Promise<void> {
  return rm(noteOf(data), { force: true }).catch(() => undefined);
}

/** The last note, if any. */
export function readLostRelease(data: DataFolder): Promise<LostRelease | undefined> {
  return readJson(noteOf(data));
}
