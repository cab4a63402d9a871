const { siteNow } = require(`${__hooks}/lib/redirects/faultOf.js`);
const { leadElsewhere } = require(`${__hooks}/lib/slugs/leadElsewhere.js`);

/** PocketBase's own limit of a text that has none. */
const TITLE_MAX = 5000;

/**
 * A page is deleted: its address, and those that led there by themselves, are gone for good.
 * @param {core.App} app of the transaction in which the record is deleted
 * @param {string} address without a language
 * @param {{title: string, collection: string, record: string, by: string}} about what stood there
 */
function leaveAddress(app, address, about) {
  const site = siteNow();
  const move = { from: address, to: address };
  const left = app
    .findAllRecords('redirects', $dbx.hashExp({ automatic: true }))
    .filter((record) => leadElsewhere(record.getString('to').replace(/\*$/, ''), move, site) !== undefined);
  const addresses = left.map((record) => record.getString('from')).filter((from) => !from.endsWith('*'));
  left.forEach((record) => app.delete(record));
  [address, ...addresses].forEach((from) => markGone(app, from, about));
}

function markGone(app, from, { title: whole, collection, record, by }) {
  const [known] = app.findAllRecords('gone', $dbx.hashExp({ from }));
  const row = known || new Record(app.findCollectionByNameOrId('gone'));
  // A title that was written past the limits must not keep its record from being deleted.
  const title = whole.slice(0, row.collection().fields.getByName('title').max || TITLE_MAX);
  const note = 'Made by itself when the record was deleted.';
  const unsaved = { '@by': by, '@follows': true };
  Object.entries({ from, title, collection, record, note, ...unsaved }).forEach(([name, value]) =>
    row.set(name, value),
  );
  app.save(row);
}

module.exports = { leaveAddress };
