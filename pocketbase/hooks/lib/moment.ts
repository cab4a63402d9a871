/**
 * A moment as PocketBase writes it into its database, so that text compares as time does.
 * @param at milliseconds of the epoch; now if left out
 */
export function moment(at: number = Date.now()) {
  return new Date(at).toISOString().replace('T', ' ');
}

/** Corrections of a second or two are everyday work of NTP. */
const SLACK_MS = 5000;

/**
 * Corrects timestamps of a queue that lie further ahead than any could: the clock was put back after they were written. A
 * waiting entry becomes due; a lease is shortened to a whole one from now, for its holder may be at work.
 * @param longest pauses: the longest one after each number of attempts,
 *   beginning with none
 */
export function endImpossibleWaits(
  app: core.App,
  table: 'outbox' | 'deploy_hooks',
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
