import type { Locale } from '../i18n/locales';

/** The context that createPages gives every page. */
export type PageContext = {
  readonly language: Locale;
  /** The template, such as `post-list`. */
  readonly template: string;
  /** Path without and with the locale's prefix. */
  readonly i18n: { readonly originalPath: string; readonly path: string };
};

/** The context of pages about workshops. */
export type WorkshopContext = PageContext & {
  /** The day of the build, as 2026-11-21. */
  readonly today: string;
};
