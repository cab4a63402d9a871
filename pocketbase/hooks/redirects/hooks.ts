import { findRedirect, type RedirectRule } from '../../../src/lib/url/findRedirect';
import { fill } from '../../../src/lib/text/fill';
import { refuse } from '../lib/refuse';
import SYSTEM, { server as NOT_OF_RELEASE } from '../../../src/lib/url/systemPaths.json';
import { onRecordCreateRequest, onRecordUpdateRequest, onRecordValidate, routerAdd } from '../register';
import { loadLive, siteNow } from '../release/loadLive';
import { faultOf, redirectMessages } from './faultOf';
import { decoded, inEachLocale, ownPath, prefixesOf } from './inEachLocale';
import { systemPathOf } from '../../../src/lib/url/systemPath';
import en from '../../../locales/en/redirects.json';
import { recordsAt, withoutLanguage } from '../lib/pagePaths';
import { isVisible } from '../lib/describeRecord';
import type { Refusal } from './checkRedirect';
import { slashed } from '../../../src/lib/url/paths';

/**
 * The reason why a redirect needs confirmation: it hides a live page or file, or its target does not exist.
 * @param draft the record before it is saved
 * @param site the live release's manifest
 * @param isPublished whether a published record, which may not be built yet, has its page at a path
 * @param messages in the editor's language
 */
export function reasonToConfirm(
  draft: { from: string; to: string },
  { homes = { '': '/' }, siteUrl = '', files }: { homes?: Record<string, string>; siteUrl?: string; files?: object },
  isPublished: (path: string) => boolean,
  messages = en,
): Refusal | undefined {
  // Before the first release there are no pages to compare with.
  if (!files) return undefined;
  const isThere = (path: string) => [path, slashed(path)].some((one) => Object.hasOwn(files, one) || isPublished(one));
  const rules = inEachLocale(draft, homes);

  for (const { from } of rules) {
    const hidden = hiddenBy(decoded(from), files, isThere);
    if (hidden === undefined) continue;
    return { field: 'from', code: 'redirect_hides_page', message: fill(messages.hidesPage, { path: hidden }) };
  }
  for (const { to } of rules) {
    // A `*` stands for many paths.
    const path = to.endsWith('*') ? undefined : ownPath(to, siteUrl);
    if (path === undefined || NOT_OF_RELEASE.some((start) => path.startsWith(start)) || isThere(path)) continue;
    return { field: 'to', code: 'redirect_nowhere', message: fill(messages.nowhere, { path }) };
  }
  return undefined;
}

/** The first live path that a rule hides. */
function hiddenBy(from: string, files: object, isThere: (path: string) => boolean) {
  if (!from.endsWith('*')) return isThere(from) ? from : undefined;
  const start = from.slice(0, -1);
  return Object.keys(files).find((path) => path.startsWith(start));
}

/** Not a field: set on records of requests. The seed and the redirects made after a rename need no confirmation. */
const BY_PERSON = '@byPerson';

/** Marks a record as saved by a person. @param isPrepared the save is kept beside the published record */
function markAsRequested(record: core.Record, isPrepared: boolean) {
  record.set(BY_PERSON, isPrepared ? 'prepared' : 'saved');
}

/**
 * Finds the doubt that a person must confirm before a redirect is saved. The confirmation is for this save only, because it is
 * about these paths. The editing page saves each field by itself: there a confirmation waits for the paths that it is about.
 * @param record before it is saved
 */
function openQuestion(app: core.App, record: core.Record): Refusal | undefined {
  const isConfirmed = record.getBool('confirmed');
  const before = record.original();
  const isSame = (field: string) => record.getString(field) === before.getString(field);
  const isUnchanged = !record.isNew() && isSame('from') && isSame('to');
  record.set('confirmed', isConfirmed && isUnchanged && record.get(BY_PERSON) === 'prepared');
  if (isConfirmed || isUnchanged || !record.get(BY_PERSON)) return undefined;

  const site = siteNow();
  const draft = { from: record.getString('from'), to: record.getString('to') };
  return reasonToConfirm(draft, site, (path) => isPublished(app, path, site.homes), redirectMessages(record));
}

const isPublished = (app: core.App, path: string, homes: Record<string, string>): boolean =>
  recordsAt(app, withoutLanguage(path, homes)).some((record) => isVisible(app, record));

/** No path of the site is longer. */
const LONGEST = 2000;

/**
 * Finds the redirect of a path, for a navigation inside the site.
 * @param manifest of the release
 * @param address path with its query, encoded as in a URL
 * @returns {} if it is not redirected
 */
export function lookUpRedirect(
  manifest: { redirects: readonly RedirectRule[] } | undefined,
  address: string,
): { to?: string; status?: number } {
  if (!manifest || !address.startsWith('/') || address.length > LONGEST) return {};
  const end = address.indexOf('?');
  const path = decode(end < 0 ? address : address.slice(0, end));
  const found = path && findRedirect(manifest.redirects, path, end < 0 ? '' : address.slice(end + 1));
  return found ? { to: found.location, status: found.status } : {};
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

// The lookup at each navigation inside the site; site/hooks.ts answers a request for the page itself.
routerAdd(
  'GET',
  '/_site/redirect',
  (e) => e.json(200, lookUpRedirect(loadLive()?.manifest, e.request.url.query().get('path'))),
  { unlogged: true },
);

const noteRequest = (e: core.RecordRequestEvent) => {
  markAsRequested(e.record, Boolean(e.requestInfo().query['prepare']));
  return e.next();
};
onRecordCreateRequest((e) => noteRequest(e), 'redirects');
onRecordUpdateRequest((e) => noteRequest(e), 'redirects');

// Whichever way a record is saved: dashboard, API, seed.
onRecordValidate((e) => {
  const draft = { id: e.record.id, from: e.record.getString('from'), to: e.record.getString('to') };
  const messages = redirectMessages(e.record);
  const fault = faultOf(e.app, draft, messages) || openQuestion(e.app, e.record);
  if (fault) refuse(messages.refused, fault.field, fault.code, fault.message);
  return e.next();
}, 'redirects');

// A removed page answers 410 on every host: no row may hide the dashboard by its path.
onRecordValidate((e) => {
  const from = e.record.getString('from');
  const path = systemPathOf(from, prefixesOf(siteNow().homes), SYSTEM.server);
  const messages = redirectMessages(e.record);
  if (path) refuse(messages.goneRefused, 'from', 'gone_system', fill(messages.goneSystem, { from, path }));
  return e.next();
}, 'gone');
