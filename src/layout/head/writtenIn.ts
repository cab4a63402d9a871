import { defaultLocale, type Locale, localeCodes } from '../../i18n/locales';

/** Whether a record has a text of its own in the page's locale and in the others. */
export type Translated = {
  readonly isFallback: boolean;
  readonly alternates: readonly { readonly locale: string; readonly isFallback: boolean }[];
};

/**
 * Returns the locales in which a page has a text of its own; a page without a record, such as a list, has all.
 * @param own locale of the page
 */
export function writtenIn(own: Locale, record: Translated | null | undefined): readonly Locale[] {
  if (!record) return localeCodes;
  const versions = [{ locale: own as string, isFallback: record.isFallback }, ...record.alternates];
  const written = localeCodes.filter((code) =>
    versions.some(({ locale, isFallback }) => locale === code && !isFallback),
  );
  return written.length > 0 ? written : [defaultLocale];
}
