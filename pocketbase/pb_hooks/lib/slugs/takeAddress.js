const { siteNow } = require(`${__hooks}/lib/redirects/faultOf.js`);
const { beginsAt } = require(`${__hooks}/lib/slugs/leadElsewhere.js`);

/**
 * A page is to stand at an address: what was left there by a page before it goes. A redirect that an editor made stays.
 * @param {core.App} app of the transaction in which the record is saved
 * @param {string} address without a language
 */
function takeAddress(app, address) {
  const site = siteNow();
  const left = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true }));
  left.filter((record) => beginsAt(record.getString('from'), address, site)).forEach((record) => app.delete(record));
  app.findAllRecords('gone', $dbx.hashExp({ from: address })).forEach((record) => app.delete(record));
}

module.exports = { takeAddress };
