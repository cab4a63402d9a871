import { CLOCK_SLACK_MS, moment } from './moment';

// The tables `outbox` and `deploy_hooks` are queues: a row waits until `next_try`, one process takes it by a lease, and a
// failure makes it wait again.
type Queue = 'outbox' | 'deploy_hooks';

/**
 * Corrects timestamps that are too far in the future to be right: the clock was set back after they were written. A waiting
 * row becomes due; a lease is shortened to a full one from now, because its holder may be at work.
 * @param pauses the longest pause after each number of attempts, beginning with none
 * @param spared waiting rows that wait longer on purpose, in SQL
 */
export function endImpossibleWaits(
  app: core.App,
  table: Queue,
  { pauses, leaseMs, spared = '0' }: { pauses: readonly number[]; leaseMs: number; spared?: string },
) {
  const now = Date.now();
  const latest = pauses.map((pause) => moment(now + pause + CLOCK_SLACK_MS));
  const cases = latest.map((_, attempts) => `WHEN ${attempts} THEN {:latest${attempts}}`).join(' ');
  const bound = Object.fromEntries(latest.map((at, attempts) => [`latest${attempts}`, at]));
  const update = (text: string, values: Record<string, string | undefined>) =>
    app.nonconcurrentDB().newQuery(`UPDATE {{${table}}} SET ${text}`).bind(values).execute();
  update(
    `[[next_try]] = {:now} WHERE [[status]] = 'waiting' AND NOT (${spared})
     AND [[next_try]] > CASE [[attempts]] ${cases} ELSE {:latest${latest.length - 1}} END`,
    { ...bound, now: moment(now) },
  );
  update("[[lease_until]] = {:until} WHERE [[status]] = 'sending' AND [[lease_until]] > {:latest}", {
    until: moment(now + leaseMs),
    latest: moment(now + leaseMs + CLOCK_SLACK_MS),
  });
}

interface Taking {
  /** The columns to return, with a value of their type. */
  columns: Record<string, string | number>;
  /** The order of the rows that are due, in SQL. */
  order: string;
  lease: string;
  leaseMs: number;
  /** The number of rows that may be taken at a time. */
  most: number;
  /** Leases that are valid whatever the clock. */
  living?: string[];
}

/**
 * Takes a due row, or one whose process is gone, by one UPDATE: SQLite grants it to one process.
 * @returns undefined if there is none, or enough rows are taken
 */
export function takeRow(
  app: core.App,
  table: Queue,
  { columns, order, lease, leaseMs, most, living = [] }: Taking,
): DynamicModel | undefined {
  const now = moment();
  const bound = Object.fromEntries(living.map((one, index) => [`living${index}`, one]));
  const isLiving = living.length > 0 ? `[[lease]] IN (${living.map((_, index) => `{:living${index}}`)})` : '0';
  const rows = arrayOf(new DynamicModel(columns));
  app
    .nonconcurrentDB()
    .newQuery(
      `UPDATE {{${table}}}
       SET [[status]] = 'sending', [[attempts]] = [[attempts]] + 1, [[lease]] = {:lease}, [[lease_until]] = {:until},
           [[updated]] = {:now}
       WHERE [[id]] = (
         SELECT [[id]] FROM {{${table}}}
         WHERE ([[status]] = 'waiting' AND [[next_try]] <= {:now})
            OR ([[status]] = 'sending' AND [[lease_until]] <= {:now} AND NOT ${isLiving})
         ORDER BY ${order} LIMIT 1)
       AND (SELECT COUNT(*) FROM {{${table}}} WHERE [[status]] = 'sending' AND ([[lease_until]] > {:now} OR ${isLiving})) < ${most}
       RETURNING ${Object.keys(columns)
         .map((column) => `[[${column}]]`)
         .join(', ')}`,
    )
    .bind({ ...bound, now, lease, until: moment(Date.now() + leaseMs) })
    .all(rows);
  return rows[0];
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

/** The values of a row that is due at once, with all its attempts. */
export const restarted = () => ({ attempts: 0, next_try: moment(), lease: '', lease_until: '', last_error: '' });

/** Before a row is saved: setting its status to waiting restarts it at once, with all its attempts. */
export function restartWaiting(e: core.RecordEvent) {
  if (e.record.getString('status') === 'waiting' && e.record.original().getString('status') !== 'waiting') {
    e.record.load(restarted());
  }
  return e.next();
}

/** Counts the rows of a queue with a status. */
export const countRows = (app: core.App, table: Queue, status: string) =>
  app.countRecords(table, $dbx.hashExp({ status }));
