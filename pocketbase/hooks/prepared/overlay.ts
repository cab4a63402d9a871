import { jsonOf, writtenAt } from '../lib/describeRecord';
import { transact, tryWithin } from '../lib/transaction';
import { preparedWithSlug } from '../slugs/refuseSlug';
import { firstFree } from '../slugs/slugOfTitle';

/**
 * Runs work in a transaction that is rolled back.
 * @returns the work's result
 * @throws the work's error
 */
export function inRolledBackTransaction<T>(app: core.App, work: (transaction: core.App) => T): T {
  const trial: { result?: T } = {};
  const end = new Error('A trial is rolled back.');
  try {
    transact(app, (transaction) => {
      trial.result = work(transaction);
      throw end;
    });
  } catch (error) {
    if (error !== end) throw error;
  }
  return trial.result as T;
}

/** The prepared changes, in the order in which they were begun. @param set the id of one set; all by default */
export const preparedChanges = (app: core.App, set = ''): core.Record[] =>
  app.findRecordsByFilter('prepared_changes', set ? 'set = {:set}' : '', '@rowid', 0, 0, { set });

/**
 * Whether somebody has saved into a set since a person looked at it.
 * @param seen the times of its changes then (timesOf() in types.ts); undefined if the request does not name them
 */
export const hasUnseen = (changes: readonly core.Record[], seen: unknown): boolean =>
  seen !== undefined && changes.some((change) => Object(seen)[change.id] !== change.getString('updated'));

/** The record of a change. */
export const recordOf = (app: core.App, change: core.Record): core.Record | undefined =>
  app.findRecordsByIds(change.getString('collection'), [change.getString('record')])[0];

interface Refused {
  change: core.Record;
  error: Error;
}

/**
 * Carries out changes, and repeats refused ones after the others: one may take the address that another leaves, in any order
 * of their creation. A deletion also fits if the record was meanwhile deleted with the record that contains it.
 * @param app of a transaction
 * @returns the changes that do not fit; their writes are undone
 */
export function carryOutAll(
  app: core.App,
  changes: readonly core.Record[],
  carryOut: (change: core.Record) => void,
): Refused[] {
  // By their ids: each access to a list of PocketBase makes other objects.
  const deletable = new Set(
    changes.filter((change) => change.getString('kind') === 'deleted' && recordOf(app, change)).map(({ id }) => id),
  );
  for (let open = changes; ;) {
    const refused = open.flatMap((change) => {
      if (deletable.has(change.id) && !recordOf(app, change)) return [];
      const error = tryWithin(app, () => carryOut(change));
      return error ? [{ change, error }] : [];
    });
    if (refused.length === 0 || refused.length === open.length) return refused;
    open = refused.map(({ change }) => change);
  }
}

/** The prepared change of a record. */
export const changeOfRecord = (app: core.App, collection: string, record: string): core.Record | undefined =>
  app.findAllRecords('prepared_changes', $dbx.hashExp({ collection, record }))[0];

/**
 * Writes prepared changes into the database of a trial: past hooks, which takes a tenth of the time, and without files. A change
 * that does not fit what was published meanwhile is left out, or has a numbered slug if only its slug was taken; publishing
 * reports it.
 * @param app of a transaction that is rolled back
 * @returns the changes that do not fit
 */
export function applyPrepared(app: core.App, changes: readonly core.Record[]): core.Record[] {
  const misfits = carryOutAll(app, changes, (change) => applyChange(app, change)).map(({ change }) => change);
  // A change that does not fit stays visible to the person who made it.
  misfits.forEach((change) => tryWithin(app, () => applyChange(app, change, true)));
  return misfits;
}

/**
 * The save time of a record with its prepared change: the later one of the two. The time of the change alone would hide
 * that the published version was saved since, and the next save would restore its old values.
 */
export const savedAt = (change: core.Record | undefined, live: core.Record | undefined): string =>
  writtenAt([change, live]);

/** @param mayNumber whether a slug that another record has is numbered @throws Error if the change does not fit */
function applyChange(app: core.App, change: core.Record, mayNumber = false): void {
  const present = recordOf(app, change);
  if (change.getString('kind') === 'deleted') {
    if (!present) throw new Error('It is not there.');
    // With its parts, by PocketBase's own rules.
    return app.delete(present);
  }
  const isNew = change.getString('kind') === 'created';
  if (isNew === Boolean(present)) throw new Error('It is there already, or not any more.');
  const [collection, id] = [change.getString('collection'), change.getString('record')];
  const record = present ?? new Record(app.findCachedCollectionByNameOrId(collection));
  record.load({ ...jsonOf(change, 'data'), id });
  // set() ignores values for autodate fields.
  const dates = { ...(isNew && { created: change.getString('created') }), updated: savedAt(change, present) };
  Object.entries(dates).forEach(([name, time]) => record.setRaw(name, new DateTime(time)));
  if (mayNumber) numberTakenSlug(app, record);
  const columns = { ...record.dbExport(app) };
  if (isNew) app.db().insert(collection, columns).execute();
  else app.db().update(collection, columns, $dbx.hashExp({ id })).execute();
}

/** Numbers the slug of a record if another one has it. */
function numberTakenSlug(app: core.App, record: core.Record): void {
  const { max = 0 }: Partial<core.TextField> = record.collection().fields.getByName('slug') ?? {};
  const { name: collection } = record.collection();
  const isTaken = (slug: string) => app.countRecords(collection, $dbx.hashExp({ slug })) > 0;
  const slug = record.getString('slug');
  if (!slug || !isTaken(slug)) return;
  const isFree = (each: string) => !isTaken(each) && !preparedWithSlug(app, { collection, slug: each }, record.id);
  record.set('slug', firstFree(slug, max, isFree));
}

/** Runs work on the site's state as it will be with all prepared changes. @param work its second parameter: those that do not fit */
export const withPrepared = <T>(app: core.App, work: (transaction: core.App, leftOut: core.Record[]) => T): T =>
  inRolledBackTransaction(app, (transaction) => {
    const changes = preparedChanges(transaction);
    const leftOut = applyPrepared(transaction, changes);
    changes.forEach((change) => dateFirstPublication(transaction, change));
    return work(transaction, leftOut);
  });

/** Dates a first publication as if it had happened with the change: publishing dates it then (publishSet.ts). */
function dateFirstPublication(app: core.App, change: core.Record): void {
  if (jsonOf(change, 'data')?.['status'] !== 'published') return;
  const record = recordOf(app, change);
  if (!record?.collection().fields.getByName('publish_at') || record.getString('publish_at')) return;
  const dated = { publish_at: change.getString('updated') };
  app
    .db()
    .update(change.getString('collection'), dated, $dbx.hashExp({ id: record.id }))
    .execute();
}
