const bar = `${__hooks}/lib/bar`;
const { liveRelease } = require(`${bar}/liveRelease.js`);
const { placeOf } = require(`${bar}/placeOf.js`);
const { recordAt } = require(`${bar}/recordAt.js`);
const { shownSince } = require(`${bar}/shownSince.js`);
const { stateOf } = require(`${bar}/stateOf.js`);
const { writtenAt } = require(`${bar}/writtenAt.js`);
const { moment } = require(`${__hooks}/lib/mail/moment.js`);
const { isVisible } = require(`${__hooks}/lib/publishing/visible.js`);
const { describeRecord } = require(`${__hooks}/lib/status/describeRecord.js`);
const { plainBuild } = require(`${__hooks}/lib/status/plainBuild.js`);
const { publishingNow } = require(`${__hooks}/lib/status/publishingNow.js`);

const LONGEST = 2000;
const NOT_FOUND = 'not-found';

/**
 * What the bar shows of a page and of publishing, with the words of the page's language.
 * @param {core.App} app
 * @param {string} path of the page, as the browser has it
 */
function describePage(app, path) {
  if (!path.startsWith('/') || path.length > LONGEST) throw new BadRequestError('path must be an address of the site.');
  const release = liveRelease(app);
  const place = placeOf(path, release.homes);
  const { isStuck, ...publishing } = publishingNow(app);
  const [failure] = isStuck ? app.findRecordsByFilter('builds', 'status = "failed"', '-@rowid', 1, 0) : [];
  return {
    ...publishing,
    failure: failure ? plainBuild(failure) : null,
    release: release.id,
    locale: place.locale,
    words: require(`${__hooks}/../../locales/${place.locale}/bar.json`),
    page: {
      ...pageAt(app, place, release),
      since: release.has(place.path) ? shownSince(app, place.path, release.id) : null,
    },
  };
}

function pageAt(app, place, release) {
  if (place.list) return describeList(app, place, release);
  const { record, isMoved = false, gone } = recordAt(app, place.address);
  if (record)
    return { kind: 'record', ...describe(record, place.locale), ...stateNow(app, record, isMoved, place, release) };
  const isOnSite = release.has(place.path);
  if (gone) return { kind: 'gone', ...describe(gone, place.locale), state: isOnSite ? 'withdrawn' : 'gone' };
  const heading = isOnSite ? undefined : textOf(app, NOT_FOUND, place.locale);
  return { kind: isOnSite ? 'none' : 'missing', ...heading };
}

function stateNow(app, record, isMoved, { path }, { has, readAt }) {
  const publishAt = record.collection().fields.getByName('publish_at') ? record.getString('publish_at') : '';
  const state = stateOf({
    isVisible: isVisible(app, record),
    isOnSite: has(path),
    isMoved,
    writtenAt: writtenAt(app, record),
    readAt,
    status: record.getString('status'),
    publishAt,
    now: moment(),
  });
  return { state, publishAt };
}

function describeList(app, { list: { collection, heading }, locale }, { readAt }) {
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
function textOf(app, key, locale) {
  const [record] = app.findAllRecords('contents', $dbx.hashExp({ key }));
  return record && describe(record, locale);
}

function describe(record, locale) {
  const inLocale = locale === 'en' ? '' : record.getString(`title_${locale}`) || record.getString(`name_${locale}`);
  const title = inLocale || record.getString('title') || record.getString('name');
  return { ...describeRecord(record), title };
}

module.exports = { describePage };
