import { readFile, writeFile } from 'node:fs/promises';
import { type FileInfo, INFO_VERSION } from '../FileInfo';
import type { StorePaths } from './storePaths';
import { writeWhole } from './writeWhole';

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
