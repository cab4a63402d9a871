import MiniSearch from 'minisearch';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Locale, localeCodes } from '../../i18n/locales';
import {
  type IndexPart,
  type SearchEntry,
  type TextPart,
  indexPartPath,
  textPartPath,
} from '../../i18n/search/SearchIndex';
import { searchOptions } from '../../i18n/search/searchOptions';
import { stampOf } from '../lib/files';
import { type LocalEntry, searchEntries } from './searchEntries';
import type { FoundPages } from './searchQuery';

/** The usual maximum of pages in a part: so many are indexed and compressed in a fraction of a second. */
const PART_SIZE = 250;

/** A part of a locale's index as JSON, as it is written. */
export type WrittenPart = { readonly index: string; readonly texts: string };

const digestOf = (text: string): string => createHash('sha1').update(text).digest('hex');

/** Digests of entries, by object: an edit replaces one of ten thousand. */
const digests = new WeakMap<SearchEntry, string>();

function entryDigest(entry: SearchEntry): string {
  const digest = digests.get(entry) ?? digestOf(JSON.stringify(entry));
  digests.set(entry, digest);
  return digest;
}

/**
 * A page stays in its part while others are added and removed; the number of parts doubles only with the number of
 * pages.
 */
function divide(entries: readonly SearchEntry[]): SearchEntry[][] {
  const count = 2 ** Math.max(0, Math.ceil(Math.log2(entries.length / PART_SIZE)));
  const parts = Array.from({ length: count }, (): SearchEntry[] => []);
  for (const entry of entries) parts[parseInt(digestOf(entry.path).slice(0, 8), 16) % count]?.push(entry);
  return parts;
}

function writePart(entries: readonly SearchEntry[], locale: Locale, parts: number): WrittenPart {
  const search = new MiniSearch(searchOptions(locale));
  search.addAll(entries);
  const index: IndexPart = { parts, index: search.toJSON() };
  const texts: TextPart = Object.fromEntries(
    entries.map(({ path, summary, text }) => [path, `${summary} ${text}`.trim()]),
  );
  return { index: JSON.stringify(index), texts: JSON.stringify(texts) };
}

/** The parts of the last build in this process, by locale: an edit changes one of them. */
const made = new Map<Locale, ReadonlyMap<string, WrittenPart>>();

/**
 * Returns the index of a locale, in parts.
 * @param entries in the order of paths: the same pages make the same files
 */
export function indexParts(entries: readonly SearchEntry[], locale: Locale): WrittenPart[] {
  const before = made.get(locale);
  const parts = divide(entries).map((part, _, all) => {
    const digest = digestOf([all.length, ...part.map(entryDigest)].join());
    return [digest, before?.get(digest) ?? writePart(part, locale, all.length)] as const;
  });
  made.set(locale, new Map(parts));
  return parts.map(([, part]) => part);
}

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
