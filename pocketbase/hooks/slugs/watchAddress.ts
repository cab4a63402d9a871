import { addressOf } from '../lib/addressOf';
import { inOneTransaction } from '../lib/inOneTransaction';
import { isVisible } from '../lib/describeRecord';
import { siteNow } from '../release/siteNow';
import { beginsAt, leadElsewhere } from './leadElsewhere';
import { moveAddress } from './moveAddress';

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
function leaveAddress(app: core.App, address: string, about: Deleted) {
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

/**
 * A page is to stand at an address: what was left there by a page before it goes. A redirect that an editor made stays.
 * @param app of the transaction in which the record is saved
 * @param address without a language
 */
function takeAddress(app: core.App, address: string) {
  const site = siteNow();
  const left = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true }));
  left.filter((record) => beginsAt(record.getString('from'), address, site)).forEach((record) => app.delete(record));
  app.findAllRecords('gone', $dbx.hashExp({ from: address })).forEach((record) => app.delete(record));
}

const HOME_PAGE = '/';

/**
 * Around the write of a record that has a page: keeps its addresses right. In one transaction with the write.
 */
export function watchAddress(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  inOneTransaction(e, () => keepAddresses(e, kind));
}

function keepAddresses(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  const { app, record } = e;
  const collection = record.collection().name;
  const before = kind === 'create' ? undefined : addressOf(collection, record.original().getString('slug'));
  const wasThere = kind !== 'create' && hasPage(app, record);
  const by = String(record.get('@by') || '');
  const title = record.getString('title') || record.getString('name') || record.getString('slug');

  e.next();
  if (kind === 'delete') {
    if (wasThere && before && before !== HOME_PAGE)
      leaveAddress(app, before, { title, collection, record: record.id, by });
    return;
  }
  const after = addressOf(collection, record.getString('slug'));
  // Also what is planned for later: when its moment comes, nobody saves it again.
  if (after && (collection === 'tags' || record.getString('status') === 'published')) takeAddress(app, after);
  if (!wasThere || !before || !after || before === after || !hasPage(app, record)) return;
  if ([before, after].includes(HOME_PAGE)) return;
  moveAddress(app, { from: before, to: after }, { title, by });
  // The further pages of a tag's list stand below its address.
  if (collection === 'tags') moveAddress(app, { from: `${before}*`, to: `${after}*` }, { title, by });
}

/** Whether visitors find its page, as the database has it. A tag has one as long as an article bears it. */
function hasPage(app: core.App, record: core.Record) {
  if (record.collection().name !== 'tags') return isVisible(app, record);
  const bearers = app.findRecordsByFilter('posts', 'tags.id ?= {:id}', '', 0, 0, { id: record.id });
  return bearers.some((post) => isVisible(app, post));
}
