const { isVisible } = require(`${__hooks}/lib/publishing/visible.js`);
const { ownersOf } = require(`${__hooks}/lib/slugs/addressOf.js`);

/**
 * The record whose page stands at an address, or stood there until a moment ago.
 * @param {core.App} app
 * @param {string} address without a language
 * @returns {{record?: core.Record, isMoved?: boolean, gone?: core.Record}} gone: what is left of a record that was deleted
 */
function recordAt(app, address) {
  const record = ownerOf(app, address);
  if (record) return { record };
  const [redirect] = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true, from: address }));
  const moved = redirect && ownerOf(app, redirect.getString('to'));
  if (moved) return { record: moved, isMoved: true };
  const [gone] = app.findAllRecords('gone', $dbx.hashExp({ from: address }));
  return gone ? { gone } : {};
}

/** A page "blog/why" and a post "why" never stand at one address; drafts of old may. */
function ownerOf(app, address) {
  const found = ownersOf(address).flatMap(({ collection, slug }) =>
    app.findAllRecords(collection, $dbx.hashExp({ slug })),
  );
  return found.find((record) => isVisible(app, record)) || found[0];
}

module.exports = { recordAt };
