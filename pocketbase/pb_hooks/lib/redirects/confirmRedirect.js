const { doubtOf } = require(`${__hooks}/lib/redirects/doubtOf.js`);
const { siteNow } = require(`${__hooks}/lib/redirects/faultOf.js`);
const { isVisible } = require(`${__hooks}/lib/publishing/visible.js`);
const { ownersOf } = require(`${__hooks}/lib/slugs/addressOf.js`);

/** Not a field: set on what came by a request. The seed and the redirects made after a rename ask nobody. */
const BY_PERSON = '@byPerson';

/** @param {core.Record} record of a request */
function markAsAsked(record) {
  record.set(BY_PERSON, true);
}

/**
 * Finds the doubt that a person must confirm before a redirect is saved. The yes counts for this save only: it was about these paths.
 * @param {core.App} app
 * @param {core.Record} record as it is to be
 * @returns {{field: 'from' | 'to', code: string, message: string} | undefined}
 */
function openQuestion(app, record) {
  const isConfirmed = record.getBool('confirmed');
  record.set('confirmed', false);
  if (isConfirmed || !record.get(BY_PERSON)) return undefined;
  const before = record.original();
  const isSame = (field) => record.getString(field) === before.getString(field);
  if (!record.isNew() && isSame('from') && isSame('to')) return undefined;

  const site = siteNow();
  const draft = { from: record.getString('from'), to: record.getString('to') };
  return doubtOf(draft, site, (path) => isPublished(app, path, site.homes || {}));
}

function isPublished(app, path, homes) {
  const prefix = Object.values(homes).find((home) => home !== '/' && path.startsWith(home)) || '/';
  return ownersOf(`/${path.slice(prefix.length)}`).some(({ collection, slug }) => {
    const [record] = app.findAllRecords(collection, $dbx.hashExp({ slug }));
    return record !== undefined && isVisible(app, record);
  });
}

module.exports = { markAsAsked, openQuestion };
