import type { Locale } from '../../i18n/locales';

/** Where a page stands, as what is said of it to search engines has to know. */
export type Place = {
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Name of the site in the page's language. */
  readonly siteName: string;
  /** The page's own full address. */
  readonly url: string;
  /** Full address of the first page in the page's language. */
  readonly home: string;
  readonly locale: Locale;
};
