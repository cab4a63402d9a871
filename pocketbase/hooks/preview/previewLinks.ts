import { refusals as en } from '../../../locales/en/status.json';
import { refusals as sl } from '../../../locales/sl/status.json';
import { pathBefore, recordPath } from '../../../src/lib/url/recordPath';
import { describeRecord } from '../lib/describeRecord';
import { languageOfRequest, messagesOfRequest } from '../lib/language';
import { bodyOf, isSecure, textOf } from '../lib/request';
import { moment } from '../lib/moment';
import { changeOfRecord, withPrepared } from '../prepared/overlay';
import { previewObstacle, recordPreviewView } from '../queue/previewStatus';
import { timeOf } from '../queue/publishingRow';
import { siteNow } from '../release/loadLive';
import { chooseHome } from '../site/chooseHome';
import { cookieHeader, isToken } from './COOKIE';
import { sendMessage } from './sendMessage';

/** Tokens are stored as digests: a reader of the database, or of a backup of it, can open no preview. */
const digest = (token: string) => $security.sha256(token);

/**
 * The link of a token.
 * @returns undefined if it was deleted, has expired, or never existed
 */
export function findLink(app: core.App, token: string): core.Record | undefined {
  if (!isToken(token)) return undefined;
  const filter = 'token_hash = {:hash} && expires_at > {:now}';
  return app.findRecordsByFilter('previews', filter, '', 1, 0, { hash: digest(token), now: moment() })[0];
}

const DAYS = 7;

/**
 * Makes a link to a preview of a record's page.
 * @param e its body identifies the record: {collection, record}
 * @returns url: only this answer contains it
 */
export function makeLink(e: core.RequestEvent): { id: string; url: string; expires_at: string } {
  const { collection, record } = bodyOf(e);
  const found = find(e, textOf(collection), textOf(record));
  const obstacle = previewObstacle(languageOfRequest(e));
  if (obstacle) throw new ApiError(409, obstacle);

  const token = $security.randomString(32);
  const link = new Record(e.app.findCollectionByNameOrId('previews'), {
    label: describeRecord(found).label.slice(0, 300),
    collection: found.collection().name,
    record: found.id,
    by: e.auth?.getString('email') ?? '',
    expires_at: moment(Date.now() + DAYS * 86_400_000),
    token_hash: digest(token),
  });
  e.app.save(link);
  // The link will be opened soon, and the first build takes longest.
  recordPreviewView();
  return { id: link.id, url: `/_site/preview/${token}`, expires_at: link.getString('expires_at') };
}

function find(e: core.RequestEvent, collection: string, id: string) {
  const messages = messagesOfRequest(e, { en, sl });
  if (pathBefore(collection) === undefined) {
    throw new BadRequestError(messages.noPage);
  }
  const found = recordInPreview(e.app, collection, id);
  if (!found) throw new NotFoundError(messages.noRecord);
  return found;
}

/** A record as previews show it: with its prepared change. */
function recordInPreview(app: core.App, collection: string, id: string): core.Record | undefined {
  if (!changeOfRecord(app, collection, id)) return app.findRecordsByIds(collection, [id])[0];
  return withPrepared(app, (transaction) => transaction.findRecordsByIds(collection, [id])[0]);
}

/**
 * The path that a link opens: the requested one, else the record's page in the reader's locale.
 * @param requested the parameter `path`, or ''
 * @param address path of the record, without a locale
 * @param home the home page of the reader's locale: '/' or '/sl/'
 */
export function pathFor(requested: string, address: string, home: string = '/') {
  // "//host" and "/\host" are other sites; Go writes control characters into the header as they are.
  if (/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(requested)) return requested;
  return home.slice(0, -1) + address;
}

/** Opens a link: from now on this browser gets the preview at the site's own URLs. */
export function openLink(e: core.RequestEvent) {
  const token = e.request.pathValue('token');
  const link = findLink(e.app, token);
  const address = link && addressNow(e.app, link);
  if (!address) return sendMessage(e, 410, 'ended');

  const headers = e.response.header();
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  // The next page must not get the link as its referrer.
  headers.set('Referrer-Policy', 'no-referrer');
  // Page data may be cached for a minute: the preview would show the published text.
  headers.set('Clear-Site-Data', '"cache"');
  const seconds = (timeOf(link, 'expires_at') - Date.now()) / 1000;
  headers.set('Set-Cookie', cookieHeader({ token, seconds, isSecure: isSecure(e) }));
  return e.redirect(302, pathFor(e.request.url.query().get('path'), address, homeFor(e)));
}

/** The path of a link's record, which may have been renamed or deleted since. */
function addressNow(app: core.App, link: core.Record) {
  const collection = link.getString('collection');
  const record = recordInPreview(app, collection, link.getString('record'));
  return record && recordPath(collection, record.getString('slug'));
}

function homeFor(e: core.RequestEvent) {
  const header = (name: string) => e.request.header.get(name);
  const reader = { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') };
  return chooseHome(siteNow().homes, reader);
}
