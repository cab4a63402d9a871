const { noteChange } = require(`${__hooks}/lib/preview/standing.js`);
const { changeOf } = require(`${__hooks}/lib/publishing/changeOf.js`);
const { mark } = require(`${__hooks}/lib/publishing/mark.js`);
const { nextMoment } = require(`${__hooks}/lib/publishing/nextMoment.js`);
const { publishingRow } = require(`${__hooks}/lib/publishing/publishingRow.js`);
const { isContent, isVisible } = require(`${__hooks}/lib/publishing/visible.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);

/** Fields whose time changes the site when it comes: when that is, in SQL, and what it means. */
const FIELDS = {
  publish_at: { at: '[[publish_at]]', verb: 'published at its planned time' },
  // Pages compare days (src/gatsby/pages/createPages.ts): a workshop is past from the next one on, in UTC.
  starts_at: { at: "DATE([[starts_at]], '+1 day') || ' 00:00:00.000Z'", verb: 'is past' },
};

const fieldsOf = (collection) => collection.fields.fieldNames().filter((name) => name in FIELDS);

/** Each field of each collection of content that can be planned. */
const planned = (app) =>
  app
    .findAllCollections()
    .filter(isContent)
    .flatMap((collection) => fieldsOf(collection).map((field) => ({ name: collection.name, ...FIELDS[field] })));

/** The earliest moment to come of each of them. */
function momentsAfter(app, now) {
  return planned(app).map(({ name, at }) => {
    const found = new DynamicModel({ at: '' });
    app
      .db()
      .newQuery(`SELECT COALESCE(MIN(${at}), '') at FROM {{${name}}} WHERE ${at} > {:now}`)
      .bind({ now })
      .one(found);
    return found.at;
  });
}

/**
 * Keeps the next moment right after a record was written or deleted.
 * @param {core.App} app the write's transaction
 * @param {core.Record} record
 */
function planNext(app, record) {
  const before = record.original();
  const isPlanned = (field) => record.getString(field) || before.getString(field);
  if (fieldsOf(record.collection()).some(isPlanned)) saveNext(app, moment());
}

function saveNext(app, now) {
  const row = publishingRow(app);
  const kept = row.getString('next_at');
  // One that is due and not yet seen to must not be planned away.
  if (kept && kept <= now) return;
  const next = nextMoment(momentsAfter(app, now), now);
  if (kept === next) return;
  row.set('next_at', next);
  app.save(row);
}

/**
 * Marks what became visible because its moment came: also all that came while nothing ran.
 * @param {core.App} app
 * @param {number} [at] milliseconds of the epoch
 */
function reachMoments(app, at = Date.now()) {
  const now = moment(at);
  const isDue = (due) => due !== '' && due <= now;
  if (!isDue(publishingRow(app).getString('next_at'))) return;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    const from = row.getString('next_at');
    // Another request may have been faster.
    if (!isDue(from)) return;
    row.set('next_at', nextMoment(momentsAfter(transaction, now), now));
    transaction.save(row);
    planned(transaction).forEach((plan) => markReached(transaction, plan, { from, now }));
  });
}

function markReached(app, { name, at, verb }, between) {
  const found = arrayOf(new DynamicModel({ id: '' }));
  app
    .db()
    .newQuery(`SELECT [[id]] FROM {{${name}}} WHERE ${at} >= {:from} AND ${at} <= {:now} ORDER BY ${at}`)
    .bind(between)
    .all(found);
  found
    .map(({ id }) => app.findRecordById(name, id))
    .filter((record) => isVisible(app, record))
    .forEach((record) => {
      mark(app, changeOf(record, verb));
      // It is a draft no more.
      noteChange(record);
    });
}

/**
 * Plans anew from all records: after a restored backup, or a write that no hook saw.
 * @param {core.App} app
 */
function planAgain(app) {
  reachMoments(app);
  app.runInTransaction((transaction) => saveNext(transaction, moment()));
}

module.exports = { planNext, planAgain, reachMoments };
