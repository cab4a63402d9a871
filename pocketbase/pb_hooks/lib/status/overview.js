const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { isOwner } = require(`${__hooks}/lib/roles/roleOf.js`);
const { keptReleases } = require(`${__hooks}/lib/status/keptReleases.js`);
const { plannedRecords } = require(`${__hooks}/lib/status/plannedRecords.js`);
const { plainBuild } = require(`${__hooks}/lib/status/plainBuild.js`);

const SHOWN_BUILDS = 20;
const SHOWN_FAILURES = 5;
const UNDER_WAY = 'status = "queued" || status = "building" || status = "checking"';

/**
 * What the status page shows of publishing; times as PocketBase keeps them, and its clock beside them.
 * @param {core.App} app
 * @param {core.Record} auth who asks
 */
function overview(app, auth) {
  const row = publishingRow(app);
  const find = (filter, limit, sort = '-@rowid') =>
    app.findRecordsByFilter('builds', filter, sort, limit, 0).map(plainBuild);
  const [live] = find('status = "live"', 1);
  return {
    now: Date.now(),
    person: { email: auth.getString('email'), role: isOwner(auth) ? 'owner' : 'editor' },
    revision: row.getInt('revision'),
    // What failed is not tried again before a change, or before this time.
    isStuck: row.getInt('failed_revision') === row.getInt('revision') && row.getInt('failures') > 0,
    retryAt: row.getString('retry_at'),
    // Kept by the route that builders ask (publishing.pb.js); gone with a restart, and there again half a second later.
    builderSeen: app.store().get('publishing.builderSeen') || 0,
    live: live || null,
    pending: find(UNDER_WAY, 3, '@rowid'),
    planned: plannedRecords(app),
    failures: find('status = "failed"', SHOWN_FAILURES),
    builds: find('', SHOWN_BUILDS),
    releases: keptReleases(app, live ? live.release : ''),
    host: otherHost(app),
  };
}

/** The last that another host was told, where one is. */
function otherHost(app) {
  const [told] = app.findRecordsByFilter('deploy_hooks', 'status != "replaced"', '-@rowid', 1, 0);
  if (!told) return null;
  const names = ['id', 'status', 'host', 'cause', 'delivered_at', 'next_try', 'last_error'];
  return Object.fromEntries(names.map((name) => [name, told.getString(name)]));
}

module.exports = { overview };
