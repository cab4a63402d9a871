import { keyOf, splitKey, valuesOf } from '../Doc';
import type { State } from '../createState';
import type { Sets } from '../saving/createSets';
import { listRecords, RETRY_MS, type Send } from '../saving/requests';
import type { DraftRecord, Values } from '../types';
import { collectionOf, columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';

/** A part of a query of PocketBase's list API. */
type Query = Readonly<Partial<Record<'filter' | 'sort' | 'fields' | 'perPage', string>>>;

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

/** Records of the site beside those of the page. */
interface Libraries {
  /** Loads the list of a collection for pickers, unless it is loaded. */
  load(collection: string): void;
  /** Loads the records of a collection that the page shows, unless they are loaded. */
  draw(collection: string): void;
  close(): void;
}

export function createLibraries(send: Send, state: State, sets: Pick<Sets, 'changeOf'>): Libraries {
  const asked = new Set<string>();
  let isClosed = false;

  const read = async (collection: string, queries: readonly Query[]): Promise<readonly DraftRecord[]> => {
    while (!isClosed) {
      const answers = await Promise.all(queries.map((query) => listRecords(send, collection, query)));
      const rows = answers.flatMap((answer) => ('status' in answer ? [] : answer));
      if (answers.every((answer) => !('status' in answer)))
        return [...new Map(rows.map((values) => [values['id'], values])).values()].map((values) => {
          const id = String(values['id']);
          const key = keyOf(collection, id);
          return { key, collection, id, values, isNew: sets.changeOf(key)?.change.kind === 'created' };
        });
      // The server is away, or nobody is signed in.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
    return [];
  };
  const once = async (part: 'libraries' | 'drawn', collection: string, queries: () => readonly Query[]) => {
    const name = `${part}/${collection}`;
    if (asked.has(name)) return;
    asked.add(name);
    const records = await read(collection, queries());
    if (!isClosed) state.set({ [part]: new Map([...state.rest()[part], [collection, records]]) });
  };

  const rootIn = (collection: string) => {
    const doc = splitKey(state.root).collection === collection ? state.docs.get(state.root) : undefined;
    return doc && valuesOf(doc);
  };
  return {
    load: (collection) => void once('libraries', collection, () => [listQuery(collection)]),
    draw: (collection) => void once('drawn', collection, () => drawnQueries(collection, rootIn(collection))),
    close: () => {
      isClosed = true;
    },
  };
}
