import type { IndexedDbStore } from './openIndexedDb';

/** The storage in which a journal keeps its texts by name. */
export interface TextStore {
  /** @returns whether it is kept: a full storage takes no more */
  put(name: string, text: string): boolean;
  /** @param mark is kept on the disk instead, so that an older copy does not count */
  remove(name: string, mark?: string): void;
  /** The texts whose names begin so: two of one name, if its copies differ; that of the disk is the later one. */
  read(prefix: string): Promise<readonly (readonly [name: string, text: string])[]>;
}

/** The part of a browser's storage that is used. */
export type Stored = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/**
 * Keeps each text in localStorage, which takes it within the same task and so before a tab crashes or closes, and in IndexedDB,
 * which has it on the disk within milliseconds and so before the browser is killed.
 */
export function storeInBoth(storage: Stored, indexedDb: IndexedDbStore): TextStore {
  return {
    put: (name, text) => {
      indexedDb.put(name, text);
      return attempt(() => storage.setItem(name, text));
    },
    remove: (name, mark) => {
      if (mark === undefined) indexedDb.remove(name);
      else indexedDb.put(name, mark);
      attempt(() => storage.removeItem(name));
    },
    read: async (prefix) => {
      const durable = await indexedDb.read(prefix);
      const known = new Set(durable.map((pair) => pair.join('\0')));
      const found = pairsIn(storage, prefix).filter((pair) => !known.has(pair.join('\0')));
      return [...found, ...durable];
    },
  };
}

function pairsIn(storage: Stored, prefix: string): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  attempt(() => {
    for (let index = 0; index < storage.length; index++) {
      const name = storage.key(index) ?? '';
      if (name.startsWith(prefix)) pairs.push([name, storage.getItem(name) ?? '']);
    }
  });
  return pairs;
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
