import type { AsPlainObject } from 'minisearch';

/** The field of the search's page. A link to this place of the page puts the focus there, without any script. */
export const SEARCH_FIELD = 'search-field';

/** The search as a page of its own, written for no language in particular; `?q=` says what to look for. */
export const SEARCH_PATH = '/search/';

/** The kinds of pages in results. */
export type SearchKind = 'page' | 'post' | 'case' | 'project' | 'workshop' | 'tag';

/** A page as the search knows it. */
export type SearchEntry = {
  readonly path: string;
  readonly kind: SearchKind;
  readonly title: string;
  readonly summary: string;
  /** Names of the topics that it bears, apart by spaces. */
  readonly tags: string;
  readonly headings: string;
  /** All else that it says. */
  readonly text: string;
  /** Has no words of the index's language and shows those of the original. */
  readonly isFallback: boolean;
};

/** The stored part of an entry, shown in a result; the rest is only indexed. */
export type StoredEntry = Pick<SearchEntry, 'path' | 'kind' | 'title' | 'summary' | 'isFallback'>;

/**
 * A part of a language's index. An edit changes one part and not the whole index; the first part says how many there are.
 */
export type IndexPart = { readonly parts: number; readonly index: AsPlainObject };

/** Texts of the pages of a part, by path: a result's excerpt is cut from them. */
export type TextPart = Readonly<Record<string, string>>;

/** Where the build writes a part of a language's index. */
export const indexPartPath = (locale: string, part: number): string => `/search-index/${locale}-${part}.json`;

/** Where the build writes the texts of that part. */
export const textPartPath = (locale: string, part: number): string => `/search-index/${locale}-${part}.texts.json`;
