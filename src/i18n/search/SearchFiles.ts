import type { AsPlainObject } from 'minisearch';

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
