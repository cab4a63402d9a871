import { causes } from '../../../locales/en/status.json';
import { fill } from '../../../src/lib/text/fill';
import { moment } from '../lib/moment';
import { publishingRow } from './publishingRow';

const NAMES = ['slug', 'key', 'from', 'title', 'name', 'label'];
const LONGEST = 80;

/** A change of a record: the key of its sentence. */
export type Change = 'added' | 'changed' | 'deleted' | 'published' | 'withdrawn' | 'onTime' | 'past';

/** Describes a change for editors: posts "when-not-to-use-ai" changed. */
export function describeChange(
  { collection, id, get }: { collection: string; id: string; get: (name: string) => string },
  change: Change,
) {
  const name = NAMES.map(get).find((value) => value !== '') || id;
  const short = name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
  return fill(causes[change], { collection, name: short });
}

/**
 * The cause of a build that publishes several changes.
 * @param last description of the last change
 * @param count of all changes, including the last one
 */
export function describeChanges(last: string, count: number) {
  if (count <= 1) return last;
  return fill(count === 2 ? causes.more_one : causes.more_other, { cause: last, count: count - 1 });
}

/** Describes a record's change for recordChange(). */
export function changeOf(record: core.Record, change: Change) {
  const collection = record.collection().name;
  const named = { collection, id: record.id, get: (name: string) => record.getString(name) };
  const follows = record.getBool('@follows');
  return { cause: describeChange(named, change), by: record.getString('@by'), collection, record: record.id, follows };
}

/**
 * Marks the site as changed for visitors, so that a build follows: in the transaction of the change itself, so that neither
 * exists without the other.
 * @param app of the change's transaction
 * @param change follows: hooks made it beside another change
 */
export function recordChange(
  app: core.App,
  change: { cause: string; by?: string; collection?: string; record?: string; follows?: boolean },
) {
  app.runInTransaction((transaction) => {
    const now = moment();
    const row = publishingRow(transaction);
    row.set('revision', row.getInt('revision') + 1);
    row.set('changed_at', now);
    if (!row.getString('first_change_at')) row.set('first_change_at', now);
    // After a change a build that failed may succeed, so it is retried at once.
    row.set('retry_at', '');
    const { cause, by = '', collection = '', record = '', follows = false } = change;
    // The cause is the editor's own change, whichever of the two comes first.
    if (!follows || !row.getString('cause')) {
      row.load({ cause, by, collection, record });
    }
    transaction.save(row);
    queueBuild(transaction, row);
  });
}

/** One build waits, whatever the number of changes. */
function queueBuild(app: core.App, row: core.Record) {
  const build = waitingBuild(app) || new Record(app.findCollectionByNameOrId('builds'));
  const revision = row.getInt('revision');
  const cause = describeChanges(row.getString('cause'), revision - revisionTaken(app));
  build.load({ status: 'queued', cause, revision });
  ['by', 'collection', 'record'].forEach((name) => build.set(name, row.getString(name)));
  app.save(build);
}

/** The waiting build, if there is one. */
export function waitingBuild(app: core.App): core.Record | undefined {
  return app.findRecordsByFilter('builds', 'status = "queued"', '-created', 1, 0)[0];
}

/** The newest revision that a build includes. */
function revisionTaken(app: core.App) {
  const found = new DynamicModel({ revision: 0 });
  app
    .db()
    .newQuery("SELECT COALESCE(MAX([[revision]]), 0) revision FROM {{builds}} WHERE [[status]] != 'queued'")
    .one(found);
  return found.revision;
}
