import { enqueueMails } from '../mail/enqueueMails';
import { networkMark, sign } from './spam/caller';
import { isTokenSuspect, tokenUse } from './spam/formToken';
import { checkQuota } from './spam/quota';
import type { Submission } from './submission/readSubmission';
import { hasManyLinks, identify, repeatableText, rowOf } from './submissionRow';

/** The longest wait of a visitor for a locked database. */
const PATIENCE_MS = 3000;
/** PocketBase's own value, for everything but submissions. */
const USUAL_MS = 10000;

/**
 * Runs work in a transaction that has the database's write lock from the start. PocketBase has one connection that writes, and
 * begins a transaction without the lock. Taking the lock first limits the wait: PocketBase would retry a query that failed
 * later again and again. Requests queue for the connection, so each one's remaining time is counted from its own start.
 * @param table any that exists
 * @param started time at which the request came
 */
function whileLocked<T>(txApp: core.App, table: string, started: number, action: () => T): T {
  // Never longer than that, even if the clock is set back meanwhile.
  const left = Math.min(PATIENCE_MS, Math.max(0, started + PATIENCE_MS - Date.now()));
  setPatience(txApp, left);
  try {
    txApp.db().newQuery(`DELETE FROM {{${table}}} WHERE 0`).execute();
  } finally {
    setPatience(txApp, USUAL_MS);
  }
  return action();
}

function setPatience(txApp: core.App, ms: number) {
  txApp.db().newQuery(`PRAGMA busy_timeout = ${ms}`).execute();
}

/** Saves the row of a submission and returns its record. */
type Write = (txApp: core.App, collection: string, row: Record<string, unknown>) => core.Record;

/** Saves a row as a new record, for the routes that are not PocketBase's own. */
export function saveRow(txApp: core.App, collection: string, row: object) {
  const record = new Record(txApp.findCachedCollectionByNameOrId(collection), row);
  txApp.save(record);
  return record;
}

/** Marks the answer to a repeat of a stored submission, so that it is not counted again. The body is the first answer's. */
export const markReplay = (response: http.ResponseWriter) => response.header().set('Idempotent-Replayed', 'true');

/** The HTTP status of each outcome that stores nothing. */
export const STATUS = { refused: 422, keyReused: 422, tokenUsed: 409, tooMany: 429, storage: 503 };

/** The outcome of a submission; `retryAfter` in seconds. */
type Outcome =
  | { kind: 'stored'; record: core.Record; isReplay: boolean }
  | { kind: 'keyReused' }
  | { kind: 'tokenUsed' }
  | { kind: 'tooMany'; retryAfter: number }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'storage'; retryAfter: number };

interface Asked {
  submission: Submission;
  collection: string;
  network: string;
  write: Write;
  /** Takes back what was counted of this submission, if it was. */
  takeBack: () => void;
}

/**
 * Stores a submission with its mails, both or neither, and each submission once.
 * @param write saves the row and returns the record
 */
export function storeSubmission(
  e: core.RequestEvent | core.RecordRequestEvent,
  submission: Submission,
  write: Write,
): Outcome {
  const started = Date.now();
  const collection = submission.form === 'contact' ? 'messages' : 'form_messages';
  let outcome: Outcome | undefined;
  const asked: Asked = { submission, collection, network: '', write, takeBack: () => undefined };
  try {
    asked.network = networkMark(e);
    $app.runInTransaction((txApp) => {
      outcome = whileLocked(txApp, collection, started, () => storeOnce(txApp, asked));
    });
    if (!outcome) throw new Error('The transaction ended without an outcome.');
    return outcome;
  } catch (error) {
    // On a full disk it is the commit that fails.
    asked.takeBack();
    const fields = refusals(error, submission.fields);
    if (fields) return { kind: 'refused', fields };
    // Without the values: visitors' texts are never logged.
    $app.logger().error('A submission was not stored', 'form', submission.form, 'error', String(error));
    return { kind: 'storage', retryAfter: 30 };
  }
}

function storeOnce(txApp: core.App, asked: Asked): Outcome {
  const { submission, collection, network, write } = asked;
  const { fingerprint, keys } = identify(submission, Date.now(), $security.sha256);
  const before = findByKey(txApp, collection, keys);
  if (before) {
    const isSame = before.getString('fingerprint') === fingerprint;
    return isSame ? { kind: 'stored', record: before, isReplay: true } : { kind: 'keyReused' };
  }

  const text = repeatableText(submission.fields);
  const quota = checkQuota({ form: submission.form, network, text: text && sign(text) });
  if (quota.retryAfter > 0) return { kind: 'tooMany', retryAfter: quota.retryAfter };
  const token = tokenUse(txApp, submission.token);
  if (token.isUsed) return { kind: 'tokenUsed' };

  const status = quota.isRepeated || isSpam(submission) ? 'spam' : 'new';
  const record = write(txApp, collection, rowOf(submission, { status, key: keys[0], fingerprint }));
  // A hook without e.next() makes a save succeed that writes nothing; then the record is still a new one.
  if (record.isNew()) throw new Error('The row was not written.');
  const { form, locale } = submission;
  if (status === 'new') enqueueMails(txApp, { form, record, locale }, quota.isFlood);
  token.spend();
  asked.takeBack = quota.spend(status === 'new' && !quota.isFlood);
  return { kind: 'stored', record, isReplay: false };
}

function findByKey(txApp: core.App, collection: string, keys: string[]) {
  // Explicit, because the index leaves out rows without a key: SQLite would not use it, and read every row.
  const hasKey = $dbx.exp("[[key]] != ''");
  return txApp.findAllRecords(collection, $dbx.in('key', ...keys), hasKey)[0];
}

function isSpam({ fields, token, trapped }: Submission) {
  return trapped || isTokenSuspect(token, Date.now(), sign) || hasManyLinks(fields);
}

/**
 * The fields that the database's own rules refuse, where these are stricter than the form's. Only fields that the visitor wrote
 * count: a referral's code that exists already is no error of the visitor.
 */
function refusals(error: unknown, written: object): Record<string, string> | undefined {
  const { value: thrown } = error as { value?: unknown };
  const value = thrown ? JSON.parse(JSON.stringify(thrown)) : {};
  const entries = Object.entries<{ code?: string } | null>(value.data || value);
  const faults = entries.filter(([name, fault]) => name in written && fault?.code);
  if (faults.length === 0) return undefined;
  return Object.fromEntries(faults.map(([name]) => [name, name === 'email' ? 'email' : 'invalid']));
}
