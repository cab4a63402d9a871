const { siteNow } = require(`${__hooks}/lib/redirects/faultOf.js`);
const { withoutLanguage } = require(`${__hooks}/lib/slugs/withoutLanguage.js`);

/** SQLite takes some thousands of parameters, in one query. */
const AT_ONCE = 500;

/**
 * The newest row of the bin for each record, and for each page whose record is not named, that a build would take away.
 * @param {core.App} app
 * @param {{records: Record<string, string[]>, pages: string[]}} set
 * @returns {core.Record[]} the last that went first
 */
function rowsOf(app, { records, pages }) {
  const { homes = {} } = siteNow();
  const ids = Object.values(records).flat();
  const paths = [...new Set(pages.map((page) => withoutLanguage(page, homes)))];
  const found = [...findBy(app, 'record', ids), ...findBy(app, 'path', paths)].filter(
    (row) => row.getString('kind') === 'deleted' || isWithdrawn(app, row),
  );
  const newest = new Map();
  found
    .sort((one, other) => (one.getString('created') < other.getString('created') ? 1 : -1))
    .forEach((row) => {
      const key = `${row.getString('collection')} ${row.getString('record')}`;
      if (!newest.has(key)) newest.set(key, row);
    });
  return [...newest.values()];
}

function isWithdrawn(app, row) {
  return app.findRecordsByIds(row.getString('collection'), [row.getString('record')]).length > 0;
}

function findBy(app, column, values) {
  const rows = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    rows.push(...app.findAllRecords('bin', $dbx.in(column, ...values.slice(at, at + AT_ONCE))));
  }
  return rows;
}

module.exports = { rowsOf };
