import path from 'node:path';
import { keyDigest } from '../fileKey';

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
