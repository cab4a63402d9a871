import { keyOf, splitKey, valuesOf } from '../Doc';
import type { State } from '../createState';
import type { Sets } from '../saving/createSets';
import { listRecords, type Send } from '../saving/requests';
import type { DraftRecord } from '../types';
import { drawnQueries, listQuery, type Query } from './queries';

/** Between attempts to load records. */
const PAUSE_MS = 3000;

/** Records of the site beside those of the page. */
export interface Libraries {
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
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
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
