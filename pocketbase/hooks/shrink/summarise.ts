/** More is not read by anybody; the counts say the rest. */
/** The losses of a build: ids of records by collection, and paths of pages. */
export interface ShrinkSet {
  records: Record<string, string[]>;
  pages: string[];
}

/** A row of the bin: what was deleted or withdrawn, by whom and when. */
interface BinRow {
  kind: string;
  collection: string;
  record: string;
  label: string;
  path: string;
  by: string;
  by_id: string;
  at: string;
}

const MOST_ITEMS = 100;
/** Pages that lists make by themselves: they go with the articles that they list. */
const LISTS = /\/page\/\d+\/$|^\/blog\/tag\//;

/**
 * Summarises for people the content that would go, and says who may decide about it.
 *   of the bin
 * @param countUnexplained of the records, given the ids of those with a row
 */
export function summarise(set: ShrinkSet, rows: BinRow[], countUnexplained: (known: string[]) => number) {
  const known = rows.map(({ record }) => record);
  const named = Object.entries(set.records).map(([collection, ids]) => [collection, ids.length]);
  const counts = named.length > 0 ? Object.fromEntries(named) : countBy(rows);
  // Without records it was the number of pages: those that no row explains went by another way.
  const unexplained = named.length > 0 ? countUnexplained(known) : unexplainedPages(set.pages, rows).length;
  const items = [...rows].sort((one, other) => Number(other.path !== '') - Number(one.path !== ''));
  return {
    counts,
    pages: set.pages.length,
    unexplained,
    by: unique(rows.map(({ by }) => by)),
    by_ids: unique(rows.map(({ by_id }) => by_id)),
    items: items.slice(0, MOST_ITEMS).map(({ kind, collection, record, label, path, by, at }) => {
      return { kind, collection, record, label, path, by, at };
    }),
  };
}

const unique = (values: string[]) => [...new Set(values.filter((value) => value !== ''))];

function countBy(rows: BinRow[]) {
  const counts: Record<string, number> = {};
  rows.forEach(({ collection }) => (counts[collection] = (counts[collection] || 0) + 1));
  return counts;
}

function unexplainedPages(pages: string[], rows: BinRow[]) {
  const paths = rows.map(({ path }) => path).filter((path) => path !== '');
  return pages.filter((page) => !LISTS.test(page) && !paths.some((path) => page.endsWith(path)));
}

/**
 * Whether somebody may decide about what would go: an owner always; an editor where only this editor took it away, and after
 * a second yes.
 * @param shrink from summarise
 */
export function mayDecide(
  { unexplained, by_ids }: { unexplained: number; by_ids: string[] },
  { id, isOwner }: { id: string; isOwner: boolean },
): 'yes' | 'twice' | 'no' {
  if (isOwner) return 'yes';
  return unexplained === 0 && by_ids.length === 1 && by_ids[0] === id ? 'twice' : 'no';
}
