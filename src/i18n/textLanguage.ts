import { type Locale, localeCodes } from './locales';

/** A record of which it is known which of its texts are written in another language than the page's. */
export type Written = { readonly borrowed: readonly { readonly field: string; readonly locale: string }[] };

/**
 * The language of one of a record's texts where it is not the page's, for the `lang` of what shows it: a text without a
 * translation is the original, and a funder may demand Slovenian in every language.
 * @param record if there is one: else the interface's own words stand in for it
 * @param field as queries name it: `title`, `image_alt`
 */
export function textLanguage(record: Written | null | undefined, field: string): Locale | undefined {
  const written = record?.borrowed.find((text) => text.field === field)?.locale;
  return localeCodes.find((code) => code === written);
}
