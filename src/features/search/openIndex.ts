import type { Locale } from '../../i18n/locales';
import { loadIndex, type SiteIndex } from './loadIndex';

const opened = new Map<Locale, Promise<SiteIndex>>();

/** Loads a language's index, once; after a failure it can be asked for again. */
export function openIndex(locale: Locale): Promise<SiteIndex> {
  const known = opened.get(locale);
  if (known) return known;
  const loading = loadIndex(locale);
  opened.set(locale, loading);
  loading.catch(() => opened.delete(locale));
  return loading;
}
