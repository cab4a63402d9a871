import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { DataFolder } from '../../dataFolder';
import { readJson, replaceFile } from '../../jsonFile';

/** A lost live release, and its replacement. */
interface LostRelease {
  /** Empty if the link was missing, so that the lost release is unknown. */
  lost: string;
  live: string;
}

/** The publisher and the status page (pocketbase/hooks/release/loadLive.ts) read it, until the link moves again. */
const noteOf = (data: DataFolder): string => path.join(data.run, 'lost-release.json');

/** Records it; a full or read-only disk must not stop the server. */
export function noteLostRelease(data: DataFolder, lost: LostRelease): Promise<void> {
  return replaceFile(noteOf(data), JSON.stringify(lost)).catch(() => undefined);
}

/** Removes the record, after the link has moved again. */
export function forgetLostRelease(data: DataFolder): Promise<void> {
  return rm(noteOf(data), { force: true }).catch(() => undefined);
}

/** The record, if any. */
export function readLostRelease(data: DataFolder): Promise<LostRelease | undefined> {
  return readJson(noteOf(data));
}
