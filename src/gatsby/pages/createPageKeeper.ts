import { isDeepStrictEqual } from 'node:util';

/** A page as this site requests it. */
type WantedPage = { path: string; component: string; context: object; slices: Record<string, string> };
/** As Gatsby keeps it; a page with an older time than the round in which pages are made is deleted at its end. */
type KeptPage = Readonly<WantedPage> & { updatedAt: number };

/**
 * Makes what creates a page unless it stands as it was. Gatsby would take a digest of each, hand it to every plugin and write
 * it anew: with ten thousand pages that is seconds, for an edit that changes none of them. Only what this process has created
 * stays: of pages that Gatsby has from an older one it may have thrown the nodes away.
 */
export function createPageKeeper() {
  const created = new Set<string>();
  return (pages: ReadonlyMap<string, KeptPage>, page: WantedPage, create: (page: WantedPage) => void): void => {
    const kept = pages.get(page.path);
    if (kept && created.has(page.path) && isSame(kept, page)) {
      kept.updatedAt = Date.now();
      return;
    }
    created.add(page.path);
    create(page);
  };
}

const isSame = (kept: WantedPage, page: WantedPage): boolean =>
  kept.component === page.component && isDeepStrictEqual([kept.context, kept.slices], [page.context, page.slices]);
