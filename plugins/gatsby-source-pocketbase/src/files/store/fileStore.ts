import { readFile, stat, writeFile } from 'node:fs/promises';
import type { Client } from '../../client/createClient';
import { reasonOf, SourceError } from '../../errors';
import type { Model } from '../../model/Model';
import { describeFile } from '../describeFile';
import { INFO_VERSION } from '../FileInfo';
import { isSafeKey } from '../fileKey';
import { createFileSource, type FileOptions } from '../fileSource';
import { readSidecar, storePaths, writeSidecar } from './storePaths';
import { writeWhole } from './writeWhole';

export type FileStore = ReturnType<typeof createFileStore>;

/** Adds the file to an error. An unreachable server has its own error. */
async function naming<T>(key: string, task: Promise<T>): Promise<T> {
  try {
    return await task;
  } catch (error) {
    if (error instanceof SourceError) throw error;
    throw new SourceError('10401', { file: key, reason: reasonOf(error) });
  }
}

/**
 * The files of records, kept on this machine outside Gatsby's cache. A key's content never changes, so a stored file is never
 * fetched or described again, also after Gatsby's cache was removed.
 */
export function createFileStore(dir: string, client: Client, model: Model, options: FileOptions) {
  const paths = storePaths(dir);
  const source = createFileSource(client, model, options);

  const describe = async (key: string, bytes: Buffer) => {
    const info = await describeFile(key, bytes);
    await writeSidecar(paths, key, info);
    return info;
  };
  const has = (key: string, size: number) =>
    stat(paths.file(key)).then(
      (found) => found.isFile() && found.size === size,
      () => false,
    );
  const infoOf = async (key: string) => {
    const sidecar = isSafeKey(key) ? await readSidecar(paths, key) : undefined;
    if (!sidecar || !(await has(key, sidecar.info.size))) return undefined;
    return sidecar.version === INFO_VERSION ? sidecar.info : describe(key, await readFile(paths.file(key)));
  };
  const fetchFile = async (key: string) => {
    if (!isSafeKey(key)) throw new Error('its name would lead out of the folder');
    const bytes = await source.download(key);
    if (!bytes) return undefined;
    // The sidecar goes first: after a kill in between every file still has one, which marks it as the store's.
    const info = await describe(key, bytes);
    await writeWhole(paths.drafts, paths.file(key), (draft) => writeFile(draft, bytes));
    return info;
  };

  return {
    /** The file's public URL outside the site; null if the site has a copy. */
    address: source.address,
    /** Whether a file with this size exists: enough for a known file. */
    has,
    /** The facts of a file; undefined if it is not in the store. */
    info: (key: string) => naming(key, infoOf(key)),
    /** Fetches a file and describes it; undefined if it is missing. */
    fetch: (key: string) => naming(key, fetchFile(key)),
  };
}
