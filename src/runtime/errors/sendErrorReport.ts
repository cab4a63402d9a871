import { scriptOf } from '../../lib/browser/scriptOf';
import { errorReport } from './errorReport';

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
