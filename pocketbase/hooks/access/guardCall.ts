import { OWNERS, TERMS, barFor, mayDo } from './barFor';
import { COLLECTIONS } from './COLLECTIONS';
import { readSubscription } from './readSubscription';
import { isEditor, isOwner } from '../lib/roleOf';
import { termsOf } from './termsOf';

const SUPERUSERS = '_superusers';
const OWNERS_FILE = 'Only an owner may download this.';

/** Routes that PocketBase opens to a file token of any superuser; the token must be an owner's. */
const OWNER_FILES = ['GET /api/backups/{key}'];

/**
 * Lets a call through or bars it by throwing. Everything is decided from the route that matched, the decoded path values
 * and the parsed query, for the raw text of a URL has many spellings: `?%74oken=` once passed for a call without a token.
 */
export function guardCall(e: core.RequestEvent) {
  const { pattern, url } = e.request;
  // The SQL console reads and writes past every rule and hook; nobody needs it to run this site, not even an owner.
  if (pattern.endsWith(' /api/sql') || url.path === '/api/sql') throw new NotFoundError();
  const bearer = bearerOfFileToken(e);
  if (OWNER_FILES.includes(pattern) && !isOwner(bearer)) throw new ForbiddenError(OWNERS_FILE);
  const editor = isEditor(e.auth) ? e.auth : undefined;
  if (!editor && !isEditor(bearer)) return;

  const collection = realName(e.app, e.request.pathValue('collection'));
  const reason = barFor({ pattern, collection, terms: termsOf(url.rawQuery) });
  if (reason) throw new ForbiddenError(reason);
  if (editor && collection === SUPERUSERS) keepToOneself(e, editor);
}

/** Files and backups are fetched with a token in the query: the headers of such a call name nobody. */
function bearerOfFileToken(e: Pick<core.RequestEvent, 'app' | 'request'>) {
  const { url } = e.request;
  // Most calls have no query, and each page of the site passes here.
  if (url.rawQuery === '') return undefined;
  // The same parser as PocketBase's own handlers use, so that both read the same token.
  const token = url.query().get('token');
  if (!token) return undefined;
  try {
    return e.app.findAuthRecordByToken(token, 'file');
  } catch {
    return undefined;
  }
}

/**
 * Bars an editor from a protected file of a collection that is the owners' alone: PocketBase opens it to any superuser, past
 * the collection's rule. Other accounts are held to that rule.
 */
export function guardDownload(e: core.FileDownloadRequestEvent) {
  if (!e.fileField?.protected || mayDo(e.collection.name, 'view')) return;
  if (isEditor(bearerOfFileToken(e.requestEvent))) throw new ForbiddenError(OWNERS_FILE);
}

/** The collection that PocketBase will take for this name: names count in any case, ids as well. */
function realName(app: core.App, nameOrId: string) {
  if (!nameOrId) return undefined;
  try {
    return app.findCachedCollectionByNameOrId(nameOrId).name;
  } catch {
    return undefined;
  }
}

/** Of those who sign in, an editor sees and changes itself only. */
function keepToOneself(e: core.RequestEvent, editor: core.Record) {
  const id = e.request.pathValue('id');
  if (id && id !== editor.id) throw new ForbiddenError(OWNERS);
  if (e.request.pattern !== 'GET /api/collections/{collection}/records') return;
  // In place of what was asked: whatever is put beside a filter could be made to hold always.
  e.request.url.rawQuery = `filter=${encodeURIComponent(`id="${editor.id}"`)}`;
}

/**
 * Bars an editor from changing what is not an editor's in a record that it may change.
 */
export function guardFields(e: core.RecordRequestEvent) {
  const name = e.record.collection().name;
  const update = COLLECTIONS[name]?.update;
  if (!isEditor(e.auth) || update === true) return;
  const allowed = update ?? [];
  const before = e.record.original();
  const changed = e.record
    .collection()
    .fields.fieldNames()
    .filter((field) => !allowed.includes(field) && field !== 'updated')
    .filter((field) => JSON.stringify(e.record.getRaw(field)) !== JSON.stringify(before.getRaw(field)));
  if (changed.length > 0) throw new ForbiddenError(`${OWNERS} Yours to change here: ${allowed.join(', ')}.`);
}

/**
 * Bars an editor from following what it may not read.
 */
export function guardSubscriptions(e: core.RealtimeSubscribeRequestEvent) {
  if (!isEditor(e.auth)) return;
  for (const subscription of e.subscriptions) {
    const read = readSubscription(subscription);
    const collection = read && realName(e.app, read.collection);
    if (!read || collection === SUPERUSERS || !mayDo(collection, 'list')) throw new ForbiddenError(OWNERS);
    const pattern = 'GET /api/collections/{collection}/records';
    if (barFor({ pattern, collection, terms: read.terms })) throw new ForbiddenError(TERMS);
  }
}
