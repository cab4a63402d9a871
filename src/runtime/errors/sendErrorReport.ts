import { scriptOf } from '../../lib/browser/scriptOf';

/** The report of an error; pocketbase/hooks/errors/takeReport.ts accepts no other fields. */
export type ErrorReport = {
  readonly message: string;
  readonly stack: string;
  readonly path: string;
  readonly version: string;
};

const LONGEST = { message: 300, stack: 3000 };

/** Takes out of a text what may be personal: queries and hashes of addresses, e-mail addresses, what was typed. */
function withoutPersons(text: string, typed: readonly string[]): string {
  const bare = text
    .replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1')
    .replace(/[^\s@<("']+@[^\s@/]+\.[a-z]{2,}/gi, '[address]');
  return typed.reduce((rest, value) => rest.replaceAll(value, '[typed]'), bare);
}

/** The error that React's boundary has wrapped: the wrapper has the component, the cause the error. */
const causeOf = ({ cause }: Error): Error | undefined => (cause instanceof Error ? cause : undefined);

/**
 * Describes an error without a word of the visitor's.
 * @param error what was thrown
 * @param version of the site
 * @param typed what stood in the page's fields
 */
export function errorReport(error: Error, version: string, typed: readonly string[]): ErrorReport {
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

const told = new Set<string>();

/**
 * Tells the server of an error, if it arose in the site's own scripts and was not told of.
 * @param error what was thrown or rejected with
 * @param version of the site
 * @param typed what stood in the page's fields
 */
export async function sendErrorReport(error: unknown, version: string, typed: readonly string[]): Promise<void> {
  if (!(error instanceof Error) || !scriptOf(error)?.startsWith(`${location.origin}/`)) return;
  const name = `${error.message}\n${error.stack}`;
  if (told.size >= MOST || told.has(name)) return;
  told.add(name);
  const body = JSON.stringify(errorReport(error, version, typed));
  await fetch(ADDRESS, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body, keepalive: true });
}
