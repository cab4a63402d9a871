const { LABELS } = require(`${__hooks}/lib/status/LABELS.js`);

/**
 * What a link to a record needs.
 * @param {core.Record} record
 */
function describeRecord(record) {
  const label = LABELS.map((name) => record.getString(name)).find((value) => value !== '') || record.id;
  return { collection: record.collection().name, id: record.id, label };
}

module.exports = { describeRecord };
