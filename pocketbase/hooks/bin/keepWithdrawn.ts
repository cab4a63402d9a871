import { publishingRow } from '../queue/publishingRow';
import { newRow } from './newRow';

/** The fields that decide whether a record is published. */
const FIELDS = ['status', 'publish_at'];

/**
 * Returns the values by which a record was published.
 * @param record before it is written
 */
export function publicationOf(record: core.Record) {
  const known = FIELDS.filter((name) => record.collection().fields.getByName(name));
  return Object.fromEntries(known.map((name) => [name, record.original().getString(name)]));
}

/**
 * Stores that a record was withdrawn, by whom, and the values that publish it again.
 * @param app of the write's transaction
 * @param publication from publicationOf
 */
export function keepWithdrawn(app: core.App, record: core.Record, publication: Record<string, string>) {
  const by = record.getString('@by');
  // A record without these fields is withdrawn with its parent.
  if (!by || Object.keys(publication).length === 0) return;
  forgetWithdrawn(app, record);
  const group = $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz0123456789');
  const row = newRow(app, { kind: 'withdrawn', record, group, by, byId: record.getString('@byId') });
  row.set('data', publication);
  row.set('revision', publishingRow(app).getInt('revision'));
  app.save(row);
}

/** Removes the row of a record that is published again. */
export function forgetWithdrawn(app: core.App, record: core.Record) {
  const of = { kind: 'withdrawn', record: record.id, collection: record.collection().name };
  app.findAllRecords('bin', $dbx.hashExp(of)).forEach((row) => app.delete(row));
}
