const { describeChange } = require(`${__hooks}/lib/publishing/describeChange.js`);

/**
 * What mark.js is told of a record's change.
 * @param {core.Record} record
 * @param {string} verb what became of it
 */
function changeOf(record, verb) {
  const collection = record.collection().name;
  const named = { collection, id: record.id, get: (name) => record.getString(name) };
  const follows = record.getBool('@follows');
  return { cause: describeChange(named, verb), by: record.getString('@by'), collection, record: record.id, follows };
}

module.exports = { changeOf };
