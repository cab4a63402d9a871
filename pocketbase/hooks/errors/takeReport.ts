import { contentType } from '../lib/readBody';
import { readReport } from './readReport';

/** Reports in an hour, of all browsers together: who changes the address a request comes from can't fill the log either. */
const MOST_IN_AN_HOUR = 200;
const HOUR = 3_600_000;

/** Counts this report in; false when the hour has had its share. Held in PocketBase, as each VM has its own variables. */
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
 * Answers an error report: 204 when it is in the log, 400 when it is none, 415 for anything but JSON, 429 when there have
 * been too many.
 */
export function takeReport(e: core.RequestEvent) {
  // A foreign page can't send this type without the browser asking us first (CORS).
  if (contentType(e.request) !== 'application/json') return e.json(415, { error: 'contentType' });
  const report = readReport(parse(toString(e.request.body)));
  if (!report) return e.json(400, { error: 'report' });
  if (!counted(Date.now())) return e.json(429, { error: 'tooMany' });
  const { message, stack, path, version } = report;
  $app.logger().error('Error in a browser', 'message', message, 'stack', stack, 'path', path, 'version', version);
  return e.noContent(204);
}
