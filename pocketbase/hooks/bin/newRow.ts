import { moment } from '../lib/moment';
import { recordPath } from '../../../src/lib/url/recordPath';
import { describeRecord } from '../lib/describeRecord';
import { newId } from '../lib/newId';
import { publishingRow } from '../queue/publishingRow';

/** Records that one action removed together, and the person behind it. */
export interface Group {
  id: string;
  by: string;
  byId: string;
}

/** Makes a group for the person who saves or deletes a record. */
export const groupOf = (record: core.Record): Group => ({
  id: newId(),
  by: record.getString('@by'),
  byId: record.getString('@byId'),
});

/** Days for which deleted records and versions are kept. */
export const KEPT_DAYS = 90;
const KEPT_MS = KEPT_DAYS * 86_400_000;

/** Returns a row of the bin, not saved yet. */
export function newRow(
  app: core.App,
  kind: 'deleted' | 'withdrawn',
  record: core.Record,
  { id: group, by, byId }: Group,
): core.Record {
  const { collection, id, label } = describeRecord(record);
  const path = recordPath(collection, record.getString('slug')) || '';
  const expires_at = moment(Date.now() + KEPT_MS);
  const values = { kind, collection, record: id, label: label.slice(0, 300), path, group, by, by_id: byId, expires_at };
  return new Record(app.findCachedCollectionByNameOrId('bin'), values);
}

/** The fields that decide whether a record is published. */
const FIELDS = ['status', 'publish_at'];

/**
 * Returns the values by which a record is published.
 * @param record before it is written
 */
export function publicationOf(record: core.Record) {
  const known = FIELDS.filter((name) => record.collection().fields.getByName(name));
  return Object.fromEntries(known.map((name) => [name, record.original().getString(name)]));
}

/**
 * Stores a withdrawal: the person who made it, and the values that publish the record again.
 * @param app of the write's transaction
 * @param publication from publicationOf
 */
export function keepWithdrawn(app: core.App, record: core.Record, publication: Record<string, string>) {
  const group = groupOf(record);
  // A record without these fields is withdrawn with its parent.
  if (!group.by || Object.keys(publication).length === 0) return;
  forgetWithdrawn(app, record);
  const row = newRow(app, 'withdrawn', record, group);
  row.load({ data: publication, revision: publishingRow(app).getInt('revision') });
  app.save(row);
}

/** Removes the row of a record that is published again. */
export function forgetWithdrawn(app: core.App, record: core.Record) {
  const of = { kind: 'withdrawn', record: record.id, collection: record.collection().name };
  app.findAllRecords('bin', $dbx.hashExp(of)).forEach((row) => app.delete(row));
}
