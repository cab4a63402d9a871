const { restore } = require(`${__hooks}/lib/bin/restore.js`);
const { mark } = require(`${__hooks}/lib/publishing/mark.js`);
const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { textOf } = require(`${__hooks}/lib/requestBody.js`);
const { isOwner } = require(`${__hooks}/lib/roles/roleOf.js`);
const { rowsOf } = require(`${__hooks}/lib/shrink/rowsOf.js`);
const { mayDecide } = require(`${__hooks}/lib/shrink/summarise.js`);

/**
 * Does what a person chose about a build that would take away much: publishes it all the same, or brings back what went.
 * @param {core.App} app
 * @param {core.Record} auth
 * @param {{build: string, choice: 'publish' | 'restore', sure?: boolean}} wish sure: the second yes, which editors give
 * @returns {{done: number}} how many deletions and withdrawals were taken back
 */
function decide(app, auth, { build: id, choice, sure }) {
  let done = 0;
  app.runInTransaction((transaction) => {
    const [build] = transaction.findRecordsByIds('builds', [textOf(id)]);
    const shrink = build && jsonOf(build, 'shrink');
    if (!shrink || !['publish', 'restore'].includes(choice))
      throw new NotFoundError('There is nothing to decide here.');
    mustBeNewest(transaction, build);
    const may = mayChoose(shrink, auth);
    if (may === 'no')
      throw new ForbiddenError('Only an owner, or the editor who took all of it away, may decide this.');
    if (may === 'twice' && sure !== true)
      throw new ApiError(409, 'Confirm a second time: this concerns much of the site.');
    const by = auth.getString('email');
    if (choice === 'publish') allow(transaction, build, by);
    else done = bringBack(transaction, build, by);
  });
  return { done };
}

const jsonOf = (record, field) => JSON.parse(record.getString(field) || 'null');

function mayChoose(shrink, auth) {
  return mayDecide(shrink, { id: auth.id, isOwner: isOwner(auth) });
}

function mustBeNewest(app, build) {
  if (build.getInt('revision') === publishingRow(app).getInt('revision') && build.getString('status') === 'failed')
    return;
  throw new BadRequestError('Something was changed since. Wait until that is built, and decide then.');
}

function allow(app, build, by) {
  build.set('shrink_allowed_by', by);
  app.save(build);
  mark(app, { cause: 'published with much less content, as confirmed', by });
}

function bringBack(app, build, by) {
  const groups = rowsOf(app, jsonOf(build, 'shrink_set')).map((row) => row.getString('group'));
  const done = restore(app, [...new Set(groups)], by);
  if (done === 0) throw new BadRequestError('None of it is kept, so it cannot be brought back.');
  takeBackPermissions(app);
  mark(app, { cause: `${done} ${done === 1 ? 'record' : 'records'} brought back`, by });
  return done;
}

/**
 * The set of what may go unasked: ids by collection, and addresses.
 * @param {core.App} app
 * @returns {{records: Record<string, string[]>, pages: string[]} | undefined}
 */
function allowedNow(app) {
  const sets = app
    .findRecordsByFilter('builds', 'shrink_allowed_by != ""', '', 0)
    .map((build) => jsonOf(build, 'shrink_set'));
  if (sets.length === 0) return undefined;
  const allowed = { records: {}, pages: [] };
  sets.filter(Boolean).forEach(({ records, pages }) => {
    allowed.pages.push(...pages);
    Object.entries(records).forEach(([name, ids]) => {
      allowed.records[name] = [...(allowed.records[name] || []), ...ids];
    });
  });
  return allowed;
}

/**
 * A build that was allowed to lose content failed for something else: it can still be brought back, from the newest row.
 * @param {core.App} app of a transaction
 * @param {core.Record} build that failed, not saved yet
 */
function carryOver(app, build) {
  const [allowed] = app.findRecordsByFilter('builds', 'shrink_allowed_by != ""', '-@rowid', 1);
  if (!allowed) return;
  build.set('shrink', { ...jsonOf(allowed, 'shrink'), allowed_by: allowed.getString('shrink_allowed_by') });
  build.set('shrink_set', jsonOf(allowed, 'shrink_set'));
}

/**
 * Ends permissions: what was allowed is live, or was brought back. Should it go another time, that is asked anew.
 * @param {core.App} app of a transaction
 * @param {number} [until] only those of builds before this revision
 */
function takeBackPermissions(app, until = Infinity) {
  app.findRecordsByFilter('builds', 'shrink_allowed_by != ""', '', 0).forEach((build) => {
    if (build.getInt('revision') >= until) return;
    build.set('shrink_allowed_by', '');
    build.set('shrink_set', null);
    app.save(build);
  });
}

module.exports = { allowedNow, carryOver, decide, mayChoose, takeBackPermissions };
