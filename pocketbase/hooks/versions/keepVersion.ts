import { currentGroup } from '../bin/newRow';
import { fileNames, withoutFiles, withStored } from '../bin/files';
import { wholeOf } from '../lib/wholeOf';
import type { VersionData, VersionKind } from './types';

/** The fields that name a record to people; the first one with a value does. */
const LABELS = ['title', 'name', 'label', 'key', 'slug', 'from', 'value', 'kind', 'id'];
const LABEL_MAX = 300;

/** The label of a record in lists of versions. */
export const labelOf = (record: core.Record): string =>
  (LABELS.map((name) => record.getString(name)).find((value) => value.trim() !== '') ?? record.id).slice(0, LABEL_MAX);

/** A record's fields as JSON, without the dates that PocketBase sets; files by their names. */
export function dataOf(record: core.Record): string {
  const isSet = ([name]: [string, unknown]) => record.collection().fields.getByName(name)?.type() !== 'autodate';
  return JSON.stringify(Object.fromEntries(Object.entries(withoutFiles(record)).filter(isSet)));
}

/** The names of the fields that differ. @param before from dataOf, or '' */
export function changedFields(before: string, after: string): string[] {
  const [old, fresh]: VersionData[] = [JSON.parse(before || '{}'), JSON.parse(after)];
  const isEqual = (name: string) => JSON.stringify(old?.[name]) === JSON.stringify(fresh?.[name]);
  return Object.keys(fresh ?? {}).filter((name) => !isEqual(name));
}

/** Whether a write follows an action on another record, whose version stands for both. */
function isPart(record: core.Record) {
  const restored = record.getString('@restored');
  return restored ? restored === 'part' : record.getBool('@follows');
}

/** Returns a version, not saved yet. @param app of the transaction of the write */
function newVersion(app: core.App, record: core.Record, kind: VersionKind, data: string): core.Record {
  const whole = wholeOf(app, record);
  const version = new Record(app.findCachedCollectionByNameOrId('versions'));
  version.load({
    ...{ kind, collection: record.collection().name, record: record.id, label: labelOf(record), data },
    ...{ whole: `${whole.collection().name}/${whole.id}`, within: whole.id === record.id ? '' : labelOf(whole) },
    ...{ by: record.getString('@by'), part: isPart(record) },
  });
  return version;
}

/**
 * Stores the version that a save made, if it changed a field; for a record without versions, its state before as well.
 * @param app of the transaction of the write
 * @param record as it was saved, with the notes of its request
 * @param before as it was stored before; undefined for a new record
 */
export function keepSaved(app: core.App, record: core.Record, before: core.Record | undefined) {
  // A save through the API writes only the changed fields: the record in memory may differ from the stored one.
  const stored = app.findRecordById(record.collection().id, record.id);
  const [old, fresh] = [before ? dataOf(before) : '', dataOf(stored)];
  if (old === fresh) return;
  if (before && !hasVersions(app, record)) {
    const first = newVersion(app, before, 'before', old);
    first.setRaw('created', before.getDateTime('updated'));
    app.save(first);
  }
  const saved = before ? 'changed' : 'created';
  const version = newVersion(app, record, record.getString('@restored') ? 'restored' : saved, fresh);
  version.set('changed', before ? changedFields(old, fresh).join(',') : '');
  app.save(version);
}

function hasVersions(app: core.App, record: core.Record) {
  const of = { collection: record.collection().name, record: record.id };
  return app.countRecords('versions', $dbx.hashExp(of)) > 0;
}

/**
 * Stores the last state of a record that is being deleted; its files are in the bin. A deletion without a person, which the bin
 * does not keep, follows from another change.
 * @param app of the transaction of the deletion
 */
export function keepDeleted(app: core.App, record: core.Record) {
  const group = currentGroup(app);
  if (!group) return;
  const [first] = app.findRecordsByFilter('versions', 'group = {:group}', '@rowid', 1, 0, { group: group.id });
  const version = newVersion(app, record, 'deleted', dataOf(record));
  version.load({ group: group.id, by: group.by, part: first !== undefined });
  // PocketBase deletes a page before its blocks.
  if (first)
    version.load({ whole: first.getString('whole'), within: first.getString('within') || first.getString('label') });
  app.save(version);
}

/**
 * Copies the files that a save is about to take away from a record, before PocketBase deletes them. One copy serves all versions.
 * @param app of the transaction of the write
 */
export function keepLostFiles(app: core.App, before: core.Record, after: core.Record) {
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
