import { moment } from '../lib/moment';
import { describeChanges } from './describeChange';
import { publishingRow } from './publishingRow';

/**
 * Says that visitors would read something else now, so that a build follows: in the transaction of the change itself, so
 * that there is never the one without the other.
 * @param app the change's own
 * @param change follows: hooks made
 *   it beside another change
 */
export function mark(
  app: core.App,
  change: { cause: string; by?: string; collection?: string; record?: string; follows?: boolean },
) {
  app.runInTransaction((transaction) => {
    const now = moment();
    const row = publishingRow(transaction);
    row.set('revision', row.getInt('revision') + 1);
    row.set('changed_at', now);
    if (!row.getString('first_change_at')) row.set('first_change_at', now);
    // Somebody did something: what failed before may work now.
    row.set('retry_at', '');
    const { cause, by = '', collection = '', record = '', follows = false } = change;
    // Editors are to read of what they did, whichever of the two comes first.
    if (!follows || !row.getString('cause')) {
      Object.entries({ cause, by, collection, record }).forEach(([name, value]) => row.set(name, value));
    }
    transaction.save(row);
    queueBuild(transaction, row);
  });
}

/** One build waits, whatever the number of changes. */
function queueBuild(app: core.App, row: core.Record) {
  const build = waitingBuild(app) || new Record(app.findCollectionByNameOrId('builds'));
  const revision = row.getInt('revision');
  build.set('status', 'queued');
  build.set('cause', describeChanges(row.getString('cause'), revision - revisionTaken(app)));
  build.set('revision', revision);
  ['by', 'collection', 'record'].forEach((name) => build.set(name, row.getString(name)));
  app.save(build);
}

/** @returns the build that waits */
export function waitingBuild(app: core.App): core.Record | undefined {
  return app.findRecordsByFilter('builds', 'status = "queued"', '-created', 1, 0)[0];
}

/** The newest revision that a build took. */
function revisionTaken(app: core.App) {
  const found = new DynamicModel({ revision: 0 });
  app
    .db()
    .newQuery("SELECT COALESCE(MAX([[revision]]), 0) revision FROM {{builds}} WHERE [[status]] != 'queued'")
    .one(found);
  return found.revision;
}
