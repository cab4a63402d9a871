import { addressOf } from '../lib/addressOf';
import { inOneTransaction } from '../lib/inOneTransaction';
import { isVisible } from '../lib/describeRecord';
import { faultOf } from '../redirects/faultOf';
import { siteNow } from '../release/loadLive';
import { beginsAt, refuseSlug, retargetRedirect } from './retargetRedirect';

interface Deleted {
  title: string;
  collection: string;
  record: string;
  by: string;
}

/** PocketBase's own limit of a text field without one. */
const TITLE_MAX = 5000;

/**
 * After a page was deleted: its path, and those of automatic redirects to it, answer "410 Gone" from now on.
 * @param app of the transaction in which the record is deleted
 * @param address path without a locale
 * @param about the deleted record
 */
function leaveAddress(app: core.App, address: string, about: Deleted) {
  const site = siteNow();
  const move = { from: address, to: address };
  const left = app
    .findAllRecords('redirects', $dbx.hashExp({ automatic: true }))
    .filter((record) => retargetRedirect(record.getString('to').replace(/\*$/, ''), move, site) !== undefined);
  const addresses = left.map((record) => record.getString('from')).filter((from) => !from.endsWith('*'));
  left.forEach((record) => app.delete(record));
  [address, ...addresses].forEach((from) => markGone(app, from, about));
}

function markGone(app: core.App, from: string, { title: whole, collection, record, by }: Deleted) {
  const [known] = app.findAllRecords('gone', $dbx.hashExp({ from }));
  const row = known || new Record(app.findCollectionByNameOrId('gone'));
  // A title that was written without the limits must not prevent the deletion of its record.
  const { max }: core.Field & Partial<core.TextField> = row.collection().fields.getByName('title');
  const title = whole.slice(0, max || TITLE_MAX);
  const note = 'Made by itself when the record was deleted.';
  row.load({ from, title, collection, record, note, '@by': by, '@follows': true });
  app.save(row);
}

/**
 * Frees a path for a page: automatic redirects and "410 Gone" rows of an earlier page are deleted. A redirect that an editor
 * made stays.
 * @param app of the transaction in which the record is saved
 * @param address path without a locale
 */
function takeAddress(app: core.App, address: string) {
  const site = siteNow();
  const left = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true }));
  left.filter((record) => beginsAt(record.getString('from'), address, site)).forEach((record) => app.delete(record));
  app.findAllRecords('gone', $dbx.hashExp({ from: address })).forEach((record) => app.delete(record));
}

/**
 * Redirects the old path of a page to its new one. Redirects to the old path get the new one as their target, so that no
 * visitor is redirected twice.
 * @param app of the transaction in which the record is saved
 * @param move paths without a locale
 */
function moveAddress(app: core.App, move: { from: string; to: string }, { title, by }: { title: string; by: string }) {
  const site = siteNow();
  const all = app.findAllRecords('redirects');
  const newTarget = (record: core.Record) => retargetRedirect(record.getString('to'), move, site);
  // A page that returns to an earlier path: the redirect from there would make a loop.
  all
    .filter((record) => beginsAt(record.getString('from'), move.to, site) && newTarget(record) !== undefined)
    .forEach((record) => app.delete(record));

  for (const record of app.findAllRecords('redirects')) {
    const to = newTarget(record);
    if (to !== undefined) saveRedirect(app, record, { to }, move, by);
  }
  if (all.some((record) => record.getString('from') === move.from)) return;
  const note = `Made by itself when "${title}" got another address.`;
  const made = new Record(app.findCollectionByNameOrId('redirects'));
  saveRedirect(app, made, { from: move.from, to: move.to, status: '301', automatic: true, note }, move, by);
}

function saveRedirect(
  app: core.App,
  record: core.Record,
  values: Record<string, unknown>,
  move: { from: string; to: string },
  by: string,
) {
  record.load({ ...values, '@by': by, '@follows': true });
  const [from, to] = [record.getString('from'), record.getString('to')];
  const fault = faultOf(app, { id: record.id, from, to });
  if (fault) {
    const why = `Visitors of ${move.from} are to be led to ${move.to}, but ${from} → ${to} cannot be saved: ${fault.message}`;
    refuseSlug('slug_redirect', why);
  }
  app.save(record);
}

/** Wraps the write of a record that has a page: updates redirects and "410 Gone" rows, in one transaction with the write. */
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
    if (wasThere && before && before !== '/') leaveAddress(app, before, { title, collection, record: record.id, by });
    return;
  }
  const after = addressOf(collection, record.getString('slug'));
  // Also for a scheduled record: at its time nobody saves it again.
  if (after && (collection === 'tags' || record.getString('status') === 'published')) takeAddress(app, after);
  if (!wasThere || !before || !after || before === after || !hasPage(app, record)) return;
  if ([before, after].includes('/')) return;
  moveAddress(app, { from: before, to: after }, { title, by });
  // The further pages of a tag's list are below its path.
  if (collection === 'tags') moveAddress(app, { from: `${before}*`, to: `${after}*` }, { title, by });
}

/** Whether visitors find a record's page, by the state of the database. A tag has one as long as an article has the tag. */
function hasPage(app: core.App, record: core.Record) {
  if (record.collection().name !== 'tags') return isVisible(app, record);
  const posts = app.findRecordsByFilter('posts', 'tags.id ?= {:id}', '', 0, 0, { id: record.id });
  return posts.some((post) => isVisible(app, post));
}
