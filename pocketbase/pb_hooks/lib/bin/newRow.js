const { moment } = require(`${__hooks}/lib/mail/moment.js`);
const { addressOf } = require(`${__hooks}/lib/slugs/addressOf.js`);
const { describeRecord } = require(`${__hooks}/lib/status/describeRecord.js`);

const KEPT_MS = 90 * 86_400_000;

/**
 * A row of the bin that is not saved yet.
 * @param {core.App} app
 * @param {{kind: 'deleted' | 'withdrawn', record: core.Record, group: string, by: string, byId: string}} what
 * @returns {core.Record}
 */
function newRow(app, { kind, record, group, by, byId }) {
  const { collection, id, label } = describeRecord(record);
  const path = addressOf(collection, record.getString('slug')) || '';
  const expires_at = moment(Date.now() + KEPT_MS);
  const values = { kind, collection, record: id, label: label.slice(0, 300), path, group, by, by_id: byId, expires_at };
  const row = new Record(app.findCachedCollectionByNameOrId('bin'));
  Object.entries(values).forEach(([name, value]) => row.set(name, value));
  return row;
}

module.exports = { newRow };
