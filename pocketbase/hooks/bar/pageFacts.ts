import { slashed } from '../../../src/lib/url/paths';
import { isVisible } from '../lib/describeRecord';
import { ownValue } from '../../../src/lib/ownValue';
import { listPath } from '../../../src/lib/url/recordPath';
import { recordsAt } from '../lib/pagePaths';

/** The saved and the published state of a page. Times are PocketBase's texts, which compare as text. */
interface Facts {
  /** Visitors may read the record. */
  isVisible: boolean;
  /** The live release has the page. */
  isOnSite: boolean;
  /** The record has another path now. */
  isMoved: boolean;
  /** The last change of the record and its parts. */
  writtenAt: string;
  /** The time at which the live release read the records. */
  readAt: string;
  status: string;
  publishAt: string;
  now: string;
}

/** Compares the saved state of a page with the published one. */
export function stateOf(page: Facts): 'live' | 'changed' | 'new' | 'withdrawn' | 'moved' | 'planned' | 'draft' {
  if (page.isMoved && page.isOnSite) return 'moved';
  if (!page.isVisible) {
    if (page.isOnSite) return 'withdrawn';
    return page.status === 'published' && page.publishAt > page.now ? 'planned' : 'draft';
  }
  if (!page.isOnSite) return 'new';
  return page.writtenAt > page.readAt ? 'changed' : 'live';
}

/** A list page: its collection, and the text of `contents` with its heading. */
export interface List {
  collection: string;
  /** Key of the content with the list's heading. */
  heading: string;
}

export interface Place {
  path: string;
  locale: string;
  address: string;
  list?: List;
}

export const LISTS: Readonly<Record<string, List>> = {
  [listPath.posts]: { collection: 'posts', heading: 'blog' },
  [listPath.projects]: { collection: 'projects', heading: 'projects' },
  [listPath.workshops]: { collection: 'workshops', heading: 'workshops' },
};

/**
 * Splits a path of the site into locale, address and list.
 * @param path as the browser sends it
 * @param homes each locale's home page
 * @returns path: with a slash at its end. address: the path without locale and page number
 */
export function placeOf(path: string, homes: Record<string, string>): Place {
  const whole = slashed(path);
  const [locale, home] = Object.entries(homes)
    .filter(([, start]) => whole.startsWith(start))
    .sort(([, one], [, other]) => other.length - one.length)[0] || ['en', '/'];
  const address = whole.slice(home.length - 1).replace(/page\/\d+\/$/, '');
  const list = ownValue(LISTS, address);

  return { path: whole, locale, address, ...(list && { list }) };
}

/**
 * Finds the record whose page is at an address, or was there until it moved or was deleted.
 * @param address without locale
 * @returns gone: the row that a deleted record left
 */
export function recordAt(
  app: core.App,
  address: string,
): { record?: core.Record; isMoved?: boolean; gone?: core.Record } {
  const record = ownerOf(app, address);
  if (record) return { record };
  const [redirect] = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true, from: address }));
  const moved = redirect && ownerOf(app, redirect.getString('to'));
  if (moved) return { record: moved, isMoved: true };
  const [gone] = app.findAllRecords('gone', $dbx.hashExp({ from: address }));
  return gone ? { gone } : {};
}

function ownerOf(app: core.App, address: string) {
  const found = recordsAt(app, address);
  return found.find((record) => isVisible(app, record)) || found[0];
}

/**
 * Finds the newest build up to the live release that changed a page.
 * @param path of the page
 * @param release the live one
 * @returns null when the list of builds does not reach back far enough, or a build changed more pages than it lists
 */
export function shownSince(
  app: core.App,
  path: string,
  release: string,
): { at: string; cause: string; build: string } | null {
  const found = arrayOf(new DynamicModel({ at: '', cause: '', build: '', named: 0 }));
  const named = 'EXISTS (SELECT 1 FROM json_each([[changed_paths]]) WHERE [[value]] = {:path})';
  app
    .db()
    .newQuery(
      `SELECT [[id]] AS [[build]], [[finished_at]] AS [[at]], [[cause]], ${named} AS [[named]] FROM {{builds}} ` +
        // A release's name begins with its time. The row of a rollback changed no page.
        `WHERE [[release]] != '' AND [[release]] <= {:release} AND [[pages_changed]] > 0 AND ` +
        `(${named} OR [[pages_changed]] > json_array_length([[changed_paths]])) ORDER BY [[release]] DESC, [[_rowid_]] LIMIT 1`,
    )
    .bind({ path, release })
    .all(found);
  const [row] = found;
  if (row?.named !== 1) return null;
  const { at, cause, build } = row;
  return { at, cause, build };
}
