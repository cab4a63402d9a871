import en from '../../../locales/en/bar.json';
import sl from '../../../locales/sl/bar.json';
import { describeRecord, isVisible, writtenAt } from '../lib/describeRecord';
import { moment } from '../lib/moment';
import { ownValue } from '../../../src/lib/ownValue';
import { setsOfRecords } from '../prepared/preparedSets';
import { kindSetAside } from '../setAside/listSetAside';
import { loadLive } from '../release/loadLive';
import { plainBuild, publishingNow } from '../status/publishingNow';
import { titlesFor } from '../status/titlesFor';
import { type List, type Place, placeOf, recordAt, shownSince, stateOf } from './pageFacts';
import type { BarData, BarPage } from './types';
import { sendPage } from '../headers/hooks';
import { isSecure } from '../lib/request';
import { withParts } from '../lib/withParts';
import { onRecordAuthRequest, routerAdd } from '../register';
import { barCookie, COOKIE } from '../site/wantsBar';

interface LiveRelease {
  id: string;
  homes: Record<string, string>;
  /** Whether a path is a page or file of it. */
  has: (path: string) => boolean;
  /** When its build began to read the content. */
  readAt: string;
}

/**
 * Returns the parts of the live release that the bar needs.
 * @returns readAt: content that was saved later is not in the release
 */
function liveRelease(app: core.App): LiveRelease {
  const release = loadLive();
  if (!release) return { id: '', homes: {}, has: () => false, readAt: '' };
  const { id, manifest } = release;
  const has = (path: string) => ownValue(manifest.files, path) !== undefined;
  // A rollback adds a row too: the first row is of the build that made the release.
  const [maker] = app.findRecordsByFilter('builds', 'release = {:id}', '@rowid', 1, 0, { id });
  const readAt = maker ? maker.getString('started_at') : manifest.createdAt.replace('T', ' ');
  return { id, homes: manifest.homes || {}, has, readAt };
}

const LONGEST = 2000;
const NOT_FOUND = 'not-found';

/**
 * Returns the bar's data about a page and about publishing, with texts in the page's locale.
 * @param path of the page, as the browser sends it
 */
function describePage(app: core.App, path: string): BarData {
  if (!path.startsWith('/') || path.length > LONGEST) throw new BadRequestError('path must be an address of the site.');
  const release = liveRelease(app);
  const place = placeOf(path, release.homes);
  const { isStuck, ...publishing } = publishingNow(app);
  const [failure] = isStuck ? app.findRecordsByFilter('builds', 'status = "failed"', '-@rowid', 1, 0) : [];
  return {
    ...publishing,
    failure: failure ? plainBuild(failure) : null,
    names: titlesFor(app, publishing.pending, [], place.locale === 'sl' ? 'sl' : 'en'),
    release: release.id,
    locale: place.locale,
    words: place.locale === 'sl' ? sl : en,
    page: {
      ...pageAt(app, place, release),
      since: release.has(place.path) ? shownSince(app, place.path, release.id) : null,
    },
  };
}

function pageAt(app: core.App, place: Place, release: LiveRelease): Omit<BarPage, 'since'> {
  if (place.list) return describeList(app, place.list, place.locale, release);
  const { record, isMoved = false, gone } = recordAt(app, place.address);
  if (record) {
    const whole = withParts(app, record);
    const prepared = setsOfRecords(app, whole);
    const state = stateNow(app, { record, whole, isMoved }, place, release);
    const setAside = kindSetAside(app, place.address, whole);
    return { kind: 'record', ...describe(record, place.locale), ...state, prepared, ...asideState(setAside) };
  }
  const isOnSite = release.has(place.path);
  if (gone) {
    const setAside = kindSetAside(app, place.address, []);
    const state = isOnSite ? 'withdrawn' : 'gone';
    return { kind: 'gone', ...describe(gone, place.locale), state, ...(setAside && { setAside }) };
  }
  const heading = isOnSite ? undefined : textOf(app, NOT_FOUND, place.locale);
  return { kind: isOnSite ? 'none' : 'missing', ...heading };
}

/** A later build leaves the change out, so its time does not show that it is not live. */
const asideState = (setAside: BarPage['setAside']) =>
  setAside && { setAside, state: setAside === 'deleted' ? 'new' : 'changed' };

interface Found {
  record: core.Record;
  /** The record with its parts. */
  whole: readonly core.Record[];
  isMoved: boolean;
}

function stateNow(app: core.App, { record, whole, isMoved }: Found, { path }: Place, { has, readAt }: LiveRelease) {
  const publishAt = record.collection().fields.getByName('publish_at') ? record.getString('publish_at') : '';
  const state = stateOf({
    isVisible: isVisible(app, record),
    isOnSite: has(path),
    isMoved,
    writtenAt: writtenAt(whole),
    readAt,
    status: record.getString('status'),
    publishAt,
    now: moment(),
  });
  return { state, publishAt };
}

function describeList(
  app: core.App,
  { collection, heading }: List,
  locale: string,
  { readAt }: LiveRelease,
): Omit<BarPage, 'since'> {
  const found = new DynamicModel({ count: 0, newest: '' });
  app
    .db()
    .newQuery(
      `SELECT COUNT(*) AS [[count]], COALESCE(MAX([[updated]]), '') AS [[newest]] FROM {{${collection}}} ` +
        "WHERE [[status]] = 'published' AND [[publish_at]] <= {:now}",
    )
    .bind({ now: moment() })
    .one(found);
  const { count, newest } = found;
  const state = newest > readAt ? 'changed' : 'live';
  return { kind: 'list', of: collection, count, state, ...textOf(app, heading, locale) };
}

/** A text of `contents`, by its key. */
function textOf(app: core.App, key: string, locale: string) {
  const [record] = app.findAllRecords('contents', $dbx.hashExp({ key }));
  return record && describe(record, locale);
}

function describe(record: core.Record, locale: string) {
  const inLocale = locale === 'en' ? '' : record.getString(`title_${locale}`) || record.getString(`name_${locale}`);
  const title = inLocale || record.getString('title') || record.getString('name');
  return { ...describeRecord(record), title };
}

/** The longest absence with a valid session; the bar removes the cookie when nobody is signed in. */
const WEEK_S = 7 * 86_400;
/** Go's value of SameSite=Lax. */
const LAX = 2;

/** Sets the bar's cookie when somebody signs in to the dashboard or opens it signed in, unless the bar was turned off. */
function showBar(e: core.RecordAuthRequestEvent) {
  if (barCookie(e.requestInfo().headers.cookie || '') === 'off') return;
  const secure = isSecure(e);
  // Not HttpOnly: scripts of the status page and the bar turn it off.
  e.setCookie(new Cookie({ name: COOKIE, value: '1', path: '/', maxAge: WEEK_S, sameSite: LAX, secure }));
}

// The bar that editors see on the site. Visitors load none of it: site/hooks.ts adds its script to pages when the cookie is set, and
// signing in to the dashboard sets it.
onRecordAuthRequest((e) => {
  showBar(e);
  return e.next();
}, '_superusers');

routerAdd('GET', '/_site/bar/{file}', (e) => sendPage(e, e.request.pathValue('file'), 'bar'), { unlogged: true });

routerAdd('GET', '/_site/bar/data', (e) => e.json(200, describePage($app, e.request.url.query().get('path'))), {
  auth: 'superusers',
  unlogged: true,
});
