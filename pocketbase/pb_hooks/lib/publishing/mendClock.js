const { LONGEST_MS, pauseAfter } = require(`${__hooks}/lib/publishing/pauseAfter.js`);
const { publishingRow, timeOf } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);

/** Corrections of a second or two are everyday work of NTP. */
const SLACK_MS = 5000;

/**
 * Corrects timestamps of the publishing row that lie further ahead than any could: the clock was put back after they were
 * written, and publishing would wait for as long as that. A lease that ends later than a whole one from now is shortened to
 * that, which a living builder renews and a dead one does not.
 * @param {core.App} app
 * @param {number} leaseMs
 */
function mendClock(app, leaseMs) {
  if (Object.keys(corrections(publishingRow(app), leaseMs)).length === 0) return;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    Object.entries(corrections(row, leaseMs)).forEach(([field, at]) => row.set(field, moment(at)));
    transaction.save(row);
  });
}

function corrections(row, leaseMs) {
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

module.exports = { mendClock };
