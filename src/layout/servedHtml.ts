import { isBot } from '../lib/browser/isBot';

/**
 * What the server sent within an element, for readers that are no people: they get that again, and no error page. Null for
 * everybody else.
 */
export const servedHtml = (id: string): string | null =>
  typeof window !== 'undefined' && isBot(navigator.userAgent) ? (document.getElementById(id)?.innerHTML ?? '') : null;
