import { defaultLocale, type Locale } from './locales';

/** The language of a record's texts where it is not the page's, for their `lang`: one without a translation shows its original. */
export const textLanguage = ({ isFallback }: { readonly isFallback: boolean }): Locale | undefined =>
  isFallback ? defaultLocale : undefined;
