import path from 'node:path';
import { keyDigest } from '../keyDigest';
import { readFile, writeFile } from 'node:fs/promises';
import { type FileInfo, INFO_VERSION } from '../FileInfo';
import { writeWhole } from './writeWhole';

/** The store's folder of resized images. */
export const SIZED = 'sized';

const SIDECAR = /^\.(.+)\.json$/;

/** Name of the file of a sidecar; undefined if the name is no sidecar's. */
export const nameOfSidecar = (name: string): string | undefined => SIDECAR.exec(name)?.[1];

/** The paths in a store. PocketBase's names never begin with a dot, so they cannot conflict with the store's own. */
export const storePaths = (dir: string) => ({
  file: (key: string) => path.join(dir, key),
  /** The facts of a file, beside it. It also marks the file as the store's. */
  sidecar: (key: string) => path.join(dir, path.dirname(key), `.${path.basename(key)}.json`),
  /** Folder of an image's other sizes. */
  sized: (key: string) => path.join(dir, SIZED, keyDigest(key)),
  /** Folder of incomplete files. */
  drafts: path.join(dir, '.drafts'),
  /** The times since when files are unneeded. */
  unneeded: path.join(dir, '.unneeded.json'),
});

export type StorePaths = ReturnType<typeof storePaths>;

/** The facts of a file with their version. */
interface Sidecar {
  version: number;
  info: FileInfo;
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string';
const isNumberOrNull = (value: unknown) => value === null || typeof value === 'number';

/** Every version has the size; the other facts are checked in the current version only. */
const isInfo = (value: Partial<Record<keyof FileInfo, unknown>>, version: number): boolean =>
  typeof value.size === 'number' &&
  (version !== INFO_VERSION ||
    (typeof value.mimeType === 'string' &&
      typeof value.isAnimated === 'boolean' &&
      [value.width, value.height].every(isNumberOrNull) &&
      [value.dominantColor, value.blurDataURL].every(isTextOrNull)));

/** Reads a file's sidecar; undefined if it is missing or cannot be read. */
export async function readSidecar(paths: StorePaths, key: string): Promise<Sidecar | undefined> {
  try {
    const { version, info } = JSON.parse(await readFile(paths.sidecar(key), 'utf8')) as Sidecar;
    return typeof version === 'number' && isInfo(info, version) ? { version, info } : undefined;
  } catch {
    return undefined;
  }
}

export async function writeSidecar(paths: StorePaths, key: string, info: FileInfo): Promise<void> {
  const sidecar: Sidecar = { version: INFO_VERSION, info };
  await writeWhole(paths.drafts, paths.sidecar(key), (draft) => writeFile(draft, `${JSON.stringify(sidecar)}\n`));
}
