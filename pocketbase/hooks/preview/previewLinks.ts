import { addressOf, PREFIX } from '../lib/addressOf';
import { describeRecord } from '../lib/describeRecord';
import { bodyOf, isSecure, textOf } from '../lib/request';
import { moment } from '../lib/moment';
import { noteLook, obstacle } from '../queue/previewStatus';
import { timeOf } from '../queue/publishingRow';
import { loadLive } from '../release/loadLive';
import { chooseHome } from '../site/chooseHome';
import { cookieHeader, isToken } from './COOKIE';
import { sendMessage } from './sendMessage';

/** Tokens are kept as digests: who reads the database, or a backup of it, can open nothing. */
const digest = (token: string) => $security.sha256(token);

/**
 * The link of a token.
 * @returns undefined where it was taken back, is over, or never was
 */
export function findLink(app: core.App, token: string): core.Record | undefined {
  if (!isToken(token)) return undefined;
  const filter = 'token_hash = {:hash} && expires_at > {:now}';
  return app.findRecordsByFilter('previews', filter, '', 1, 0, { hash: digest(token), now: moment() })[0];
}

const DAYS = 7;

/**
 * Makes the link to a record's page as it would be published now.
 * @param e its body names the record: {collection, record}
 * @returns the url is told here, once
 */
export function makeLink(e: core.RequestEvent): { id: string; url: string; expires_at: string } {
  const { collection, record } = bodyOf(e);
  const found = find(e.app, textOf(collection), textOf(record));
  const trouble = obstacle();
  if (trouble) throw new ApiError(409, trouble);

  const token = $security.randomString(32);
  const link = new Record(e.app.findCollectionByNameOrId('previews'));
  link.set('label', describeRecord(found).label.slice(0, 300));
  link.set('collection', found.collection().name);
  link.set('record', found.id);
  link.set('by', e.auth?.getString('email') ?? '');
  link.set('expires_at', moment(Date.now() + DAYS * 86_400_000));
  link.set('token_hash', digest(token));
  e.app.save(link);
  // It is about to be opened: the first build takes longest.
  noteLook();
  return { id: link.id, url: `/_site/preview/${token}`, expires_at: link.getString('expires_at') };
}

function find(app: core.App, collection: string, id: string) {
  if (!Object.prototype.hasOwnProperty.call(PREFIX, collection)) {
    throw new BadRequestError('Only a record that has a page of its own can be previewed.');
  }
  try {
    return app.findRecordById(collection, id);
  } catch {
    throw new NotFoundError('There is no such record.');
  }
}

/**
 * Where a link leads to: an address of this site that was asked for, else the record's page in the reader's language.
 * @param asked the parameter `path`, or ''
 * @param address of the record, without a language
 * @param home the home page that fits the reader: '/' or '/sl/'
 */
export function pathFor(asked: string, address: string, home: string = '/') {
  // "//host" and "/\host" are other sites; Go writes control characters into the header as they are.
  if (/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(asked)) return asked;
  return home.slice(0, -1) + address;
}

/**
 * Opens a link: from now on this browser is shown the preview at the site's own addresses.
 */
export function openLink(e: core.RequestEvent) {
  const token = e.request.pathValue('token');
  const link = findLink(e.app, token);
  const address = link && addressNow(e.app, link);
  if (!address) return sendMessage(e, 410, 'ended');

  const headers = e.response.header();
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Robots-Tag', 'noindex, nofollow');
  // The next page is not to learn the link by which it was found.
  headers.set('Referrer-Policy', 'no-referrer');
  const seconds = (timeOf(link, 'expires_at') - Date.now()) / 1000;
  headers.set('Set-Cookie', cookieHeader({ token, seconds, isSecure: isSecure(e) }));
  const path = pathFor(e.request.url.query().get('path'), address, homeFor(e));
  return e.redirect(302, path);
}

/** The record may have been renamed since, or deleted. */
function addressNow(app: core.App, link: core.Record) {
  const collection = link.getString('collection');
  try {
    return addressOf(collection, app.findRecordById(collection, link.getString('record')).getString('slug'));
  } catch {
    return undefined;
  }
}

function homeFor(e: core.RequestEvent) {
  const release = loadLive();
  const header = (name: string) => e.request.header.get(name);
  const reader = { cookie: header('Cookie'), acceptLanguage: header('Accept-Language') };
  return chooseHome((release && release.manifest.homes) || {}, reader);
}
