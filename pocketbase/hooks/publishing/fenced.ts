import { publishingRow } from '../queue/publishingRow';

/**
 * Does something in one transaction for the builder that has the lease.
 * @param fence the number of its lease
 * @returns false where another builder came after it: nothing was done
 */
export function fenced(
  app: core.App,
  fence: number,
  work: (app: core.App, row: core.Record, build: core.Record) => void,
): boolean {
  let mine = false;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    // Without a holder the lease was given back: what comes with its number comes too late.
    if (row.getInt('fence') !== fence || !row.getString('holder')) return;
    const build = transaction.findFirstRecordByFilter('builds', 'fence = {:fence}', { fence });
    work(transaction, row, build);
    mine = true;
  });
  return mine;
}
