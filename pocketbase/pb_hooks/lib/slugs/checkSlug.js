const { siteNow } = require(`${__hooks}/lib/redirects/faultOf.js`);
const { addressOf, isReserved, ownersOf } = require(`${__hooks}/lib/slugs/addressOf.js`);
const { refuse } = require(`${__hooks}/lib/slugs/refuse.js`);

/**
 * Refuses a slug whose address is another record's, and says whose.
 * @param {core.App} app
 * @param {core.Record} record as it is to be
 */
function checkSlug(app, record) {
  const collection = record.collection().name;
  const address = addressOf(collection, record.getString('slug'));
  if (!address) return;
  const { homes = {} } = siteNow();
  const isNew = record.isNew() || record.original().getString('slug') !== record.getString('slug');
  if (collection === 'pages' && isNew && isReserved(address, homes)) {
    refuse('slug_reserved', `${address} is a page that the site makes by itself. Choose another slug.`);
  }
  for (const owner of ownersOf(address)) {
    const [other] = app.findAllRecords(owner.collection, $dbx.hashExp({ slug: owner.slug }));
    if (!other || (owner.collection === collection && other.id === record.id)) continue;
    const name = other.getString('title') || other.getString('name');
    const link = `${app.settings().meta.appURL}/_/#/collections?collection=${owner.collection}&record=${other.id}`;
    refuse('slug_taken', `"${name}" stands at ${address} already (${link}). Choose another slug.`);
  }
}

module.exports = { checkSlug };
