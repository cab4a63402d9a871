import en from '../../../locales/en/prepared.json';
import sl from '../../../locales/sl/prepared.json';
import staleEn from '../../../locales/en/stale.json';
import staleSl from '../../../locales/sl/stale.json';
import { fileNames } from '../bin/files';
import { collectionName, isContent, jsonOf } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { transact, withApp } from '../lib/transaction';
import { messagesFor, messagesOfRequest } from '../lib/language';
import { moment } from '../lib/moment';
import { newId } from '../lib/newId';
import { rootOf } from '../lib/rootOf';
import { outdatePreview } from '../queue/previewStatus';
import { UNPUBLISHED } from '../slugs/fillSlug';
import { staleError } from '../lib/refuse';
import { changedFields, dataOf, labelOf } from '../versions/keepVersion';
import type { VersionData } from '../versions/types';
import { applyPrepared, changeOfRecord, inRolledBackTransaction, preparedChanges, savedAt } from './overlay';
import type { PreparedKind } from './types';

/** Marks the event of a request whose save is a trial. */
const TRIAL = '@trial';
/** The record of that request, in the store of its event. */
const RECORD = '@record';

/** A record after a save that was tried. */
interface Tried {
  record: string;
  kind: PreparedKind;
  label: string;
  within: string;
  data: VersionData;
  /** The record as the API answers it. */
  answer: Record<string, unknown>;
  /** Uploaded files, copied into the version store. */
  files: { id: string; file: string }[];
}

/**
 * Prepares a save or a delete: `…/records/{id}?prepare={set}`. PocketBase carries it out like any other, with every check, in a
 * transaction that is rolled back; the fields that differ are stored instead.
 */
export function prepareSave(e: core.RequestEvent, setId: string): void {
  const { app } = e;
  const messages = messagesOfRequest(e, { en, sl }).refusals;
  const collection = collectionName(app, e.request.pathValue('collection'));
  if (!e.auth?.isSuperuser()) throw new UnauthorizedError();
  if (!collection || !isContent(app.findCachedCollectionByNameOrId(collection)))
    throw new BadRequestError(messages.notContent);
  const [set] = app.findRecordsByIds('prepared_sets', [setId]);
  if (!set) throw new NotFoundError(messages.noSet);
  // Reads the whole body: in the transaction a slow upload would keep everybody else from saving, and what is read before it is old.
  e.requestInfo();
  const id = e.request.pathValue('id');
  const known = changeOfRecord(app, collection, id);
  if (known && known.getString('set') !== set.id) {
    const [other] = app.findRecordsByIds('prepared_sets', [known.getString('set')]);
    const names = { label: known.getString('label'), set: other?.getString('title') ?? '', by: known.getString('by') };
    throw new BadRequestError(fill(messages.elsewhere, names));
  }

  const [live] = id ? app.findRecordsByIds(collection, [id]) : [];
  const tried = trySave(e, { collection, set, known, live });
  const overtaken = (by: string) => staleError(messagesOfRequest(e, { en: staleEn, sl: staleSl }), by);
  const row = orForget(app, tried.files, () =>
    store(app, { set, collection, by: e.auth?.getString('email') ?? '', known, live, tried, overtaken }),
  );
  outdatePreview();
  return tried.kind === 'deleted' ? e.noContent(204) : e.json(200, { ...tried.answer, ...datesOf(row, live, tried) });
}

/** The times as overlay.ts shows them from now on, and not those of the trial: the next save names its version by them. */
function datesOf(change: core.Record | undefined, live: core.Record | undefined, { data }: Tried) {
  const created = (live ?? change)?.getString('created');
  const isUndated = data['status'] === 'published' && data['publish_at'] === '';
  return {
    ...(created && { created }),
    ...(isUndated && change && { publish_at: change.getString('updated') }),
    updated: savedAt(change, live),
  };
}

/** Refuses a save with `prepare` that came another way than as a trial, and would be published; stores the record of a trial. */
export function refuseUnprepared(e: core.RecordRequestEvent): void {
  if (e.get(TRIAL)) e.set(RECORD, e.record);
  if (!e.requestInfo().query['prepare'] || e.get(TRIAL)) return;
  throw new BadRequestError(messagesFor(e.record, { en, sl }).refusals.notInBatch);
}

function trySave(
  e: core.RequestEvent,
  { collection, set, known, live }: Omit<Preparation, 'by' | 'tried' | 'overtaken'>,
): Tried {
  e.set(TRIAL, true);
  e.set(UNPUBLISHED, !live);
  return inRolledBackTransaction(e.app, (transaction) => {
    applyPrepared(transaction, preparedChanges(transaction, set.id));
    withApp(e, transaction, () => e.next());
    // A new record has its id only now.
    const saved = e.get(RECORD) as core.Record | undefined;
    // The dashboard sends all fields, thus also the time that overlay.ts shows.
    const isShown = Boolean(saved && known && saved.getString('publish_at') === known.getString('updated'));
    const isDated = Boolean(saved?.getBool('@firstPublished')) || isShown;
    return describeTried(transaction, { collection, id: saved?.id ?? '', isDated }, live);
  });
}

/** @param saved isDated: whether a hook gave it the date of its first publication */
function describeTried(
  app: core.App,
  { collection, id, isDated }: { collection: string; id: string; isDated: boolean },
  live: core.Record | undefined,
): Tried {
  const [record] = app.findRecordsByIds(collection, [id]);
  const root = record && rootOf(app, record);
  const data = record ? dataOf(record) : {};
  // The hook's date is that of the trial: publishing dates the record again (publishSet.ts).
  if (isDated) data['publish_at'] = '';
  return {
    record: record?.id ?? id,
    kind: record ? (live ? 'changed' : 'created') : 'deleted',
    label: record ? labelOf(record) : live ? labelOf(live) : '',
    within: root && root.id !== record?.id ? labelOf(root) : '',
    data,
    answer: record ? JSON.parse(JSON.stringify(record)) : {},
    files: record ? keepUploads(app, record, live) : [],
  };
}

/** Copies the files that the trial uploaded into the version store, because PocketBase deletes them when it is rolled back. */
function keepUploads(app: core.App, record: core.Record, live: core.Record | undefined) {
  const present = live ? fileNames(live) : [];
  const uploaded = fileNames(record).filter((file) => !present.includes(file));
  if (uploaded.length === 0) return [];
  const { id: store } = app.findCachedCollectionByNameOrId('version_files');
  const storage = app.newFilesystem();
  try {
    // A file of an earlier preparation is in the version store already.
    return uploaded
      .filter((file) => storage.exists(`${record.baseFilesPath()}/${file}`))
      .map((file) => {
        const id = newId();
        storage.copy(`${record.baseFilesPath()}/${file}`, `${store}/${id}/${file}`);
        return { id, file };
      });
  } finally {
    storage.close();
  }
}

/** Stores a change; if that is refused, its uploaded files go, which no row names. */
function orForget<T>(app: core.App, files: Tried['files'], work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { id: store } = app.findCachedCollectionByNameOrId('version_files');
    const storage = app.newFilesystem();
    try {
      files.forEach(({ id, file }) => storage.delete(`${store}/${id}/${file}`));
    } finally {
      storage.close();
    }
    throw error;
  }
}

/** The values that removeChange() restores when a deletion is taken back. */
const contentOf = (change: core.Record) => ({
  ...Object.fromEntries(['kind', 'label', 'within', 'by'].map((name) => [name, change.getString(name)])),
  base: jsonOf(change, 'base'),
  data: jsonOf(change, 'data'),
});

/** A set that was begun with a new page has the page's name, of which the first save may have had the first letters only. */
function renameSet(app: core.App, set: core.Record, known: core.Record | undefined, label: string): void {
  // A part of a page has no name of a set.
  if (known?.getString('kind') !== 'created' || known.getString('within') !== '') return;
  const [now] = app.findRecordsByIds('prepared_sets', [set.id]);
  if (!now || now.getString('title') !== known.getString('label')) return;
  now.set('title', label);
  app.save(now);
}

interface Preparation {
  set: core.Record;
  collection: string;
  by: string;
  known: core.Record | undefined;
  live: core.Record | undefined;
  tried: Tried;
  /** The refusal if another person's save came between. */
  overtaken: (by: string) => ApiError;
}

/** Of two saves within one millisecond only the data differ. */
const versionOf = (change: core.Record | undefined) =>
  change ? ['id', 'updated', 'data'].map((name) => change.getString(name)).join(' ') : '';

/**
 * @returns the stored change; undefined if the record needs none
 * @throws ApiError 409 if another save was prepared since the trial began: the trial did not see it, and would overwrite it
 */
function store(app: core.App, preparation: Preparation): core.Record | undefined {
  const { set, collection, by, known, live, tried, overtaken } = preparation;
  const { record, kind, label, within, files } = tried;
  const before = live ? dataOf(live) : {};
  // A deletion is based on all published fields.
  const changed = kind === 'deleted' ? Object.keys(before) : changedFields(before, tried.data);
  // A deletion comes after those of the record's parts, which were prepared since.
  const replaced = kind === 'deleted' && known?.getString('kind') === 'changed' ? known : undefined;
  const row = known && !replaced ? known : new Record(app.findCachedCollectionByNameOrId('prepared_changes'));
  const seen = versionOf(known);
  transact(app, (transaction) => {
    const now = changeOfRecord(transaction, collection, record);
    if (versionOf(now) !== seen) throw overtaken(now?.getString('by') ?? '');
    const [liveNow] = transaction.findRecordsByIds(collection, [record]);
    if (liveNow?.getString('updated') !== live?.getString('updated')) throw overtaken('');
    const created = moment();
    files.forEach(({ id, file }) =>
      transaction.db().insert('version_files', { id, collection, record, file, created }).execute(),
    );
    // A record that was to be created and is deleted again, or one that is as it is published, needs no change.
    if (changed.length === 0) {
      if (known) transaction.delete(known);
      return;
    }
    // The values on which a first preparation was based: a person who saves it again has not seen newer ones.
    const base = { ...before, ...(known?.getString('kind') === kind && jsonOf(known, 'base')) };
    const changedOf = (values: VersionData) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => changed.includes(name)));
    if (replaced) transaction.delete(replaced);
    renameSet(transaction, set, known, label);
    row.load({
      ...{ set: set.id, kind, collection, record, label, within: within.slice(0, 500), by },
      base: changedOf(base),
      data: changedOf(tried.data),
      ...(replaced && { before: contentOf(replaced) }),
    });
    transaction.save(row);
  });
  return changed.length > 0 ? row : undefined;
}
