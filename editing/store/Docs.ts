import { type Doc, fieldConflictOf, recordOf, valuesOf } from './Doc';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import type { DraftRecord, FieldConflict, Key, Values } from './types';

/** The records of a workspace; a listener is called after each change. */
export interface Docs {
  get(key: Key): Doc | undefined;
  all(): readonly Doc[];
  put(...docs: readonly Doc[]): void;
  update(key: Key, change: (doc: Doc) => Doc): void;
  drop(key: Key): void;
  /** Those that are shown. */
  records(): ReadonlyMap<Key, DraftRecord>;
  faults(): ReadonlyMap<Key, Readonly<Record<string, string>>>;
  fieldConflicts(): readonly FieldConflict[];
  /** The shown parts of a record in their order. */
  parts(key: Key, collection: string): readonly Doc[];
  /** A record and its parts, and theirs, parents first; also those that are removed. */
  tree(key: Key): readonly Doc[];
}

/** Links of a menu that stand below another one. */
const LINKS = [{ collection: 'menu_links', by: 'parent' }];

/** @param onChange after each change */
export function createDocs(onChange: () => void): Docs {
  const docs = new Map<Key, Doc>();
  let records = new Map<Key, DraftRecord>();
  const show = (doc: Doc, before?: Doc) => {
    if (doc.removed) return void records.delete(doc.key);
    if (before && !before.removed && sameShown(doc, before)) return;
    records.set(doc.key, recordOf(doc));
  };
  const put = (...changed: readonly Doc[]) => {
    records = new Map(records);
    for (const doc of changed) {
      const before = docs.get(doc.key);
      docs.set(doc.key, doc);
      show(doc, before);
    }
    onChange();
  };
  const partsIn = (doc: Doc, collection: string, by: string) =>
    [...docs.values()].filter((part) => part.collection === collection && valuesOf(part)[by] === doc.id);
  const tree = (key: Key): readonly Doc[] => {
    const doc = docs.get(key);
    if (!doc) return [];
    const below = [...partsOf(doc.collection), ...(doc.collection === 'menu_links' ? LINKS : [])];
    const parts = below.flatMap(({ collection, by }) => partsIn(doc, collection, by));
    return [...new Set([doc, ...parts.flatMap((part) => tree(part.key))])];
  };
  return {
    ...{ put, tree, records: () => records },
    get: (key) => docs.get(key),
    all: () => [...docs.values()],
    update: (key, change) => {
      const doc = docs.get(key);
      const changed = doc && change(doc);
      if (changed && changed !== doc) put(changed);
    },
    drop: (key) => {
      docs.delete(key);
      records = new Map(records);
      records.delete(key);
      onChange();
    },
    faults: () =>
      new Map([...docs.values()].filter(hasFaults).map(({ key, faults }): [Key, typeof faults] => [key, faults])),
    fieldConflicts: () => [...docs.values()].flatMap((doc) => fieldConflictOf(doc) ?? []),
    parts: (key, collection) => {
      const doc = docs.get(key);
      const by = doc && partsOf(doc.collection).find((parts) => parts.collection === collection)?.by;
      return by
        ? partsIn(doc, collection, by)
            .filter(({ removed }) => !removed)
            .sort((a, b) => byOrder(valuesOf(a), valuesOf(b)))
        : [];
    },
  };
}

const hasFaults = ({ faults, removed }: Doc) => !removed && Object.keys(faults).length > 0;

/** As the site sorts parts; those of one order by their ids, so that they do not jump. */
export const byOrder = (a: Values, b: Values): number =>
  Number(a['order'] ?? 0) - Number(b['order'] ?? 0) || String(a['id']).localeCompare(String(b['id']));

const sameShown = (one: Doc, other: Doc) =>
  one.published === other.published && one.base === other.base && one.mine === other.mine;
