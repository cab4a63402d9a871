import type { Stats } from 'node:fs';

/** A file or folder that changed less than this before the scan may change again with the same stamp. */
export const TICK_MS = 1_000;

/** A file, or a folder's list of names, is unchanged as long as its stamp is. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** The last change of content or attributes: no program can set the latter time back. */
export const changedAt = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

/**
 * Whether a stamp identifies the content.
 * @param changed time of the last change
 * @param seenAt time of the scan, before the content was read
 */
export const isReliable = (changed: number, seenAt: number): boolean => changed < seenAt - TICK_MS;
