import { moment } from '../lib/moment';
import { isContent, isVisible } from '../lib/describeRecord';
import { type Change, changeOf, mark } from '../queue/mark';
import { markPreviewOutdated } from '../queue/previewStatus';
import { publishingRow } from '../queue/publishingRow';

/**
 * The next scheduled time. Times are in UTC in PocketBase's format (2026-03-29 01:30:00.000Z), so that no change to summer time
 * skips or repeats one; text compares as time does.
 * @param records scheduled times, in any order
 * @returns the earliest after now, or ''
 */
export function nextMoment(records: readonly string[], now: string): string {
  return records.filter((at) => at > now).reduce((first, at) => (first && first < at ? first : at), '');
}

/** Fields whose time changes the site: the time in SQL, and the change. */
const FIELDS: Readonly<Record<string, { at: string; change: Change }>> = {
  publish_at: { at: '[[publish_at]]', change: 'onTime' },
  // Pages compare days (src/gatsby/pages/createPages.ts): a workshop is past from the next day on, in UTC.
  starts_at: { at: "DATE([[starts_at]], '+1 day') || ' 00:00:00.000Z'", change: 'past' },
};

/** A field of a collection that makes a record appear or disappear at a time. */
interface Plan {
  name: string;
  at: string;
  change: Change;
}

const scheduleFieldsOf = (collection: core.Collection) =>
  collection.fields.fieldNames().filter((name) => name in FIELDS);

/** All such fields of all collections of content. */
const planned = (app: core.App): Plan[] =>
  app
    .findAllCollections()
    .filter(isContent)
    .flatMap((collection) =>
      scheduleFieldsOf(collection).flatMap((field) =>
        FIELDS[field] ? [{ name: collection.name, ...FIELDS[field] }] : [],
      ),
    );

/** The next time of each of them. */
function momentsAfter(app: core.App, now: string) {
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
 * Updates the next scheduled time after a record was written or deleted.
 * @param app of the write's transaction
 */
export function planNext(app: core.App, record: core.Record) {
  const before = record.original();
  const isPlanned = (field: string) => record.getString(field) || before.getString(field);
  if (scheduleFieldsOf(record.collection()).some(isPlanned)) saveNext(app, moment());
}

function saveNext(app: core.App, now: string) {
  const row = publishingRow(app);
  const kept = row.getString('next_at');
  // A time that is due and not handled yet must not be lost.
  if (kept && kept <= now) return;
  const next = nextMoment(momentsAfter(app, now), now);
  if (kept === next) return;
  row.set('next_at', next);
  app.save(row);
}

/** Marks the records that became visible by their scheduled time, also those whose time came while nothing ran. */
export function reachMoments(app: core.App) {
  const now = moment();
  const isDue = (due: string) => due !== '' && due <= now;
  if (!isDue(publishingRow(app).getString('next_at'))) return;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    const from = row.getString('next_at');
    // Another request may have done it meanwhile.
    if (!isDue(from)) return;
    row.set('next_at', nextMoment(momentsAfter(transaction, now), now));
    transaction.save(row);
    planned(transaction).forEach((plan) => markReached(transaction, plan, { from, now }));
  });
}

function markReached(app: core.App, { name, at, change }: Plan, between: { from: string; now: string }) {
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
      mark(app, changeOf(record, change));
      // It is no longer a draft.
      markPreviewOutdated(record);
    });
}

/** Computes the next scheduled time from all records: after a restored backup, or a write without hooks. */
export function planAgain(app: core.App) {
  reachMoments(app);
  app.runInTransaction((transaction) => saveNext(transaction, moment()));
}
