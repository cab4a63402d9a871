import en from '../../../locales/en/required.json';
import sl from '../../../locales/sl/required.json';
import { HOME } from '../../../src/lib/url/recordPath';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor } from '../lib/language';
import { moment } from '../lib/moment';
import { ownValue } from '../../../src/lib/ownValue';
import { onRecordDelete, onRecordUpdate } from '../register';

/** The contents that templates read, by section; a test compares them with the queries of src. */
export const CONTENTS: Readonly<Record<string, readonly string[]>> = {
  misc: ['site', 'seo-site', 'booking', 'voucher-link', 'eu-strip'],
  'page-voucher': ['voucher-form', 'packages'],
  errors: ['not-found', 'gone'],
  lists: ['blog', 'projects', 'workshops', 'empty-blog', 'empty-projects', 'empty-workshops'],
};
/** The menus of header and footer. */
export const MENUS: readonly string[] = ['menuDefault', 'menuWeb', 'menuWeb3', 'menuSi', 'menu-footer'];

/** Reads a field of a record as it is stored. */
type Read = (field: string) => string;

/** A message of locales/…/required.json. */
type Refusal = 'homeDeleted' | 'homeHidden' | 'homeRenamed' | 'textDeleted' | 'textRenamed';

/** Whether the site cannot be without a record: its home page once it is published, and the texts that templates read. */
export function isRequired(collection: string, read: Read): boolean {
  if (collection === 'pages') return read('slug') === HOME && read('status') === 'published';
  if (collection === 'menus') return MENUS.includes(read('key'));
  return collection === 'contents' && (ownValue(CONTENTS, read('section')) ?? []).includes(read('key'));
}

/**
 * Why a required record may not be saved as it is now; undefined if it may.
 * @param before reads the stored record, `after` the one to save
 * @param now as PocketBase writes times
 */
export function refusedChange(collection: string, before: Read, after: Read, now: string): Refusal | undefined {
  if (!isRequired(collection, before)) return undefined;
  const isSame = (field: string) => before(field) === after(field);
  if (collection !== 'pages') return ['key', 'section'].every(isSame) ? undefined : 'textRenamed';
  if (!isSame('slug')) return 'homeRenamed';
  const isShown = after('status') === 'published' && after('publish_at') <= now;
  return isShown ? undefined : 'homeHidden';
}

/** @throws BadRequestError in the editor's language */
function refuse(record: core.Record, refusal: Refusal): never {
  const key = record.original().getString('key');
  throw new BadRequestError(fill(messagesFor(record, { en, sl })[refusal], { key }));
}

// The home page and the texts that templates read are neither deleted nor hidden nor renamed, whichever way a record is saved:
// without them the site would go live as one without content.
onRecordUpdate(
  (e) => {
    const before = e.record.original();
    const refusal = refusedChange(
      e.record.collection().name,
      (field) => before.getString(field),
      (field) => e.record.getString(field),
      moment(),
    );
    if (refusal) refuse(e.record, refusal);
    return e.next();
  },
  ...['pages', 'contents', 'menus'],
);

onRecordDelete(
  (e) => {
    const { record } = e;
    const collection = record.collection().name;
    if (isRequired(collection, (field) => record.original().getString(field))) {
      refuse(record, collection === 'pages' ? 'homeDeleted' : 'textDeleted');
    }
    return e.next();
  },
  ...['pages', 'contents', 'menus'],
);
