import { publishingRow } from '../queue/publishingRow';

/**
 * Runs work in one transaction for the builder that has the lease.
 * @param fence the number of its lease
 * @returns false if another builder has the lease now: nothing was done
 */
export function fenced(
  app: core.App,
  fence: number,
  work: (app: core.App, row: core.Record, build: core.Record) => void,
): boolean {
  let mine = false;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    // Without a holder the lease was given back: a call with its number is too late.
    if (row.getInt('fence') !== fence || !row.getString('holder')) return;
    const build = transaction.findFirstRecordByFilter('builds', 'fence = {:fence}', { fence });
    work(transaction, row, build);
    mine = true;
  });
  return mine;
}
