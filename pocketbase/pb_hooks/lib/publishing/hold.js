const { queueAgain } = require(`${__hooks}/lib/publishing/finish.js`);
const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);

/**
 * An older release was chosen: nothing that was changed until now goes live before the next change, also not what is being
 * built.
 * @param {core.App} app of a transaction
 */
function hold(app) {
  const row = publishingRow(app);
  row.set('held_revision', row.getInt('revision'));
  // Whoever builds may not publish any more.
  row.set('holder', '');
  row.set('lease_until', '');
  app.save(row);
  app
    .findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0)
    .forEach((build) => queueAgain(app, build));
}

/**
 * What waits may go live.
 * @param {core.App} app of a transaction
 */
function letGo(app) {
  const row = publishingRow(app);
  row.set('held_revision', 0);
  app.save(row);
}

/**
 * Whether a release is the newest that a build made.
 * @param {core.App} app
 * @param {string} release
 */
function isNewest(app, release) {
  // A release's name begins with its time.
  const [newest] = app.findRecordsByFilter('builds', 'release != ""', '-release', 1);
  return !newest || newest.getString('release') <= release;
}

module.exports = { hold, isNewest, letGo };
