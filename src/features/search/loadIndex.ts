import type { SearchResult } from 'minisearch';
import MiniSearch from 'minisearch';
import type { Locale } from '../../i18n/locales';
import { queryOf, strictnesses, wordsToFind, searchOptions } from '../../i18n/search/searchOptions';
import {
  type IndexPart,
  indexPartPath,
  type SearchEntry,
  type StoredEntry,
  type TextPart,
  textPartPath,
} from '../../i18n/search/SearchIndex';

/** A found page with the matching terms. */
export type FoundPage = StoredEntry & { readonly terms: ReadonlySet<string> };
/** The number of found pages, and the best of them first. */
export type Findings = { readonly total: number; readonly pages: readonly FoundPage[] };
/** Texts of the pages, by path. */
export type PageTexts = ReadonlyMap<string, string>;

/** The most results: another query is faster than reading more. */
const MOST = 20;

/** A page's title counts more than its text. */
const BOOST = { title: 6, tags: 3, headings: 3, summary: 2 };

async function read<T>(path: string): Promise<T> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return (await answer.json()) as T;
}

const countTo = (count: number): number[] => Array.from({ length: count }, (_, number) => number);

async function readParts(locale: Locale): Promise<IndexPart[]> {
  const first = await read<IndexPart>(indexPartPath(locale, 0));
  const rest = countTo(first.parts).slice(1);
  return [first, ...(await Promise.all(rest.map((part) => read<IndexPart>(indexPartPath(locale, part)))))];
}

async function readTexts(locale: Locale, parts: number): Promise<PageTexts> {
  // Without texts a result shows the page's summary.
  const readPart = (part: number) => read<TextPart>(textPartPath(locale, part)).catch((): TextPart => ({}));
  return new Map((await Promise.all(countTo(parts).map(readPart))).flatMap((texts) => Object.entries(texts)));
}

const pageOf = ({ path, kind, title, summary, titleLocale, textLocale, terms }: SearchResult): FoundPage =>
  ({ path, kind, title, summary, titleLocale, textLocale, terms: new Set(terms) }) as FoundPage;

function findIn(parts: readonly MiniSearch<SearchEntry>[], typed: string, locale: Locale): Findings {
  const words = wordsToFind(typed, locale);
  if (words.length === 0) return { total: 0, pages: [] };
  for (const strictness of strictnesses) {
    const query = queryOf(words, locale, strictness);
    const results = parts.flatMap((part) => part.search(query, { boost: BOOST }));
    if (results.length === 0) continue;
    results.sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
    return { total: results.length, pages: results.slice(0, MOST).map(pageOf) };
  }
  return { total: 0, pages: [] };
}

/** Loads a locale's index. */
export async function loadIndex(locale: Locale) {
  const files = await readParts(locale);
  const parts = await Promise.all(files.map(({ index }) => MiniSearch.loadJSAsync(index, searchOptions(locale))));
  return {
    find: (typed: string) => findIn(parts, typed, locale),
    /** Loaded after the index, which works without them. */
    texts: readTexts(locale, parts.length),
  };
}

/** A loaded index of a locale. */
export type SiteIndex = Awaited<ReturnType<typeof loadIndex>>;

const opened = new Map<Locale, Promise<SiteIndex>>();

/** Loads a locale's index once; after a failure it can be requested again. */
export function openIndex(locale: Locale): Promise<SiteIndex> {
  const known = opened.get(locale);
  if (known) return known;
  const loading = loadIndex(locale);
  opened.set(locale, loading);
  loading.catch(() => opened.delete(locale));
  return loading;
}
