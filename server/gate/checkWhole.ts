import type { PageOrigin } from '../site/readSiteFile';
import type { BuiltSite } from './BuiltSite';
import type { Violation } from '../site/Violation';

const AGAIN = 'Start again; if it happens again, remove .cache and public first.';

/** Checks that each listed page exists, is complete and belongs to this build: a killed build leaves pages of two builds. */
export function checkWhole({ pages, facts, compilation }: BuiltSite): Violation[] {
  return Object.entries(pages).flatMap(([path, origin]) => {
    const page = facts.get(path);
    if (!page) return [{ sentence: `The page ${path} was not built. ${AGAIN}`, record: recordOf(origin) }];
    if (!page.whole) return [{ sentence: `The page ${path} is cut short. ${AGAIN}` }];
    if (page.compilation === undefined || page.compilation === compilation) return [];
    return [{ sentence: `The page ${path} comes from another build than the rest. ${AGAIN}` }];
  });
}

/** The record of a page; lists and similar pages have none. */
export function recordOf({ collection, record }: PageOrigin) {
  return collection && record ? { collection, id: record } : undefined;
}
