import { siteNow } from '../release/siteNow';
import { leadElsewhere } from './leadElsewhere';

/** PocketBase's own limit of a text that has none. */
interface Deleted {
  title: string;
  collection: string;
  record: string;
  by: string;
}

const TITLE_MAX = 5000;

/**
 * A page is deleted: its address, and those that led there by themselves, are gone for good.
 * @param app of the transaction in which the record is deleted
 * @param address without a language
 * @param about what stood there
 */
export function leaveAddress(app: core.App, address: string, about: Deleted) {
  const site = siteNow();
  const move = { from: address, to: address };
  const left = app
    .findAllRecords('redirects', $dbx.hashExp({ automatic: true }))
    .filter((record) => leadElsewhere(record.getString('to').replace(/\*$/, ''), move, site) !== undefined);
  const addresses = left.map((record) => record.getString('from')).filter((from) => !from.endsWith('*'));
  left.forEach((record) => app.delete(record));
  [address, ...addresses].forEach((from) => markGone(app, from, about));
}

function markGone(app: core.App, from: string, { title: whole, collection, record, by }: Deleted) {
  const [known] = app.findAllRecords('gone', $dbx.hashExp({ from }));
  const row = known || new Record(app.findCollectionByNameOrId('gone'));
  // A title that was written past the limits must not keep its record from being deleted.
  const { max }: core.Field & Partial<core.TextField> = row.collection().fields.getByName('title');
  const title = whole.slice(0, max || TITLE_MAX);
  const note = 'Made by itself when the record was deleted.';
  const unsaved = { '@by': by, '@follows': true };
  Object.entries({ from, title, collection, record, note, ...unsaved }).forEach(([name, value]) =>
    row.set(name, value),
  );
  app.save(row);
}
