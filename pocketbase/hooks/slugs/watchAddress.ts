import { recordPath } from '../../../src/lib/url/recordPath';
import { inOneTransaction } from '../lib/transaction';
import { isVisible } from '../lib/describeRecord';
import { faultOf, redirectMessages } from '../redirects/faultOf';
import { siteNow } from '../release/loadLive';
import { takesAddress } from './hiddenPages';
import { refuseSlug } from './refuseSlug';
import { beginsAt, retargetRedirect } from './retargetRedirect';

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
 * Frees the path of a page that visitors find: automatic redirects and "410 Gone" rows of an earlier page are deleted. A redirect that
 * an editor made stays. Until a scheduled page appears, its path leads where it led.
 * @param app of the transaction in which the record is saved, or in which its time has come
 */
export function takeAddress(app: core.App, record: core.Record): void {
  const collection = record.collection().name;
  const address = recordPath(collection, record.getString('slug'));
  if (!address || !takesAddress(record) || (collection !== 'tags' && !isVisible(app, record))) return;
  const site = siteNow();
  const left = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true }));
  left.filter((record) => beginsAt(record.getString('from'), address, site)).forEach((record) => app.delete(record));
  app.findAllRecords('gone', $dbx.hashExp({ from: address })).forEach((record) => app.delete(record));
}

/**
 * Redirects the old path of a page to its new one. Redirects to the old path get the new one as their target, so that no
 * visitor is redirected twice.
 * @param app of the transaction in which the record is saved
 * @param page the record that moved
 * @param move paths without a locale
 */
function moveAddress(app: core.App, page: core.Record, move: { from: string; to: string }) {
  const site = siteNow();
  const all = app.findAllRecords('redirects');
  const newTarget = (record: core.Record) => retargetRedirect(record.getString('to'), move, site);
  // A page that returns to an earlier path: the redirect from there would make a loop.
  all
    .filter((record) => beginsAt(record.getString('from'), move.to, site) && newTarget(record) !== undefined)
    .forEach((record) => app.delete(record));

  for (const record of app.findAllRecords('redirects')) {
    const to = newTarget(record);
    if (to !== undefined) saveRedirect(app, record, { to }, { page, move });
  }
  if (all.some((record) => record.getString('from') === move.from)) return;
  const note = `Made by itself when "${titleOf(page)}" got another address.`;
  const made = new Record(app.findCollectionByNameOrId('redirects'));
  saveRedirect(app, made, { ...move, status: '301', automatic: true, note }, { page, move });
}

function saveRedirect(
  app: core.App,
  record: core.Record,
  values: Record<string, unknown>,
  { page, move }: { page: core.Record; move: { from: string; to: string } },
) {
  record.load({ ...values, '@by': personOf(page), '@follows': true });
  const [source, target] = [record.getString('from'), record.getString('to')];
  const fault = faultOf(app, { id: record.id, from: source, to: target }, redirectMessages(page));
  if (fault) refuseSlug(page, 'redirect', { ...move, source, target, reason: fault.message });
  app.save(record);
}

const personOf = (record: core.Record) => String(record.get('@by') || '');
const titleOf = (record: core.Record) =>
  record.getString('title') || record.getString('name') || record.getString('slug');

/** Wraps the write of a record that has a page: updates redirects and "410 Gone" rows, in one transaction with the write. */
export function watchAddress(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  inOneTransaction(e, () => keepAddresses(e, kind));
}

function keepAddresses(e: core.RecordEvent, kind: 'create' | 'update' | 'delete') {
  const { app, record } = e;
  const collection = record.collection().name;
  const before = kind === 'create' ? undefined : recordPath(collection, record.original().getString('slug'));
  const wasThere = kind !== 'create' && hasPage(app, record);
  const about = { title: titleOf(record), collection, record: record.id, by: personOf(record) };

  e.next();
  if (kind === 'delete') {
    if (wasThere && before && before !== '/') leaveAddress(app, before, about);
    return;
  }
  const after = recordPath(collection, record.getString('slug'));
  takeAddress(app, record);
  if (!wasThere || !before || !after || before === after || !hasPage(app, record)) return;
  if ([before, after].includes('/')) return;
  moveAddress(app, record, { from: before, to: after });
  // The further pages of a tag's list are below its path.
  if (collection === 'tags') moveAddress(app, record, { from: `${before}*`, to: `${after}*` });
}

/** Whether visitors find a record's page, by the state of the database. A tag has one as long as an article has the tag. */
function hasPage(app: core.App, record: core.Record) {
  if (record.collection().name !== 'tags') return isVisible(app, record);
  const posts = app.findRecordsByFilter('posts', 'tags.id ?= {:id}', '', 0, 0, { id: record.id });
  return posts.some((post) => isVisible(app, post));
}
