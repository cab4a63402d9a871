const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);

/**
 * Does something in one transaction for the builder that has the lease.
 * @param {core.App} app
 * @param {number} fence the number of its lease
 * @param {(app: core.App, row: core.Record, build: core.Record) => void} work
 * @returns {boolean} false where another builder came after it: nothing was done
 */
function fenced(app, fence, work) {
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

module.exports = { fenced };
