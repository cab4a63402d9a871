import { contentType } from '../lib/request';
import { routerAdd } from '../register';

const LONGEST: Readonly<Record<string, number>> = { message: 300, stack: 3000, path: 300, version: 20 };

/** Removes queries from URLs in a text: they may identify the visitor. */
const withoutQuery = (text: string) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s:)]*/g, '$1');

/** Replaces control characters other than line ends: they could move a terminal's cursor or forge a log entry. */
const printable = (text: string) => text.replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');

/**
 * Reads the fields of an error report. The browser has removed personal data (src/runtime/errors/sendErrorReport.ts); URLs are
 * cleaned once more, since anybody can send a report.
 * @param body parsed JSON
 * @returns undefined when the body is not a report
 */
export function readReport(
  body: unknown,
): { message: string; stack: string; path: string; version: string } | undefined {
  const text = (name: string) => {
    const value = body instanceof Object ? (body as Record<string, unknown>)[name] : undefined;
    return typeof value === 'string' ? printable(withoutQuery(value)).slice(0, LONGEST[name] ?? 0) : '';
  };
  const message = text('message').trim();
  const path = text('path').replace(/[?#].*$/s, '');
  if (!message || !path.startsWith('/')) return undefined;
  return { message, stack: text('stack'), path, version: text('version') };
}

/** Reports an hour, of all browsers together: changing the client's address does not raise the limit. */
const MOST_IN_AN_HOUR = 200;
const HOUR = 3_600_000;

/** Counts a report; false when the hour's limit is reached. In PocketBase's store, because each VM has its own variables. */
function counted(now: number) {
  const store = $app.store();
  const key = `error-reports-${Math.floor(now / HOUR)}`;
  const before = Number(store.get(key) || 0);
  if (before >= MOST_IN_AN_HOUR) return false;
  if (before === 0) store.remove(`error-reports-${Math.floor(now / HOUR) - 1}`);
  store.set(key, before + 1);
  return true;
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Answers an error report: 204 when it is logged, 400 when it is not a report, 415 for anything but JSON, 429 above the
 * limit.
 */
function takeReport(e: core.RequestEvent) {
  // A page of another site cannot send this type without a CORS preflight.
  if (contentType(e.request) !== 'application/json') return e.json(415, { error: 'contentType' });
  const report = readReport(parse(toString(e.request.body)));
  if (!report) return e.json(400, { error: 'report' });
  if (!counted(Date.now())) return e.json(429, { error: 'tooMany' });
  const { message, stack, path, version } = report;
  $app.logger().error('Error in a browser', 'message', message, 'stack', stack, 'path', path, 'version', version);
  return e.noContent(204);
}

// Receives errors of the site's scripts from browsers, with ERROR_REPORT=1; otherwise 404. They go to PocketBase's log, which the
// dashboard shows and which is deleted after a week.
routerAdd(
  'POST',
  '/_site/error-report',
  (e) => {
    if ($os.getenv('ERROR_REPORT') !== '1') throw new NotFoundError();
    return takeReport(e);
  },
  // The report itself is the log entry.
  { maxBytes: 8 * 1024, unlogged: true },
);
