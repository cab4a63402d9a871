import { CLOCK_SLACK_MS, moment } from '../lib/moment';
import { publishingRow, timeOf } from '../queue/publishingRow';

const FIRST_MS = 15_000;
const LONGEST_MS = 15 * 60_000;

/** The pause before the next attempt, after a number of failures in a row. */
export function pauseAfter(failures: number) {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
}

/**
 * Corrects timestamps of the publishing row that are too far in the future to be right: the clock was set back after they were
 * written, and publishing would wait for as long as that. A lease that ends later than a full one from now is shortened to
 * that; a running builder renews it, a dead one does not.
 */
export function mendClock(app: core.App, leaseMs: number) {
  if (Object.keys(corrections(publishingRow(app), leaseMs)).length === 0) return;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    Object.entries(corrections(row, leaseMs)).forEach(([field, at]) => row.set(field, moment(at)));
    transaction.save(row);
  });
}

function corrections(row: core.Record, leaseMs: number) {
  const now = Date.now();
  const latest = {
    lease_until: { allowed: leaseMs, instead: now + leaseMs },
    retry_at: { allowed: LONGEST_MS, instead: now + pauseAfter(row.getInt('failures')) },
    changed_at: { allowed: 0, instead: now },
    first_change_at: { allowed: 0, instead: now },
  };
  const impossible = Object.entries(latest).filter(
    ([field, { allowed }]) => timeOf(row, field) > now + allowed + CLOCK_SLACK_MS,
  );
  return Object.fromEntries(impossible.map(([field, { instead }]) => [field, instead]));
}
