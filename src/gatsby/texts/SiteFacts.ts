import type { Locale } from '../../i18n/locales';

/** What a feed and a list of pages say of the site, in one language. */
export type SiteFacts = { locale: Locale; siteUrl: string; siteName: string; description: string };
