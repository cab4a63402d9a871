const { obstacle } = require(`${__hooks}/lib/preview/standing.js`);
const { isOwner } = require(`${__hooks}/lib/roles/roleOf.js`);
const { mayChoose } = require(`${__hooks}/lib/shrink/decide.js`);
const { draftRecords } = require(`${__hooks}/lib/status/draftRecords.js`);
const { keptReleases } = require(`${__hooks}/lib/status/keptReleases.js`);
const { plannedRecords } = require(`${__hooks}/lib/status/plannedRecords.js`);
const { plainBuild } = require(`${__hooks}/lib/status/plainBuild.js`);
const { publishingNow } = require(`${__hooks}/lib/status/publishingNow.js`);

const SHOWN_BUILDS = 20;
const SHOWN_FAILURES = 5;

/**
 * What the status page shows of publishing.
 * @param {core.App} app
 * @param {core.Record} auth who asks
 */
function overview(app, auth) {
  const publishing = publishingNow(app);
  const { live } = publishing;
  const find = (filter, limit) => app.findRecordsByFilter('builds', filter, '-@rowid', limit, 0);
  return {
    ...publishing,
    person: { email: auth.getString('email'), role: isOwner(auth) ? 'owner' : 'editor' },
    planned: plannedRecords(app),
    drafts: draftRecords(app),
    // Why none of them can be previewed.
    previewTrouble: obstacle(),
    failures: find('status = "failed"', SHOWN_FAILURES).map((build) => ({
      ...plainBuild(build),
      shrink: shrinkFor(build, auth),
    })),
    builds: find('', SHOWN_BUILDS).map(plainBuild),
    releases: keptReleases(app, live ? live.release : ''),
    host: otherHost(app),
  };
}

/** The loss that a build would cause, and whether this person may decide about it, without ids of people. */
function shrinkFor(build, auth) {
  const shrink = JSON.parse(build.getString('shrink') || 'null');
  if (!shrink) return null;
  const { by_ids, ...shown } = shrink;
  return { ...shown, may: mayChoose({ ...shown, by_ids }, auth) };
}

/** The last that another host was told, where one is. */
function otherHost(app) {
  const [told] = app.findRecordsByFilter('deploy_hooks', 'status != "replaced"', '-@rowid', 1, 0);
  if (!told) return null;
  const names = ['id', 'status', 'host', 'cause', 'delivered_at', 'next_try', 'last_error'];
  return Object.fromEntries(names.map((name) => [name, told.getString(name)]));
}

module.exports = { overview };
