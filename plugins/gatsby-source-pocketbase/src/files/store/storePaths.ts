import path from 'node:path';
import { keyDigest } from '../fileKey';

/** Folder of what is made of pictures, seen from the store. */
export const SIZED = 'sized';

const SIDECAR = /^\.(.+)\.json$/;

/** Name of the file that a sidecar belongs to; undefined if the name is no sidecar's. */
export const nameOfSidecar = (name: string): string | undefined => SIDECAR.exec(name)?.[1];

/** Where everything of a store lies. No name of PocketBase's begins with a dot, so none can meet the store's own. */
export const storePaths = (dir: string) => ({
  file: (key: string) => path.join(dir, key),
  /** The facts of a file, beside it. It also marks the file as the store's own. */
  sidecar: (key: string) => path.join(dir, path.dirname(key), `.${path.basename(key)}.json`),
  /** Folder of a picture's other sizes. */
  sized: (key: string) => path.join(dir, SIZED, keyDigest(key)),
  /** Folder of what is being written. */
  drafts: path.join(dir, '.drafts'),
  /** Since when no record needs a file. */
  unneeded: path.join(dir, '.unneeded.json'),
});

export type StorePaths = ReturnType<typeof storePaths>;
