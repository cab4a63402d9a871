const { waitingBuild } = require(`${__hooks}/lib/publishing/mark.js`);
const { mendClock } = require(`${__hooks}/lib/publishing/mendClock.js`);
const { pauseAfter } = require(`${__hooks}/lib/publishing/pauseAfter.js`);
const { publishingRow, timeOf } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);
const { allowedNow } = require(`${__hooks}/lib/shrink/decide.js`);

/** A builder renews it every few seconds. What is silent for so long is dead, or must not publish any more. */
const LEASE_MS = 60_000;
/** The first time that a builder dies, the next one begins at once. */
const DEATHS_AT_ONCE = 1;

/**
 * Gives the right to build and to publish to one builder, with a number that is higher than all before.
 * @param {core.App} app
 * @param {{holder: string, over?: string, cause?: string}} wish holder: who asks. over: a holder that is known to be
 * dead, whose lease need not end first. cause: what is built where no change waits
 * @returns {{fence: number, revision: number, build: string, cause: string, waited: number, allowed?: object} | {refused:
 * string}} waited: milliseconds since the oldest change that it takes. allowed: what may go unasked (lib/shrink/decide.js)
 */
function lease(app, { holder, over, cause }) {
  let answer;
  mendClock(app, LEASE_MS);
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    const others = row.getString('holder');
    if (others && others !== holder && others !== over && timeOf(row, 'lease_until') > Date.now()) {
      answer = { refused: `${others} builds now.` };
      return;
    }
    abandon(transaction, row);
    if (!cause && timeOf(row, 'retry_at') > Date.now()) {
      transaction.save(row);
      answer = { refused: 'The last attempts failed; the next one waits.' };
      return;
    }
    const firstChange = timeOf(row, 'first_change_at');
    row.set('holder', holder);
    row.set('lease_until', moment(Date.now() + LEASE_MS));
    row.set('fence', row.getInt('fence') + 1);
    row.set('first_change_at', '');
    row.set('retry_at', '');
    transaction.save(row);
    answer = { ...begin(transaction, row, cause), waited: firstChange ? Math.max(0, Date.now() - firstChange) : 0 };
  });
  return answer;
}

/** Gives up the builds of a builder that is gone, and counts it: one that dies of each build must not go on so. */
function abandon(app, row) {
  const builds = app.findRecordsByFilter('builds', 'status = "building" || status = "checking"', '', 0);
  builds.forEach((build) => {
    build.set('status', 'failed');
    build.set('progress', '');
    build.set('finished_at', moment());
    build.set(
      'error',
      'The builder stopped before it was done. The site stays as it was, and is built again by itself.',
    );
    app.save(build);
  });
  row.set('holder', '');
  row.set('lease_until', '');
  if (builds.length === 0) return;
  const failures = row.getInt('failures') + 1;
  row.set('failures', failures);
  if (failures <= DEATHS_AT_ONCE) return;
  row.set('failed_revision', row.getInt('revision'));
  row.set('retry_at', moment(Date.now() + pauseAfter(failures)));
}

/**
 * Gives up the build of a builder that fell silent, also where no other one comes.
 * @param {core.App} app
 */
function endSilence(app) {
  mendClock(app, LEASE_MS);
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    if (!row.getString('holder') || timeOf(row, 'lease_until') > Date.now()) return;
    abandon(transaction, row);
    transaction.save(row);
  });
}

function begin(app, row, cause) {
  const build = waitingBuild(app) || asked(app, row, cause);
  // What waits for it are all records there are: the last one of them says nothing.
  if (!hasRelease(app)) {
    build.set('cause', 'first release');
    ['by', 'collection', 'record'].forEach((name) => build.set(name, ''));
  }
  build.set('status', 'building');
  build.set('started_at', moment());
  build.set('fence', row.getInt('fence'));
  build.set('revision', row.getInt('revision'));
  app.save(build);
  const [fence, revision] = ['fence', 'revision'].map((name) => row.getInt(name));
  const allowed = allowedNow(app);
  return { fence, revision, build: build.id, cause: build.getString('cause'), ...(allowed && { allowed }) };
}

function hasRelease(app) {
  return app.findRecordsByFilter('builds', 'release != ""', '', 1).length > 0;
}

function asked(app, row, cause) {
  const build = new Record(app.findCollectionByNameOrId('builds'));
  build.set('cause', cause || `once more: ${row.getString('cause')}`);
  if (!cause) ['by', 'collection', 'record'].forEach((name) => build.set(name, row.getString(name)));
  return build;
}

module.exports = { lease, endSilence, LEASE_MS };
