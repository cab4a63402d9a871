const roles = `${__hooks}/lib/roles`;
const { barFor, mayDo, OWNERS, TERMS } = require(`${roles}/barFor.js`);
const { COLLECTIONS } = require(`${roles}/COLLECTIONS.js`);
const { readSubscription } = require(`${roles}/readSubscription.js`);
const { isEditor } = require(`${roles}/roleOf.js`);
const { termsOf } = require(`${roles}/termsOf.js`);

const SUPERUSERS = '_superusers';

/**
 * Lets a call through or bars it by throwing.
 * @param {core.RequestEvent} e
 */
function guardCall(e) {
  // The console reads and writes past every rule and hook; nobody needs it to run this site, not even an owner.
  if (e.request.url.path === '/api/sql') throw new NotFoundError();
  const editor = isEditor(e.auth) ? e.auth : undefined;
  if (!editor && !isEditor(bearerOfFileToken(e))) return;

  const { pattern, url } = e.request;
  const collection = realName(e.app, e.request.pathValue('collection'));
  const reason = barFor({ pattern, collection, terms: termsOf(url.rawQuery) });
  if (reason) throw new ForbiddenError(reason);
  if (editor && collection === SUPERUSERS) keepToOneself(e, editor);
}

/** Files and backups are fetched with a token in the address: who sends it is nobody by the headers. */
function bearerOfFileToken(e) {
  if (!e.request.url.rawQuery.includes('token')) return undefined;
  const token = e.request.url.query().get('token');
  if (!token) return undefined;
  try {
    return e.app.findAuthRecordByToken(token, 'file');
  } catch {
    return undefined;
  }
}

/** The collection that PocketBase will take for this name: names count in any case, ids as well. */
function realName(app, nameOrId) {
  if (!nameOrId) return undefined;
  try {
    return app.findCachedCollectionByNameOrId(nameOrId).name;
  } catch {
    return undefined;
  }
}

/** Of those who sign in, an editor sees and changes itself only. */
function keepToOneself(e, editor) {
  const id = e.request.pathValue('id');
  if (id && id !== editor.id) throw new ForbiddenError(OWNERS);
  if (e.request.pattern !== 'GET /api/collections/{collection}/records') return;
  // In place of what was asked: whatever is put beside a filter could be made to hold always.
  e.request.url.rawQuery = `filter=${encodeURIComponent(`id="${editor.id}"`)}`;
}

/**
 * Bars an editor from changing what is not an editor's in a record that it may change.
 * @param {core.RecordRequestEvent} e
 */
function guardFields(e) {
  const name = e.record.collection().name;
  const allowed = (COLLECTIONS[name] || {}).update;
  if (!isEditor(e.auth) || allowed === true) return;
  const before = e.record.original();
  const changed = e.record
    .collection()
    .fields.fieldNames()
    .filter((field) => !(allowed || []).includes(field) && field !== 'updated')
    .filter((field) => JSON.stringify(e.record.getRaw(field)) !== JSON.stringify(before.getRaw(field)));
  if (changed.length > 0) throw new ForbiddenError(`${OWNERS} Yours to change here: ${allowed.join(', ')}.`);
}

/**
 * Bars an editor from following what it may not read.
 * @param {core.RealtimeSubscribeRequestEvent} e
 */
function guardSubscriptions(e) {
  if (!isEditor(e.auth)) return;
  for (const subscription of e.subscriptions) {
    const read = readSubscription(subscription);
    const collection = read && realName(e.app, read.collection);
    if (!read || collection === SUPERUSERS || !mayDo(collection, 'list')) throw new ForbiddenError(OWNERS);
    const pattern = 'GET /api/collections/{collection}/records';
    if (barFor({ pattern, collection, terms: read.terms })) throw new ForbiddenError(TERMS);
  }
}

module.exports = { guardCall, guardFields, guardSubscriptions };
