import type { Vault } from '../journal/createVault';

/** The journal's copy on the disk, for tests. */
export function memoryVault(kept = new Map<string, string>()): Vault {
  return {
    put: (name, text) => void kept.set(name, text),
    remove: (name) => void kept.delete(name),
    read: async (prefix) => [...kept].filter(([name]) => name.startsWith(prefix)),
  };
}
