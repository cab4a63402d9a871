import en from '../../../locales/en/prepared.json';
import sl from '../../../locales/sl/prepared.json';
import { pathBefore } from '../../../src/lib/url/recordPath';
import { jsonOf, relationsOf } from '../lib/describeRecord';
import { transact } from '../lib/transaction';
import { messagesOfRequest } from '../lib/language';
import { moment } from '../lib/moment';
import { bodyOf, textOf } from '../lib/request';
import { rootOf } from '../lib/rootOf';
import { outdatePreview } from '../queue/previewStatus';
import { hasUnseen, preparedChanges, withPrepared } from './overlay';
import type { PreparedChange, PreparedKind, PreparedSet } from './types';

const TITLE_MAX = 200;

/**
 * Lists the sets with their changes, the oldest first.
 * @param links the valid preview links, by the records' ids
 */
export function listSets(app: core.App, links: ReadonlyMap<string, PreparedSet['links']>): PreparedSet[] {
  const prepared = preparedChanges(app);
  const shown = prepared.length > 0 ? stateOf(app, prepared) : new Map<string, ShownState>();
  return app.findRecordsByFilter('prepared_sets', '', '@rowid', 0, 0).map((set) => {
    const changes = prepared
      .filter((change) => change.getString('set') === set.id)
      .map((change) => describeChange(change, shown.get(change.id)));
    const page = changes.find((change) => change.page)?.page;
    return {
      id: set.id,
      title: set.getString('title'),
      by: set.getString('by'),
      created: set.getString('created'),
      publish_at: set.getString('publish_at'),
      error: set.getString('error'),
      changes,
      links: links.get(page?.id ?? '') ?? [],
    };
  });
}

/**
 * The sets with a prepared change of one of these records, or with a new part of one of them; the oldest first.
 * @param records a record with its parts
 */
export function setsOfRecords(
  app: core.App,
  records: readonly core.Record[],
): Pick<PreparedSet, 'title' | 'publish_at'>[] {
  const ids = new Set(records.map(({ id }) => id));
  const sets = new Set<string>();
  for (const change of preparedChanges(app)) {
    const id = change.getString('record');
    if (!ids.has(id) && !parentsOf(app, change).some((parent) => ids.has(parent))) continue;
    // An item of a block that is prepared too.
    ids.add(id);
    sets.add(change.getString('set'));
  }
  return app
    .findRecordsByFilter('prepared_sets', '', '@rowid', 0, 0)
    .filter(({ id }) => sets.has(id))
    .map((set) => ({ title: set.getString('title'), publish_at: set.getString('publish_at') }));
}

/** The parents that a prepared new record is a part of. */
function parentsOf(app: core.App, change: core.Record): string[] {
  if (change.getString('kind') !== 'created') return [];
  const data = jsonOf(change, 'data') ?? {};
  return relationsOf(app.findCachedCollectionByNameOrId(change.getString('collection')), true).map(({ name }) =>
    String(data[name]),
  );
}

function describeChange(change: core.Record, shown: ShownState = UNKNOWN): PreparedChange {
  const text = (name: string) => change.getString(name);
  const kind = text('kind') as PreparedKind;
  return {
    change: change.id,
    kind,
    collection: text('collection'),
    id: text('record'),
    label: text('label'),
    within: text('within'),
    changed: kind === 'changed' ? Object.keys(jsonOf(change, 'data') ?? {}) : [],
    by: text('by'),
    updated: text('updated'),
    ...shown,
  };
}

const UNKNOWN: ShownState = { fits: false, whole: { collection: '', id: '' }, page: null };

type ShownState = Pick<PreparedChange, 'fits' | 'whole' | 'page'>;

/** Each change, by its id, as the preview shows it. */
function stateOf(app: core.App, changes: readonly core.Record[]): ReadonlyMap<string, ShownState> {
  const shown = withPrepared(app, (transaction, leftOut) => {
    const misfits = new Set(leftOut.map(({ id }) => id));
    return changes.map((change) => ({
      change,
      fits: !misfits.has(change.id),
      whole: rootOfChange(transaction, change),
    }));
  });
  return new Map(
    shown.map(({ change, fits, whole }) => {
      const page = whole && pathBefore(whole.collection) !== undefined ? whole : null;
      // In the transaction a deleted record is gone.
      return [change.id, { fits, whole: whole ?? rootOfChange(app, change) ?? itself(change), page }];
    }),
  );
}

/** The root of a change's record; undefined if the database does not have it. */
function rootOfChange(app: core.App, change: core.Record): ShownState['whole'] | undefined {
  const { collection, id } = itself(change);
  const [record] = app.findRecordsByIds(collection, [id]);
  if (!record) return undefined;
  const root = rootOf(app, record);
  return { collection: root.collection().name, id: root.id };
}

const itself = (change: core.Record) => ({
  collection: change.getString('collection'),
  id: change.getString('record'),
});

/** The set of a request. @throws NotFoundError if it was published or discarded */
function setOf(e: core.RequestEvent): core.Record {
  const [set] = e.app.findRecordsByIds('prepared_sets', [e.request.pathValue('id')]);
  if (!set) throw new NotFoundError(messagesOfRequest(e, { en, sl }).refusals.noSet);
  return set;
}

const personOf = (e: core.RequestEvent) => ({
  by: e.auth?.getString('email') ?? '',
  languages: e.request.header.get('Accept-Language').slice(0, 200),
});

/** Begins an empty set. @param e its body: { title } */
export function beginSet(e: core.RequestEvent): { id: string } {
  const title = textOf(bodyOf(e)['title']).trim();
  if (!title || [...title].length > TITLE_MAX)
    throw new BadRequestError(messagesOfRequest(e, { en, sl }).refusals.noName);
  const set = new Record(e.app.findCachedCollectionByNameOrId('prepared_sets'), { title, ...personOf(e) });
  e.app.save(set);
  return { id: set.id };
}

/** Plans a set for a moment, or ends the plan. @param e its body: { at }, a time as PocketBase reads it, or '' */
export function planSet(e: core.RequestEvent): void {
  const set = setOf(e);
  const at = textOf(bodyOf(e)['at']);
  const time = Date.parse(at);
  if (at !== '' && !(time > Date.now())) throw new BadRequestError(messagesOfRequest(e, { en, sl }).refusals.noMoment);
  set.load({ ...personOf(e), publish_at: at && moment(time), error: '' });
  e.app.save(set);
}

/**
 * Discards a set with its changes; what is published stays as it is.
 * @param e its body: { seen }, the time of each change (`updated`) that the person has seen, by the change's id
 * @throws ApiError 409 if somebody saved into the set since
 */
export function discardSet(e: core.RequestEvent): void {
  const { seen } = bodyOf(e);
  const set = setOf(e);
  transact(e.app, (transaction) => {
    if (hasUnseen(preparedChanges(transaction, set.id), seen))
      throw new ApiError(409, messagesOfRequest(e, { en, sl }).refusals.savedSince);
    transaction.delete(set);
  });
  outdatePreview();
}

/**
 * Takes one change out of a set.
 * @param e its body: { change, seen, restore }, see discardSet(); restore: whether the change that a deletion replaced is prepared
 *   again
 * @throws ApiError 409 if it was saved again since
 */
export function removeChange(e: core.RequestEvent): void {
  const set = setOf(e);
  const { refusals } = messagesOfRequest(e, { en, sl });
  const { change: id, seen, restore } = bodyOf(e);
  transact(e.app, (transaction) => {
    const [change] = transaction.findRecordsByIds('prepared_changes', [textOf(id)]);
    if (change?.getString('set') !== set.id) throw new NotFoundError(refusals.noChange);
    if (hasUnseen([change], seen)) throw new ApiError(409, refusals.savedSince);
    const before = jsonOf(change, 'before');
    if (restore !== true || !before) return transaction.delete(change);
    change.load({ ...before, before: null });
    return transaction.save(change);
  });
  outdatePreview();
}
