/** More is not read by anybody; the counts say the rest. */
const MOST_ITEMS = 100;
/** Pages that lists make by themselves: they go with the articles that they list. */
const LISTS = /\/page\/\d+\/$|^\/blog\/tag\//;

/**
 * Summarises for people the content that would go, and says who may decide about it.
 * @param {{records: Record<string, string[]>, pages: string[]}} set
 * @param {{kind: string, collection: string, record: string, label: string, path: string, by: string, by_id: string, at: string}[]} rows
 *   of the bin
 * @param {(known: string[]) => number} countUnexplained of the records, given the ids of those with a row
 */
function summarise(set, rows, countUnexplained) {
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

const unique = (values) => [...new Set(values.filter((value) => value !== ''))];

function countBy(rows) {
  const counts = {};
  rows.forEach(({ collection }) => (counts[collection] = (counts[collection] || 0) + 1));
  return counts;
}

function unexplainedPages(pages, rows) {
  const paths = rows.map(({ path }) => path).filter((path) => path !== '');
  return pages.filter((page) => !LISTS.test(page) && !paths.some((path) => page.endsWith(path)));
}

/**
 * Whether somebody may decide about what would go: an owner always; an editor where only this editor took it away, and after
 * a second yes.
 * @param {{unexplained: number, by_ids: string[]}} shrink from summarise
 * @param {{id: string, isOwner: boolean}} person
 * @returns {'yes' | 'twice' | 'no'}
 */
function mayDecide({ unexplained, by_ids }, { id, isOwner }) {
  if (isOwner) return 'yes';
  return unexplained === 0 && by_ids.length === 1 && by_ids[0] === id ? 'twice' : 'no';
}

module.exports = { mayDecide, summarise };
