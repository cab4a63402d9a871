import { HOME, recordPath } from '../../../src/lib/url/recordPath';
import { isReserved, ownersOf } from '../lib/pagePaths';
import { siteNow } from '../release/loadLive';
import { prefixesOf } from '../redirects/inEachLocale';
import { preparedWithSlug, refuseSlug } from './refuseSlug';
import { firstFree, slugOfTitle } from './slugOfTitle';

/** The property of a new record for the slug that its title gives; no field: never stored and never shown. */
const FROM_TITLE = '@slugFromTitle';

/** The length of the slug field, which each collection with pages has. */
function longest(record: core.Record) {
  const { max }: core.Field & Partial<core.TextField> = record.collection().fields.getByName('slug');
  return max ?? 0;
}

/**
 * Gives a record without a slug the one of its title. In the request's hook: later PocketBase fills an empty slug at random,
 * because of the pattern by which the dashboard lets the field be empty (migration 0025).
 */
export function fillSlug({ record }: core.RecordRequestEvent): void {
  const title = record.getString('title') || record.getString('name');
  // Without a title, the missing title is the error to report.
  if (record.getString('slug') || !title.trim()) return;
  const slug = slugOfTitle(title, longest(record));
  if (!slug) refuseSlug(record, 'untitled');
  record.load({ slug, [FROM_TITLE]: slug });
}

/** Marks the event of a prepared save whose record is not published: its empty slug is made from the title again. */
export const UNPUBLISHED = '@unpublished';

/** Whether a record's slug was made from its title; numberSlug() makes it free. */
export const isFromTitle = (record: core.Record): boolean => record.getString(FROM_TITLE) !== '';

/**
 * Numbers a slug that was made from a title if another page has it. One that was typed stays as it is.
 * @param app of the transaction of the write, so that no other record takes the slug meanwhile
 */
export function numberSlug(app: core.App, record: core.Record): void {
  const slug = record.getString(FROM_TITLE);
  const isFreeHere = (candidate: string) => isFree(app, record, candidate);
  if (slug) record.set('slug', firstFree(slug, longest(record), isFreeHere));
}

function isFree(app: core.App, record: core.Record, slug: string) {
  const collection = record.collection().name;
  // A page that is called "Home" must not become the home page unasked.
  if (collection === 'pages' && slug === HOME) return false;
  const address = recordPath(collection, slug) ?? '';
  const { homes } = siteNow();
  if (collection === 'pages' && isReserved(address, homes)) return false;
  // A redirect from there would hide the page.
  const froms = prefixesOf(homes).map((prefix) => prefix + address);
  const has = (name: string, values: Record<string, unknown>) => app.countRecords(name, $dbx.hashExp(values)) > 0;
  if (has('redirects', { from: froms })) return false;
  const isOther = (owner: ReturnType<typeof ownersOf>[number]) =>
    app
      .findAllRecords(owner.collection, $dbx.hashExp({ slug: owner.slug }))
      .some((one) => one?.id !== record.id || owner.collection !== collection);
  return !ownersOf(address).some((owner) => isOther(owner) || preparedWithSlug(app, owner, record.id) !== undefined);
}
