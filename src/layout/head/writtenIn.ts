import { defaultLocale, type Locale, localeCodes } from '../../i18n/locales';

/** Of a record, whether it has texts of its own in the language of the page and in the others. */
export type Translated = {
  readonly isFallback: boolean;
  readonly alternates: readonly { readonly locale: string; readonly isFallback: boolean }[];
};

/**
 * The languages in which a page has a text of its own; what is no record, a list, has all.
 * @param own language of the page
 */
export function writtenIn(own: Locale, record: Translated | null | undefined): readonly Locale[] {
  if (!record) return localeCodes;
  const versions = [{ locale: own as string, isFallback: record.isFallback }, ...record.alternates];
  const written = localeCodes.filter((code) =>
    versions.some(({ locale, isFallback }) => locale === code && !isFallback),
  );
  return written.length > 0 ? written : [defaultLocale];
}
