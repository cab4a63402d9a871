import { ownersOf } from '../lib/addressOf';
import { server as NOT_OF_RELEASE } from '../lib/systemPaths.json';
import { isVisible } from '../lib/describeRecord';
import { siteNow } from '../release/siteNow';
import type { Refusal } from './checkRedirect';
import { inEachLocale } from './inEachLocale';

/** Answered by PocketBase, not by a release: nothing here can say whether they exist. */

/**
 * Why a redirect should be saved only after a second look: it hides a live page or file, or leads to a path without one.
 * @param draft the record as it is to be
 * @param site the live release's manifest
 * @param isPublished whether a published record that is not built yet has its page at a path
 */
export function doubtOf(
  draft: { from: string; to: string },
  { homes = { '': '/' }, siteUrl = '', files }: { homes?: Record<string, string>; siteUrl?: string; files?: object },
  isPublished: (path: string) => boolean,
): Refusal | undefined {
  // Before the first release there are no pages to compare with.
  if (!files) return undefined;
  const isThere = (path: string) => [path, slashed(path)].some((one) => has(files, one) || isPublished(one));
  const rules = inEachLocale(draft, homes);

  for (const { from } of rules) {
    const hidden = hiddenBy(decoded(from), files, isThere);
    if (hidden === undefined) continue;
    const message = `Visitors would no longer reach ${hidden}, which is live. If you want that, save again with "confirmed" on.`;
    return { field: 'from', code: 'redirect_hides_page', message };
  }
  for (const { to } of rules) {
    const path = pathHere(to, siteUrl);
    if (path === undefined || NOT_OF_RELEASE.some((start) => path.startsWith(start)) || isThere(path)) continue;
    const message = `There is no page at ${path}. Correct the path, or save again with "confirmed" on.`;
    return { field: 'to', code: 'redirect_nowhere', message };
  }
  return undefined;
}

/** The first live path that a rule takes away. */
function hiddenBy(from: string, files: object, isThere: (path: string) => boolean) {
  if (!from.endsWith('*')) return isThere(from) ? from : undefined;
  const start = from.slice(0, -1);
  return Object.keys(files).find((path) => path.startsWith(start));
}

/** The path of a target on this site; undefined for another site, and for a `*`, which stands for many paths. */
function pathHere(target: string, siteUrl: string) {
  const isOwn = siteUrl && (target === siteUrl || target.startsWith(`${siteUrl}/`));
  const local = isOwn ? target.slice(siteUrl.length) || '/' : target;
  if (!local.startsWith('/') || local.endsWith('*')) return undefined;
  return decoded(local.replace(/[?#].*$/, ''));
}

function decoded(path: string) {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const slashed = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const has = (object: object, key: string) => Object.prototype.hasOwnProperty.call(object, key);

/** Not a field: set on what came by a request. The seed and the redirects made after a rename ask nobody. */
const BY_PERSON = '@byPerson';

/** @param record of a request */
export function markAsAsked(record: core.Record) {
  record.set(BY_PERSON, true);
}

/**
 * Finds the doubt that a person must confirm before a redirect is saved. The yes counts for this save only: it was about these paths.
 * @param record as it is to be
 */
export function openQuestion(app: core.App, record: core.Record): Refusal | undefined {
  const isConfirmed = record.getBool('confirmed');
  record.set('confirmed', false);
  if (isConfirmed || !record.get(BY_PERSON)) return undefined;
  const before = record.original();
  const isSame = (field: string) => record.getString(field) === before.getString(field);
  if (!record.isNew() && isSame('from') && isSame('to')) return undefined;

  const site = siteNow();
  const draft = { from: record.getString('from'), to: record.getString('to') };
  return doubtOf(draft, site, (path) => isPublished(app, path, site.homes || {}));
}

function isPublished(app: core.App, path: string, homes: Record<string, string>) {
  const prefix = Object.values(homes).find((home) => home !== '/' && path.startsWith(home)) || '/';
  return ownersOf(`/${path.slice(prefix.length)}`).some(({ collection, slug }) => {
    const [record] = app.findAllRecords(collection, $dbx.hashExp({ slug }));
    return record !== undefined && isVisible(app, record);
  });
}
