/** The table of locales: the only place in the project with a locale's code, name and path prefix. */
export const locales = [
  { code: 'en', name: 'English', prefix: '', ogLocale: 'en_GB' },
  { code: 'sl', name: 'Slovenščina', prefix: '/sl', ogLocale: 'sl_SI' },
] as const;

export type Locale = (typeof locales)[number]['code'];

export const defaultLocale: Locale = 'en';
export const localeCodes: readonly Locale[] = locales.map(({ code }) => code);

/** The table's row of a locale; throws on a code that is in no row. */
export function localeOf(code: string): (typeof locales)[number] {
  const locale = locales.find((row) => row.code === code);
  if (!locale) throw new Error(`Unknown locale "${code}". Known: ${localeCodes.join(', ')}.`);
  return locale;
}

/** Adds a locale's prefix to a path without one: ("/blog/", "sl") → "/sl/blog/". */
export function localePath(path: string, locale: string): string {
  return `${localeOf(locale).prefix}${path}`;
}

/** The path of a locale's web manifest. */
export const manifestPath = (locale: string): string => localePath('/manifest.webmanifest', locale);

/** The path of each locale's home page. A function, because a constant would be in the bootstrap script too. */
export const homePaths = (): Record<string, string> =>
  Object.fromEntries(localeCodes.map((code) => [code, localePath('/', code)]));

/** Splits a path into its locale and the rest: "/sl/blog/" → { locale: "sl", path: "/blog/" }. */
export function splitLocale(path: string): { locale: Locale; path: string } {
  const row = locales.find(({ prefix }) => prefix && (path === prefix || path.startsWith(`${prefix}/`)));
  return row ? { locale: row.code, path: path.slice(row.prefix.length) || '/' } : { locale: defaultLocale, path };
}

/** The locales for which a rule about a path counts: one for a path with a locale's prefix, otherwise all. */
export function localesOf(path: string): readonly Locale[] {
  const { locale } = splitLocale(path);
  return locale === defaultLocale ? localeCodes : [locale];
}
