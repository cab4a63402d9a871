import { wordsIn } from './termOf';

/** The extension of a legacy URL; no page is about it. */
const EXTENSION = /\.(html?|php|aspx?)$/i;

/**
 * Returns the words of a path that leads nowhere, for a search: "/sl/blog/vavčer-za-ai.html" → "blog vavčer za ai".
 * @param home the locale's home page, which is left out
 */
export function wordsOfPath(path: string, home: string): string {
  const own = path.startsWith(home) ? path.slice(home.length) : path;
  return wordsIn(own.replace(EXTENSION, ''))
    .map(({ word }) => word)
    .join(' ');
}
