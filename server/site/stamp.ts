import type { Stats } from 'node:fs';

/** Changed as lately as this before it was looked at, a file or a folder may have been changed once more with the same stamp. */
export const TICK_MS = 1_000;

/** A file, or a folder's list of names, is the same as long as its stamp is. */
export const stampOf = ({ size, mtimeMs, ctimeMs, ino }: Stats): string => `${size} ${mtimeMs} ${ctimeMs} ${ino}`;

/** When its content or its attributes were last changed: the latter time no program can set back. */
export const changedAt = ({ mtimeMs, ctimeMs }: Stats): number => Math.max(mtimeMs, ctimeMs);

/**
 * Whether a stamp says enough of what it was taken of.
 * @param changed when that was last changed
 * @param seenAt when it was looked at, before its content was read
 */
export const isReliable = (changed: number, seenAt: number): boolean => changed < seenAt - TICK_MS;
