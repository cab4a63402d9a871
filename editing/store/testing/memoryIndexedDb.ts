import type { IndexedDbStore } from '../journal/openIndexedDb';

/** The journal's copy on the disk, for tests. */
export function memoryIndexedDb(kept = new Map<string, string>()): IndexedDbStore {
  return {
    put: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
    read: async (prefix) => [...kept].filter(([name]) => name.startsWith(prefix)),
  };
}
