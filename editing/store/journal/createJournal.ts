import { type Doc, keyOf, only, splitKey } from '../Doc';
import type { Key, Values } from '../types';
import type { TextStore } from './storeInBoth';
import type { OpenTabs } from './openTabs';

/** Changes of one record that the server has not confirmed. */
export interface Entry {
  readonly key: Key;
  readonly at: number;
  readonly mine: Values;
  /** The values of the same fields on which they are based. */
  readonly base: Values;
  readonly sent?: readonly Values[];
  readonly there: boolean;
  /** It has a published version, which a prepared deletion hides. */
  readonly published?: boolean;
  readonly removed: boolean;
  /** Not answered yet: by then `base` has the other person's values. Entries in browsers have this name. */
  readonly clash?: Doc['fieldConflict'];
}

/** The places of a browser where journals are kept. */
export interface Kept {
  readonly textStore: TextStore;
  readonly tabs: OpenTabs;
}

const PREFIX = 'modrina.edit';
const SEPARATOR = '|';
/** Words of a record that was deleted wait this long for it to come back. */
const KEPT_MS = 90 * 24 * 3600_000;
/** The mark of a removed entry outlasts the copy in localStorage that a killed browser may have left. */
const MARKED_MS = 24 * 3600_000;

/**
 * The journal of a page: it keeps what was typed until the server has it. An entry is removed as soon as it is saved, so that
 * texts of 60 kB stay far below the 5 MB of localStorage. Each tab has entries of its own, and those of an open tab are its own
 * alone: two tabs never overwrite each other's.
 */
export interface Journal {
  /** @returns whether it is kept: a full storage takes no more */
  write(doc: Doc): boolean;
  remove(key: Key): void;
  /** The entries that other visits left, the oldest first. `forget` removes one, once this tab has an entry of its own. */
  left(): Promise<readonly { readonly entry: Entry; readonly forget: () => void }[]>;
}

/** @param person the e-mail address @param root of the page @param tab a name that no other tab has */
export function createJournal({ textStore, tabs }: Kept, person: string, root: Key, tab: string): Journal {
  const prefix = [PREFIX, person, root, ''].join(SEPARATOR);
  const nameOf = (key: Key) => `${prefix}${tab}${SEPARATOR}${key}`;
  const remove = (name: string) => textStore.remove(name, JSON.stringify({ at: Date.now() }));
  return {
    write: ({ key, mine, base, sent, there, published, removed, fieldConflict }) => {
      const fields = Object.keys(mine);
      const entry: Entry = {
        ...{ key, at: Date.now(), mine, there, published, removed, base: only(base, fields) },
        ...(fieldConflict && { clash: fieldConflict }),
        ...(sent && { sent: sent.map((values) => only(values, fields)) }),
      };
      return textStore.put(nameOf(key), JSON.stringify(entry));
    },
    remove: (key) => remove(nameOf(key)),
    left: async () => {
      const found = (await entriesOfClosedTabs({ textStore, tabs }))
        .filter(({ name }) => name.startsWith(prefix) && tabOf(name) !== tab)
        .map(({ name, entry }) => ({ entry, forget: () => remove(name) }));
      // Of a record that nobody brings back.
      found.filter(({ entry }) => entry.at < Date.now() - KEPT_MS).forEach(({ forget }) => forget());
      return found.sort((a, b) => a.entry.at - b.entry.at);
    },
  };
}

/**
 * The id of a record that a person began in this browser, and that the server does not have; undefined if there is none.
 * @param id of a certain one; '' for any
 */
export async function begunBefore(
  kept: Kept,
  person: string,
  collection: string,
  id: string,
): Promise<string | undefined> {
  const prefix = [PREFIX, person, `${collection}/${id}`].join(SEPARATOR);
  const found = (await entriesOfClosedTabs(kept)).find(({ name, entry }) => {
    const root = name.split(SEPARATOR)[2];
    return name.startsWith(prefix) && entry.key === root && !entry.there && !entry.removed;
  });
  return found && splitKey(found.entry.key).id;
}

const tabOf = (name: string) => name.split(SEPARATOR)[3] ?? '';

/** The newest copy of each entry; what is corrupt, and marks that are old, are removed. */
async function entriesOfClosedTabs({ textStore, tabs }: Kept): Promise<readonly { name: string; entry: Entry }[]> {
  const [pairs, open] = await Promise.all([textStore.read(PREFIX + SEPARATOR), tabs.names()]);
  const newest = new Map<string, Entry | Mark>();
  for (const [name, text] of pairs.filter(([name]) => !open.has(tabOf(name)))) {
    const [copy, known] = [read(text), newest.get(name)];
    if (copy && !(known && known.at > copy.at)) newest.set(name, copy);
    else if (!copy && !known) textStore.remove(name);
  }
  return [...newest].flatMap(([name, copy]) => {
    if ('mine' in copy) return [{ name, entry: copy }];
    if (copy.at < Date.now() - MARKED_MS) textStore.remove(name);
    return [];
  });
}

/** An entry was removed. */
type Mark = Pick<Entry, 'at'>;

/** @returns undefined for what is no entry: a journal must never keep a page from opening */
function read(text: string): Entry | Mark | undefined {
  try {
    const entry: Partial<Entry> = Object(JSON.parse(text));
    const { collection, id } = splitKey(String(entry.key ?? '') as Key);
    if (typeof entry.at !== 'number') return undefined;
    if (Object.keys(entry).length === 1) return { at: entry.at };
    const isWhole =
      isObject(entry.mine) && isObject(entry.base) && isList(entry.sent ?? []) && isFieldConflict(entry.clash);
    return isWhole && collection && id
      ? ({ there: true, removed: false, ...entry, key: keyOf(collection, id) } as Entry)
      : undefined;
  } catch {
    return undefined;
  }
}

const isList = (value: unknown) => Array.isArray(value) && value.every(isObject);
const isFieldConflict = (value: unknown) =>
  value === undefined || (isObject(value) && Array.isArray((value as { fields?: unknown }).fields));
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
