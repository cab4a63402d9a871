import { isBot } from '../lib/browser/isBot';

/**
 * Returns the server's HTML of an element, for bots: they keep it instead of an error page. Null for people.
 */
export const servedHtml = (id: string): string | null =>
  typeof window !== 'undefined' && isBot(navigator.userAgent) ? (document.getElementById(id)?.innerHTML ?? '') : null;
