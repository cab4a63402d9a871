import { moment } from './moment';

// The tables `outbox` and `deploy_hooks` are queues: a row waits until `next_try`, one process takes it by a lease, and a
// failure makes it wait again.
type Queue = 'outbox' | 'deploy_hooks';

/** NTP corrects clocks by a second or two all the time. */
const SLACK_MS = 5000;

/**
 * Corrects timestamps that are too far in the future to be right: the clock was set back after they were written. A waiting
 * row becomes due; a lease is shortened to a full one from now, because its holder may be at work.
 * @param pauses the longest pause after each number of attempts, beginning with none
 */
export function endImpossibleWaits(
  app: core.App,
  table: Queue,
  { pauses, leaseMs }: { pauses: readonly number[]; leaseMs: number },
) {
  const now = Date.now();
  const latest = pauses.map((pause) => moment(now + pause + SLACK_MS));
  const cases = latest.map((_, attempts) => `WHEN ${attempts} THEN {:latest${attempts}}`).join(' ');
  const bound = Object.fromEntries(latest.map((at, attempts) => [`latest${attempts}`, at]));
  const update = (text: string, values: Record<string, string | undefined>) =>
    app.nonconcurrentDB().newQuery(`UPDATE {{${table}}} SET ${text}`).bind(values).execute();
  update(
    `[[next_try]] = {:now} WHERE [[status]] = 'waiting'
     AND [[next_try]] > CASE [[attempts]] ${cases} ELSE {:latest${latest.length - 1}} END`,
    { ...bound, now: moment(now) },
  );
  update("[[lease_until]] = {:until} WHERE [[status]] = 'sending' AND [[lease_until]] > {:latest}", {
    until: moment(now + leaseMs),
    latest: moment(now + leaseMs + SLACK_MS),
  });
}

/** Writes the outcome of a row and ends its lease, unless the lease ended before and another process has the row. */
export function settle(
  app: core.App,
  table: Queue,
  { id, lease }: DynamicModel,
  outcome: Record<string, string | undefined>,
) {
  const values = { ...outcome, lease: '', lease_until: '', updated: moment() };
  app.nonconcurrentDB().update(table, values, $dbx.hashExp({ id, lease })).execute();
}

/** Before a row is saved: setting its status to waiting restarts it at once, with all its attempts. */
export function restartWaiting(e: core.RecordEvent) {
  if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    e.record.load({ attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' });
  }
  return e.next();
}

/** Counts the rows of a queue with a status. */
export const countRows = (app: core.App, table: Queue, status: string) =>
  app.countRecords(table, $dbx.hashExp({ status }));
