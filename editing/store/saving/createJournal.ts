import { type Doc, keyOf, only, splitKey } from '../Doc';
import type { Key, Values } from '../types';

/** A storage that lasts longer than a tab. */
export type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Changes of one record that the server has not confirmed. */
export interface Entry {
  readonly key: Key;
  readonly at: number;
  readonly mine: Values;
  /** The values of the same fields on which they are based. */
  readonly base: Values;
  readonly sent?: readonly Values[];
  readonly there: boolean;
  readonly removed: boolean;
}

const PREFIX = 'modrina.edit';
const SEPARATOR = '|';
/** Words of a record that was deleted wait this long for it to come back. */
const KEPT_MS = 90 * 24 * 3600_000;

/**
 * The journal of a page: it keeps what was typed until the server has it, in localStorage. It writes at once, within the same
 * task, where IndexedDB would lose what was typed in its last milliseconds; an entry is removed as soon as it is saved, so that
 * texts of 60 kB stay far below 5 MB. Each tab has entries of its own: two tabs never overwrite each other's.
 */
export interface Journal {
  /** @returns whether it is kept: a full storage takes no more */
  write(doc: Doc): boolean;
  remove(key: Key): void;
  /** The entries that other visits left, the oldest first. `forget` removes one, once this tab has an entry of its own. */
  left(): readonly { readonly entry: Entry; readonly forget: () => void }[];
}

/** @param person the e-mail address @param root of the page @param tab a name that no other tab has */
export function createJournal(storage: Kept, person: string, root: Key, tab: string): Journal {
  const prefix = [PREFIX, person, root, ''].join(SEPARATOR);
  const nameOf = (key: Key, of = tab) => `${prefix}${of}${SEPARATOR}${key}`;
  return {
    write: ({ key, mine, base, sent, there, removed }) => {
      const fields = Object.keys(mine);
      const entry: Entry = {
        ...{ key, at: Date.now(), mine, there, removed, base: only(base, fields) },
        ...(sent && { sent: sent.map((values) => only(values, fields)) }),
      };
      return attempt(() => storage.setItem(nameOf(key), JSON.stringify(entry)));
    },
    remove: (key) => void attempt(() => storage.removeItem(nameOf(key))),
    left: () => {
      const names = namesIn(storage, prefix).filter((name) => !name.startsWith(`${prefix}${tab}${SEPARATOR}`));
      const found = names.flatMap((name) => {
        const entry = read(storage, name);
        const forget = () => void attempt(() => storage.removeItem(name));
        // Corrupt, or of a record that nobody brings back.
        if (!entry || entry.at < Date.now() - KEPT_MS) forget();
        return entry ? [{ entry, forget }] : [];
      });
      return found.sort((a, b) => a.entry.at - b.entry.at);
    },
  };
}

/**
 * The id of a record that a person began in this browser, and that the server does not have; undefined if there is none.
 * @param id of a certain one; '' for any
 */
export function begunBefore(storage: Kept, person: string, collection: string, id: string): string | undefined {
  const prefix = [PREFIX, person, `${collection}/${id}`].join(SEPARATOR);
  for (const name of namesIn(storage, prefix)) {
    const entry = read(storage, name);
    const root = name.split(SEPARATOR)[2];
    if (entry && entry.key === root && !entry.there && !entry.removed) return splitKey(entry.key).id;
  }
  return undefined;
}

function namesIn(storage: Kept, prefix: string): readonly string[] {
  const names: string[] = [];
  attempt(() => {
    for (let index = 0; index < storage.length; index++) names.push(storage.key(index) ?? '');
  });
  return names.filter((name) => name.startsWith(prefix));
}

/** @returns undefined for what is no entry: a journal must never keep a page from opening */
function read(storage: Kept, name: string): Entry | undefined {
  try {
    const entry: Partial<Entry> = Object(JSON.parse(storage.getItem(name) ?? ''));
    const { collection, id } = splitKey(String(entry.key ?? '') as Key);
    const isWhole =
      collection &&
      id &&
      isObject(entry.mine) &&
      isObject(entry.base) &&
      isList(entry.sent ?? []) &&
      typeof entry.at === 'number';
    return isWhole ? ({ there: true, removed: false, ...entry, key: keyOf(collection, id) } as Entry) : undefined;
  } catch {
    return undefined;
  }
}

const isList = (value: unknown) => Array.isArray(value) && value.every(isObject);
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function attempt(write: () => void): boolean {
  try {
    write();
    return true;
  } catch {
    return false;
  }
}
