import { collectionOf, columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Values } from '../types';

/** A part of a query of PocketBase's list API. */
export type Query = Readonly<Partial<Record<'filter' | 'sort' | 'fields' | 'perPage', string>>>;

/** Columns that lists show beside labels and pictures; PocketBase leaves out those that a collection lacks. */
const LISTED = ['id', 'updated', 'slug', 'status', 'page', 'anchor'];
/** The articles of a list, and those that an article recommends at its end. */
export const NEWEST = 6;
const AFTER = 3;
/** Drawn as cards, which show no rich text. */
const CARDS: readonly string[] = ['cases', 'projects', 'workshops'];

/** The query of a list for pickers: names, addresses and pictures. A body of 12 kB is 98 % of an article. */
export function listQuery(collection: string): Query {
  const label = collectionOf(collection)?.label ?? [];
  const pictures = fieldsOf(collection).filter(({ kind }) => kind === 'picture');
  const names = [...LISTED, ...label, ...label.map((name) => `${name}_sl`), ...pictures.flatMap(columnsOf)];
  return { fields: [...new Set(names)].join(',') };
}

/**
 * The queries of the records of a collection that a page shows beside its own parts.
 * @param root the values of the page's record, if it is of this collection
 */
export function drawnQueries(collection: string, root?: Values): readonly Query[] {
  if (CARDS.includes(collection)) {
    const fields = fieldsOf(collection).filter(({ kind }) => kind !== 'richText');
    return [{ fields: [...(collectionOf(collection)?.own ?? []), ...fields.flatMap(columnsOf)].join(',') }];
  }
  if (collection !== 'posts') return [{}];
  const shown = 'status = "published" && publish_at <= @now';
  const newest = { filter: shown, sort: '-publish_at', perPage: String(NEWEST) };
  // After the oldest article the newest are recommended.
  const before = `publish_at < "${String(root?.['publish_at'] ?? '')}"`;
  return root ? [newest, { ...newest, filter: `${shown} && ${before}`, perPage: String(AFTER) }] : [newest];
}
