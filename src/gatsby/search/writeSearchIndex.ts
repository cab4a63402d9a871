import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { localeCodes } from '../../i18n/locales';
import { indexPartPath, textPartPath } from '../../i18n/search/SearchIndex';
import { stampOf } from '../lib/files';
import { indexParts } from './indexParts';
import { type LocalEntry, searchEntries } from './searchEntries';
import type { FoundPages } from './searchQuery';

/** The last text that this process wrote, and the file's stamp: megabytes that need not be read for a comparison. */
const written = new Map<string, { content: string; stamp: string | undefined }>();

function isWritten(file: string, content: string): boolean {
  const last = written.get(file);
  return last?.content === content && last.stamp === stampOf(file);
}

/**
 * Writes the search index of each locale. An unchanged file is not written, so it need not be published again; a file
 * that no longer belongs to the index is removed.
 * @param publicDir the build's output
 * @param found the result of the search's query
 * @param posts the entries of articles
 * @param built the paths that have a page
 */
export async function writeSearchIndex(
  publicDir: string,
  found: FoundPages,
  posts: readonly LocalEntry[],
  built: ReadonlySet<string>,
): Promise<void> {
  const entries = searchEntries(found, posts, built);
  const files = localeCodes.flatMap((locale) =>
    indexParts(entries[locale] ?? [], locale).flatMap(({ index, texts }, part) => [
      [indexPartPath(locale, part), index] as const,
      [textPartPath(locale, part), texts] as const,
    ]),
  );
  const folder = join(publicDir, dirname(indexPartPath('', 0)));
  await mkdir(folder, { recursive: true });
  const wanted = new Set(files.map(([path]) => basename(path)));
  for (const name of await readdir(folder)) if (!wanted.has(name)) await rm(join(folder, name));
  for (const [path, content] of files) {
    const file = join(publicDir, path);
    if (isWritten(file, content)) continue;
    const before = await readFile(file, 'utf8').catch(() => undefined);
    if (before !== content) await writeFile(file, content);
    written.set(file, { content, stamp: stampOf(file) });
  }
}
