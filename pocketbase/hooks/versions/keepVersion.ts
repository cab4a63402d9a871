import type { Group } from '../bin/newRow';
import { fileNames, withoutFiles, withStored } from '../bin/files';
import { collectionName } from '../lib/describeRecord';
import { moment } from '../lib/moment';
import { newId } from '../lib/newId';
import { rootOf } from '../lib/rootOf';
import type { VersionData, VersionKind } from './types';

/** The fields that name a record to people; the first one with a value does. */
const LABELS = ['title', 'name', 'label', 'key', 'slug', 'from', 'value', 'kind', 'id'];
const LABEL_MAX = 300;

/** The label of a record in lists of versions. */
export const labelOf = (record: core.Record): string =>
  (LABELS.map((name) => record.getString(name)).find((value) => value.trim() !== '') ?? record.id).slice(0, LABEL_MAX);

/** A record's fields, without the dates that PocketBase sets; files by their names, JSON fields as text. */
export function dataOf(record: core.Record): VersionData {
  const data = withoutFiles(record);
  [...record.collection().fields].forEach((field) => {
    if (field.type() === 'autodate') delete data[field.getName()];
  });
  return data;
}

/** Whether two values of a field are the same. */
export const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The names of the fields that differ. */
export function changedFields(before: VersionData, after: VersionData): string[] {
  return Object.keys(after).filter((name) => !isEqual(before[name], after[name]));
}

/** Whether a write follows an action on another record, whose version stands for both. */
function isPart(record: core.Record) {
  const restored = record.getString('@restored');
  return restored ? restored === 'part' : record.getBool('@follows');
}

/**
 * Stores a version of a record.
 * @param app of the transaction of the write
 * @param more columns that differ from the usual ones
 */
function insertVersion(app: core.App, record: core.Record, kind: VersionKind, data: VersionData, more: object = {}) {
  const root = rootOf(app, record);
  const row = {
    id: newId(),
    ...{ kind, collection: record.collection().name, record: record.id, label: labelOf(record) },
    ...{ whole: `${root.collection().name}/${root.id}`, within: root.id === record.id ? '' : labelOf(root) },
    ...{ changed: '', by: record.getString('@by'), group: '', part: isPart(record), created: moment() },
    ...more,
    data: JSON.stringify(data),
  };
  // Not by app.save(): no hook concerns these rows, and calling all of them took 0.8 to 2 ms of each save.
  app.db().insert('versions', row).execute();
}

/** Whether the database has versions: one that is not migrated yet has not. */
const isReady = (app: core.App) => collectionName(app, 'versions') !== '';

/**
 * Begins a version: reads the state before the write, and copies the files that it takes away. A new record without a person is
 * starting content: its first state is stored when somebody changes it.
 * @param app of the transaction of the write
 * @returns stores the version, to be called after the write
 */
export function beginVersion(app: core.App, record: core.Record): () => void {
  if (!isReady(app) || (record.isNew() && !record.getString('@by'))) return () => undefined;
  const before = record.isNew() ? undefined : app.findRecordById(record.collection().id, record.id);
  if (before) keepLostFiles(app, before, record);
  return () => keepSaved(app, record, before);
}

/** Stores the version that a save made, if it changed a field; for a record without versions, its state before as well. */
function keepSaved(app: core.App, record: core.Record, before: core.Record | undefined) {
  // A save through the API writes only the changed fields: the record in memory may differ from the stored one.
  const fresh = dataOf(app.findRecordById(record.collection().id, record.id));
  const old = before ? dataOf(before) : {};
  const changed = changedFields(old, fresh).join(',');
  if (changed === '') return;
  if (before && !hasVersions(app, record)) {
    insertVersion(app, before, 'before', old, { created: before.getString('updated') });
  }
  const kind = record.getString('@restored') ? 'restored' : before ? 'changed' : 'created';
  insertVersion(app, record, kind, fresh, before ? { changed } : {});
}

function hasVersions(app: core.App, record: core.Record) {
  const of = { collection: record.collection().name, record: record.id };
  return app.countRecords('versions', $dbx.hashExp(of)) > 0;
}

/**
 * Stores the last state of a record that is being deleted; its files are in the bin.
 * @param app of the transaction of the deletion
 */
export function keepDeleted(app: core.App, record: core.Record, group: Group) {
  if (!isReady(app)) return;
  const [first] = app.findRecordsByFilter('versions', 'group = {:group}', '@rowid', 1, 0, { group: group.id });
  // PocketBase deletes a page before its blocks.
  const of = first && {
    whole: first.getString('whole'),
    within: first.getString('within') || first.getString('label'),
  };
  const more = { group: group.id, by: group.by, part: first !== undefined, ...of };
  insertVersion(app, record, 'deleted', dataOf(record), more);
}

/** Copies the files that a save is about to take away from a record, before PocketBase deletes them. One copy serves all versions. */
function keepLostFiles(app: core.App, before: core.Record, after: core.Record) {
  const staying = fileNames(after);
  const collection = before.collection().name;
  const lost = fileNames(before).filter((file) => !staying.includes(file));
  const isKept = (file: string) =>
    app.countRecords('version_files', $dbx.hashExp({ collection, record: before.id, file })) > 0;
  const paths = lost.filter((file) => !isKept(file)).map((file) => `${before.baseFilesPath()}/${file}`);
  withStored(app, paths, (files) =>
    files.forEach((file) =>
      app.save(
        new Record(app.findCachedCollectionByNameOrId('version_files'), { collection, record: before.id, file }),
      ),
    ),
  );
}
