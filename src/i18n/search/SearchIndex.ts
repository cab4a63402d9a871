import type { AsPlainObject } from 'minisearch';
import type { Locale } from '../locales';

/** Id of the field on the search page. A link with this fragment focuses the field, without any script. */
export const SEARCH_FIELD = 'search-field';

/** Path of the search page, without a locale's prefix; `?q=` is the query. */
export const SEARCH_PATH = '/search/';

/** The kinds of pages in results. */
export type SearchKind = 'page' | 'post' | 'case' | 'project' | 'workshop' | 'tag';

/** A page in the search index. */
export type SearchEntry = {
  readonly path: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly summary: string;
  /** Names of its topics, separated by spaces. */
  readonly tags: string;
  readonly headings: string;
  /** The rest of its text. */
  readonly text: string;
  /** The locale of its title, if that is not the index's: an original without translation, or what a funder wants. */
  readonly titleLocale?: Locale | undefined;
  /** The same of its summary. */
  readonly textLocale?: Locale | undefined;
};

/** The stored part of an entry, shown in a result; the rest is only indexed. */
export type StoredEntry = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary' | 'titleLocale' | 'textLocale'>;

/** A part of a locale's index. An edit changes one part and not the whole index; `parts` is the number of parts. */
export type IndexPart = { readonly parts: number; readonly index: AsPlainObject };

/** Texts of the pages of a part, by path; a result's excerpt comes from them. */
export type TextPart = Readonly<Record<string, string>>;

/** Path of a part of a locale's index. */
export const indexPartPath = (locale: string, part: number): string => `/search-index/${locale}-${part}.json`;

/** Path of the texts of that part. */
export const textPartPath = (locale: string, part: number): string => `/search-index/${locale}-${part}.texts.json`;
