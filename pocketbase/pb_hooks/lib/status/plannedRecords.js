const { describeRecord } = require(`${__hooks}/lib/status/describeRecord.js`);
const { isContent } = require(`${__hooks}/lib/publishing/visible.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);

const MOST = 5;

/**
 * What is published by itself next, the earliest first.
 * @param {core.App} app
 * @returns {{at: string, collection: string, id: string, label: string}[]}
 */
function plannedRecords(app) {
  const now = moment();
  const isPlanned = (collection) =>
    isContent(collection) && ['status', 'publish_at'].every((name) => collection.fields.getByName(name));
  return app
    .findAllCollections()
    .filter(isPlanned)
    .flatMap(({ name }) =>
      app.findRecordsByFilter(name, 'status = "published" && publish_at > {:now}', 'publish_at', MOST, 0, { now }),
    )
    .map((record) => ({ at: record.getString('publish_at'), ...describeRecord(record) }))
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .slice(0, MOST);
}

module.exports = { plannedRecords };
