const { fenced } = require(`${__hooks}/lib/publishing/fenced.js`);
const { waitingBuild } = require(`${__hooks}/lib/publishing/mark.js`);
const { pauseAfter } = require(`${__hooks}/lib/publishing/pauseAfter.js`);
const { timeOf } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);
const { carryOver, takeBackPermissions } = require(`${__hooks}/lib/shrink/decide.js`);
const { describeShrink } = require(`${__hooks}/lib/shrink/describeShrink.js`);

const KEPT_BUILDS = 200;
const COUNTED = ['release', 'parts', 'pages', 'pages_changed', 'changed_paths'];
const OUTCOME = [...COUNTED, 'error', 'error_link', 'warning', 'dead_links'];

/**
 * What became of a build; the lease is given back.
 * @param {core.App} app
 * @param {{fence: number, status: 'live' | 'failed' | 'queued', ofMachine?: boolean}} outcome and the fields of a row of
 * `builds`. queued: the builder is being stopped, another one will do it. ofMachine: the content had no part in the
 * failure, so it is tried again by itself
 * @returns {boolean} whether its lease held
 */
function finish(app, outcome) {
  const mine = fenced(app, outcome.fence, (transaction, row, build) => {
    if (outcome.status === 'live') settleLive(transaction, row, build);
    if (outcome.status === 'failed') settleFailed(row, build, outcome.ofMachine);
    row.set('holder', '');
    row.set('lease_until', '');
    transaction.save(row);
    if (outcome.status === 'queued') {
      queueAgain(transaction, build);
      return;
    }

    OUTCOME.filter((name) => outcome[name] !== undefined).forEach((name) => build.set(name, outcome[name]));
    if (outcome.shrink) describeShrink(transaction, build, outcome.shrink);
    else if (outcome.status === 'failed') carryOver(transaction, build);
    build.set('status', outcome.status);
    build.set('progress', '');
    build.set('finished_at', moment());
    // The clock may have been put back meanwhile, and the field takes no negative number: the build would never end.
    build.set('duration_ms', Math.max(0, Date.now() - timeOf(build, 'started_at')));
    transaction.save(build);
  });
  if (mine) forgetOldBuilds(app);
  return mine;
}

function settleLive(app, row, build) {
  replaceLive(app, 'replaced');
  takeBackPermissions(app, build.getInt('revision'));
  row.set('built_revision', build.getInt('revision'));
  row.set('failed_revision', 0);
  row.set('failures', 0);
  row.set('retry_at', '');
}

function settleFailed(row, build, ofMachine) {
  const failures = row.getInt('failures') + 1;
  row.set('failures', failures);
  row.set('failed_revision', build.getInt('revision'));
  row.set('retry_at', ofMachine ? moment(Date.now() + pauseAfter(failures)) : '');
}

/**
 * It waits again, unless a newer one waits already and takes its changes along.
 * @param {core.App} app
 * @param {core.Record} build
 */
function queueAgain(app, build) {
  if (waitingBuild(app)) {
    app.delete(build);
    return;
  }
  ['progress', 'started_at', 'fence'].forEach((name) => build.set(name, ''));
  build.set('status', 'queued');
  app.save(build);
}

/**
 * What visitors saw until now.
 * @param {core.App} app
 * @param {'replaced' | 'rolled_back'} status what it becomes
 */
function replaceLive(app, status) {
  app.findRecordsByFilter('builds', 'status = "live"', '', 0).forEach((build) => {
    build.set('status', status);
    app.save(build);
  });
}

/** The newest are kept, and always what is live and what waits. */
function forgetOldBuilds(app) {
  app
    .findRecordsByFilter('builds', 'status != "live" && status != "queued"', '-created', 1000, KEPT_BUILDS)
    .forEach((build) => app.delete(build));
}

module.exports = { finish, queueAgain, replaceLive };
