import { moment } from '../lib/moment';
import { LONGEST_MS, pauseAfter } from './pauseAfter';
import { publishingRow, timeOf } from '../queue/publishingRow';

/** Corrections of a second or two are everyday work of NTP. */
const SLACK_MS = 5000;

/**
 * Corrects timestamps of the publishing row that lie further ahead than any could: the clock was put back after they were
 * written, and publishing would wait for as long as that. A lease that ends later than a whole one from now is shortened to
 * that, which a living builder renews and a dead one does not.
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
    ([field, { allowed }]) => timeOf(row, field) > now + allowed + SLACK_MS,
  );
  return Object.fromEntries(impossible.map(([field, { instead }]) => [field, instead]));
}
