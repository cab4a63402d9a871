import type { CollectionOptions, LocaleOptions } from '../options/Options';

/** The locales whose texts stand in for a locale that has none, best first: when none of them has any, there is no node. */
export function fallbackChain(locale: string, locales: LocaleOptions, options: CollectionOptions): string[] {
  const fallback = options.fallback ?? locales.fallback;
  if (fallback === 'default') return [locales.default];
  return fallback === 'skip' ? [] : (fallback[locale] ?? []);
}
