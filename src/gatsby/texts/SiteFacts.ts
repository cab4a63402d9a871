import type { Locale } from '../../i18n/locales';

/** The site's texts for feeds and lists of pages, in one locale. */
export type SiteFacts = { locale: Locale; siteUrl: string; siteName: string; description: string };
