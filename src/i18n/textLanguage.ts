import { type Locale, localeCodes } from './locales';

/** A record with the list of its texts that are in another locale than the page. */
export type Written = { readonly borrowed: readonly { readonly field: string; readonly locale: string }[] };

/**
 * Returns the language of a record's text if it is not the page's, for the element's `lang`: a text without a
 * translation is the original, and a funder may require Slovenian in every locale.
 * @param record if there is one; otherwise the interface's own labels replace it
 * @param field as queries name it: `title`, `image_alt`
 */
export function textLanguage(record: Written | null | undefined, field: string): Locale | undefined {
  const written = record?.borrowed.find((text) => text.field === field)?.locale;
  return localeCodes.find((code) => code === written);
}

/**
 * Returns a text that may describe its page in search results: none in another language than the page, which would be passed over there.
 * @param text of the record, or a part of it
 * @param field that has the text
 */
export const ownText = (record: Written | null | undefined, field: string, text: string | null | undefined) =>
  textLanguage(record, field) === undefined ? (text ?? null) : null;

/**
 * Returns a record's text for search engines, or the shown text it stands for: also where only the shown one is in the
 * page's language, for a search result in another language than its page is passed over.
 * @param own field for search engines: `seo_title`
 * @param shown field of the page: `title`
 */
export function searchText<Own extends string, Shown extends string>(
  record: Written & Readonly<Record<Own | Shown, string | null>>,
  own: Own,
  shown: Shown,
): string | null {
  const isBetter = textLanguage(record, own) === undefined || textLanguage(record, shown) !== undefined;
  return (isBetter || !record[shown] ? record[own] : null) ?? record[shown];
}
