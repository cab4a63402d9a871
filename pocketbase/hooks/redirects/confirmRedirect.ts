import en from '../../../locales/en/redirects.json';
import { withoutLanguage } from '../lib/addressOf';
// PocketBase answers these paths, not a release: the manifest does not list them.
import { server as NOT_OF_RELEASE } from '../lib/systemPaths.json';
import { isVisible } from '../lib/describeRecord';
import { fill } from '../lib/fill';
import { recordsAt } from '../lib/recordsAt';
import { siteNow } from '../release/loadLive';
import type { Refusal } from './checkRedirect';
import { redirectMessages } from './faultOf';
import { slashed } from '../../../src/lib/url/slashed';
import { decoded, inEachLocale, ownPath } from './inEachLocale';

/**
 * The reason why a redirect needs confirmation: it hides a live page or file, or its target does not exist.
 * @param draft the record before it is saved
 * @param site the live release's manifest
 * @param isPublished whether a published record, which may not be built yet, has its page at a path
 * @param messages in the editor's language
 */
export function doubtOf(
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
export function markAsRequested(record: core.Record, isPrepared: boolean) {
  record.set(BY_PERSON, isPrepared ? 'prepared' : 'saved');
}

/**
 * Finds the doubt that a person must confirm before a redirect is saved. The confirmation is for this save only, because it is
 * about these paths. The editing page saves each field by itself: there a confirmation waits for the paths that it is about.
 * @param record before it is saved
 */
export function openQuestion(app: core.App, record: core.Record): Refusal | undefined {
  const isConfirmed = record.getBool('confirmed');
  const before = record.original();
  const isSame = (field: string) => record.getString(field) === before.getString(field);
  const isUnchanged = !record.isNew() && isSame('from') && isSame('to');
  record.set('confirmed', isConfirmed && isUnchanged && record.get(BY_PERSON) === 'prepared');
  if (isConfirmed || isUnchanged || !record.get(BY_PERSON)) return undefined;

  const site = siteNow();
  const draft = { from: record.getString('from'), to: record.getString('to') };
  return doubtOf(draft, site, (path) => isPublished(app, path, site.homes || {}), redirectMessages(record));
}

const isPublished = (app: core.App, path: string, homes: Record<string, string>): boolean =>
  recordsAt(app, withoutLanguage(path, homes)).some((record) => isVisible(app, record));
