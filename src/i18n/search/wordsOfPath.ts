import { wordsIn } from './wordsIn';

/** What an address of old ends in, and no page is about. */
const EXTENSION = /\.(html?|php|aspx?)$/i;

/**
 * What somebody was looking for, as the address says that leads nowhere: "/sl/blog/vavčer-za-ai.html" → "blog vavčer za ai".
 * @param home the language's own address, which says nothing of it
 */
export function wordsOfPath(path: string, home: string): string {
  const own = path.startsWith(home) ? path.slice(home.length) : path;
  return wordsIn(own.replace(EXTENSION, ''))
    .map(({ word }) => word)
    .join(' ');
}
