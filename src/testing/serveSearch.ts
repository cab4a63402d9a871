import { indexParts } from '../gatsby/search/writeSearchIndex';
import type { Locale } from '../i18n/locales';
import { indexPartPath, type SearchEntry, textPartPath } from '../i18n/search/SearchIndex';

/** Answers requests for the search index of a locale like a built site; any other path is missing. */
export function serveSearch(entries: readonly SearchEntry[], locale: Locale): (path: string) => Promise<Response> {
  const files = new Map(
    indexParts(entries, locale).flatMap(({ index, texts }, part) => [
      [indexPartPath(locale, part), index] as const,
      [textPartPath(locale, part), texts] as const,
    ]),
  );
  return (path) => {
    const file = files.get(path);
    const answer = {
      ok: file !== undefined,
      status: file ? 200 : 404,
      json: () => Promise.resolve(JSON.parse(file ?? '')),
    };
    return Promise.resolve(answer as Response);
  };
}
