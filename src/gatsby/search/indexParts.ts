import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';
import type { Locale } from '../../i18n/locales';
import type { IndexPart, SearchEntry, TextPart } from '../../i18n/search/SearchIndex';
import { searchOptions } from '../../i18n/search/searchOptions';

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
