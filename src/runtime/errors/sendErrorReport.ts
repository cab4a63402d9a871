import { scriptOf } from '../../lib/browser/scriptOf';

const LONGEST = { message: 300, stack: 3000 };

/** Removes personal data from a text: queries and fragments of URLs, e-mail addresses, the visitor's input. */
function withoutPersons(text: string, typed: readonly string[]): string {
  const bare = text
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .replace(/[^\s@<("']+@[^\s@/]+\.[a-z]{2,}/gi, '[address]');
  return typed.reduce((rest, value) => rest.replaceAll(value, '[typed]'), bare);
}

/** The cause of the error with which React's boundary wraps another: the wrapper names the component. */
const causeOf = ({ cause }: Error): Error | undefined => (cause instanceof Error ? cause : undefined);

/**
 * Describes an error without any of the visitor's input; pocketbase/hooks/errors/hooks.ts accepts no other fields.
 * @param error the thrown error
 * @param version of the site
 * @param typed the values of the page's fields
 */
export function errorReport(error: Error, version: string, typed: readonly string[]) {
  const cause = causeOf(error);
  const message = cause ? `${error.message}: ${cause.message}` : error.message;
  return {
    message: withoutPersons(message, typed).slice(0, LONGEST.message),
    stack: withoutPersons((cause ?? error).stack ?? '', typed).slice(0, LONGEST.stack),
    path: location.pathname,
    version,
  };
}

const ADDRESS = '/_site/error-report';
/** The most reports of a page. */
const MOST = 5;

const sent = new Set<string>();

/**
 * Reports an error to the server, if it arose in the site's own scripts and was not reported yet.
 * @param error the thrown or rejected value
 * @param version of the site
 * @param typed the values of the page's fields
 */
export async function sendErrorReport(error: unknown, version: string, typed: readonly string[]): Promise<void> {
  if (!(error instanceof Error) || !scriptOf(error)?.startsWith(`${location.origin}/`)) return;
  const name = `${error.message}\n${error.stack}`;
  if (sent.size >= MOST || sent.has(name)) return;
  sent.add(name);
  const body = JSON.stringify(errorReport(error, version, typed));
  await fetch(ADDRESS, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true });
}
