import { moment } from '../lib/moment';
import { isContent, isVisible } from '../lib/describeRecord';
import { type Change, changeOf, recordChange } from '../queue/recordChange';
import { markPreviewOutdated } from '../queue/previewStatus';
import { publishingRow } from '../queue/publishingRow';
import { endOnChange } from '../setAside/endSetAside';
import { takeAddress } from '../slugs/watchAddress';

/**
 * The next scheduled time. Times are in UTC in PocketBase's format (2026-03-29 01:30:00.000Z), so that no change to summer time
 * skips or repeats one; text compares as time does.
 * @param records scheduled times, in any order
 * @returns the earliest after now, or ''
 */
export function nextScheduledTime(records: readonly string[], now: string): string {
  return records.filter((at) => at > now).reduce((first, at) => (first && first < at ? first : at), '');
}

/** A time of a record at which it appears or disappears. */
interface Plan {
  /** The collection. */
  name: string;
  /** In SQL. */
  at: string;
  change: Change;
}

/** The fields by which records are planned. */
const FIELDS = ['publish_at', 'starts_at', 'ends_at'];

/** The last day of a workshop, which may have no end of its own, or that of an earlier year. */
const LAST_DAY = "MAX(COALESCE([[ends_at]], ''), [[starts_at]])";

/** In SQL: the Sunday on which the EU's clocks change, the last one before the given month of a day's year. */
const sundayBefore = (month: string, day: string) =>
  `DATE(SUBSTR(${day}, 1, 4) || '-${month}-01', 'weekday 0', '-7 days')`;

/** In SQL: whether Ljubljana has summer time, which begins and ends at one o'clock UTC. */
const isSummer = (at: string) =>
  `${at} >= ${sundayBefore('04', at)} || ' 01' AND ${at} < ${sundayBefore('11', at)} || ' 01'`;

/**
 * In SQL: the midnight in Ljubljana that ends the day of a time. Neither goja nor SQLite knows time zones.
 * @param at in SQL: a time in UTC
 */
export function endOfDay(at: string): string {
  const day = `DATE(${at}, CASE WHEN ${isSummer(at)} THEN '+2 hours' ELSE '+1 hour' END)`;
  const evening = `(${day} || ' 22:00:00.000Z')`;
  return `${day} || CASE WHEN ${isSummer(evening)} THEN ' 22:00:00.000Z' ELSE ' 23:00:00.000Z' END`;
}

function plansOf({ name, fields }: core.Collection): Plan[] {
  const has = (field: string) => Boolean(fields.getByName(field));
  // Pages compare days (src/lib/text/placesLeft.ts): a workshop is past from the day after its last one on.
  const lastDay = has('ends_at') ? LAST_DAY : '[[starts_at]]';
  return [
    ...(has('publish_at') ? [{ name, at: '[[publish_at]]', change: 'onTime' as const }] : []),
    ...(has('starts_at') ? [{ name, at: endOfDay(lastDay), change: 'past' as const }] : []),
  ];
}

/** The plans of all collections of content. */
const planned = (app: core.App): Plan[] => app.findAllCollections().filter(isContent).flatMap(plansOf);

/** The next time of each of them. */
function scheduledTimesAfter(app: core.App, now: string) {
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
  // A field that the collection does not have is ''.
  if (FIELDS.some((field) => record.getString(field) || before.getString(field))) saveNext(app, moment());
}

function saveNext(app: core.App, now: string) {
  const row = publishingRow(app);
  const kept = row.getString('next_at');
  // A time that is due and not handled yet must not be lost.
  if (kept && kept <= now) return;
  const next = nextScheduledTime(scheduledTimesAfter(app, now), now);
  if (kept === next) return;
  row.set('next_at', next);
  app.save(row);
}

/** Marks the records that became visible by their scheduled time, also those whose time came while nothing ran. */
export function markDueRecords(app: core.App) {
  const now = moment();
  const isDue = (due: string) => due !== '' && due <= now;
  if (!isDue(publishingRow(app).getString('next_at'))) return;
  app.runInTransaction((transaction) => {
    const row = publishingRow(transaction);
    const from = row.getString('next_at');
    // Another request may have done it meanwhile.
    if (!isDue(from)) return;
    row.set('next_at', nextScheduledTime(scheduledTimesAfter(transaction, now), now));
    transaction.save(row);
    planned(transaction).forEach((plan) => markDue(transaction, plan, { from, now }));
  });
}

function markDue(app: core.App, { name, at, change }: Plan, between: { from: string; now: string }) {
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
      takeAddress(app, record);
      endOnChange(app, record);
      recordChange(app, changeOf(record, change));
      // It is no longer a draft.
      markPreviewOutdated(record);
    });
}

/** Computes the next scheduled time from all records: after a restored backup, or a write without hooks. */
export function planAgain(app: core.App) {
  markDueRecords(app);
  app.runInTransaction((transaction) => saveNext(transaction, moment()));
}
