import en from '../../../locales/en/people.json';
import sl from '../../../locales/sl/people.json';
import { collectionName } from '../lib/describeRecord';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor, messagesOfRequest } from '../lib/language';
import { isEditor, isOwner } from '../lib/roleOf';
import { multipliesRows } from './multipliesRows';
import { barFor, mayDo } from './ROUTES';
import { COLLECTIONS } from './COLLECTIONS';

/** A guest's largest request to PocketBase's API: a message, a password, or the topics of a subscription. */
const MOST_BYTES = 64 * 1024;
/** A form is sent within seconds, on 2G too. */
const READ_NS = 20_000_000_000;
/**
 * Event streams at once. Each holds two of the 100 JavaScript VMs for up to half an hour, and a guest opens
 * one with a single request; pages for editors poll for their data if they get no stream.
 */
const MOST_STREAMS = 30;
/** Topics of one stream; the pages of the editors have a dozen. PocketBase goes through the topics of all streams at each save. */
const MOST_TOPICS = 100;

/**
 * Limits what somebody without an account can make the server hold: PocketBase parses 32 MB of JSON, some 1 GB of memory, before it
 * looks at a collection's rules, and waits five minutes for a body.
 * @throws ApiError 401, 403, 411, 413 or 503
 */
export function limitGuest(e: core.RequestEvent): void {
  const { pattern, contentLength, url } = e.request;
  if (pattern === 'GET /api/realtime' && e.app.subscriptionsBroker().totalClients() >= MOST_STREAMS) {
    e.response.header().set('Retry-After', '60');
    throw new ApiError(503, 'Too many connections wait for news.');
  }
  if (e.auth) return;
  // Related records multiply an answer of a thousand records, and no page asks for them.
  if (pattern.includes(' /api/') && url.rawQuery !== '') limitQuery(e);
  if (contentLength === 0) return;
  endReading(e.response);
  // The routes of this project have limits of their own.
  if (pattern.includes(' /_site/')) return;
  if (contentLength < 0) throw new ApiError(411, 'The length of the request must be known.');
  if (contentLength <= MOST_BYTES) return;
  // An editor whose session is over uploads a picture.
  if (e.request.header.get('Authorization')) throw new UnauthorizedError();
  throw new ApiError(413, 'The request is too large.');
}

/** Refuses a guest related records, and a filter or sort by what multiplies rows. Of several values PocketBase uses the first as well. */
function limitQuery({ app, request }: core.RequestEvent): void {
  const query = request.url.query();
  if (query.get('expand')) throw new ForbiddenError('Related records need an account.');
  const terms = [query.get('filter'), query.get('sort')];
  if (multipliesRows(app, request.pathValue('collection'), terms))
    throw new ForbiddenError('A filter or sort by such related records needs an account.');
}

/** Ends the connection if the body is not there in time. PocketBase wraps the writer, whose type has the method. */
function endReading(response: http.ResponseWriter): void {
  const { unwrap } = response as http.ResponseWriter & { unwrap?: () => http.ResponseWriter };
  const writer = (unwrap ? unwrap() : response) as { setReadDeadline?: (time: unknown) => void };
  writer.setReadDeadline?.(new DateTime().add(READ_NS as unknown as time.Duration).time());
}

/**
 * Returns all values of a query, decoded byte by byte as Go does: decodeURIComponent fails on bytes that are not UTF-8, and one
 * such byte would hide all others.
 * @param rawQuery without its question mark
 */
export function termsOf(rawQuery: string) {
  return rawQuery.replace(/\+/g, ' ').replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
}

/**
 * Parses a realtime subscription: `posts/*?options={"query":{"filter":"…"}}`.
 * @returns undefined when its options cannot be read
 */
export function readSubscription(subscription: string): { collection: string; terms: string } | undefined {
  const [topic = '', ...rest] = subscription.split('?');
  const texts: string[] = [];
  for (const pair of rest.join('?').split('&')) {
    if (pair === '') continue;
    const value = termsOf(pair.slice(pair.indexOf('=') + 1));
    texts.push(value);
    // JSON may write any letter as \u0040: the parsed text counts.
    try {
      collectTexts(JSON.parse(value), texts);
    } catch {
      return undefined;
    }
  }
  return { collection: topic.split('/')[0] ?? '', terms: texts.join('\n') };
}

function collectTexts(value: unknown, texts: string[]) {
  if (typeof value === 'string') texts.push(value);
  else if (value && typeof value === 'object') {
    for (const part of Object.values(value)) collectTexts(part, texts);
  }
}

const SUPERUSERS = '_superusers';

/** Routes that PocketBase opens to any superuser's file token; here the token must be an owner's. */
const OWNER_FILES = ['GET /api/backups/{key}'];

/**
 * Refuses a call by throwing, or returns. The decision uses the matched route, decoded path values and the parsed query: the
 * raw URL has many spellings. `?%74oken=` once passed for a call without a token.
 */
export function guardCall(e: core.RequestEvent) {
  const { pattern, url } = e.request;
  // The SQL console bypasses every rule and hook; nobody on this site needs it, not even an owner.
  if (pattern.endsWith(' /api/sql') || url.path === '/api/sql') throw new NotFoundError();
  const bearer = bearerOfFileToken(e);
  if (OWNER_FILES.includes(pattern) && !isOwner(bearer))
    throw new ForbiddenError(messagesOfRequest(e, { en, sl }).file);
  const editor = isEditor(e.auth) ? e.auth : undefined;
  if (!editor && !isEditor(bearer)) return;

  const collection = collectionName(e.app, e.request.pathValue('collection'));
  const reason = barFor({ pattern, collection, terms: termsOf(url.rawQuery) }, messagesOfRequest(e, { en, sl }));
  if (reason) throw new ForbiddenError(reason);
  if (editor && collection === SUPERUSERS) limitToSelf(e, editor);
}

/** The account of a file token in the query: calls for files and backups send no Authorization header. */
function bearerOfFileToken(e: Pick<core.RequestEvent, 'app' | 'request'>) {
  const { url } = e.request;
  // Most calls have no query, and every page of the site comes through here.
  if (url.rawQuery === '') return undefined;
  // PocketBase's handlers use the same parser, so both read the same token.
  const token = url.query().get('token');
  if (!token) return undefined;
  try {
    return e.app.findAuthRecordByToken(token, 'file');
  } catch {
    return undefined;
  }
}

/**
 * Refuses an editor a protected file of an owners' collection: PocketBase opens it to any superuser, whatever the
 * collection's rule. The rule holds for other accounts.
 */
export function guardDownload(e: core.FileDownloadRequestEvent) {
  if (!e.fileField?.protected || mayDo(e.collection.name, 'view')) return;
  const { requestEvent } = e;
  if (isEditor(bearerOfFileToken(requestEvent)))
    throw new ForbiddenError(messagesOfRequest(requestEvent, { en, sl }).file);
}

/** Limits an editor to its own record of `_superusers`. */
function limitToSelf(e: core.RequestEvent, editor: core.Record) {
  const id = e.request.pathValue('id');
  if (id && id !== editor.id) throw new ForbiddenError(messagesOfRequest(e, { en, sl }).owners);
  if (e.request.pattern !== 'GET /api/collections/{collection}/records') return;
  // Replaces the query: a client filter joined by `||` could always be true.
  e.request.url.rawQuery = `filter=${encodeURIComponent(`id="${editor.id}"`)}`;
}

/** Refuses an editor's change of a field that is not in the collection's list. */
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
  const messages = messagesFor(e.record, { en, sl });
  const reason = fill(messages.fields, { why: messages.owners, fields: allowed.join(', ') });
  if (changed.length > 0) throw new ForbiddenError(reason);
}

/**
 * Refuses an editor a subscription to what it may not read, and a guest every one: at each save PocketBase checks the rules of each
 * topic of each stream, within the request, and keeps the record for each until it is read.
 */
export function guardSubscriptions(e: core.RealtimeSubscribeRequestEvent) {
  if (!e.auth && e.subscriptions.length > 0) throw new UnauthorizedError();
  if (e.subscriptions.length > MOST_TOPICS) throw new BadRequestError('These are too many topics for one connection.');
  if (!isEditor(e.auth)) return;
  const messages = messagesOfRequest(e.requestEvent, { en, sl });
  for (const subscription of e.subscriptions) {
    const read = readSubscription(subscription);
    const collection = collectionName(e.app, read?.collection ?? '');
    if (!read || collection === SUPERUSERS || !mayDo(collection, 'list')) throw new ForbiddenError(messages.owners);
    const pattern = 'GET /api/collections/{collection}/records';
    if (barFor({ pattern, collection, terms: read.terms })) throw new ForbiddenError(messages.terms);
  }
}
