import { type Doc, docOf, keyOf, newDoc, newId, only, splitKey, typed, valuesOf, without } from './Doc';
import { isSame } from './isSame';
import { partsOf } from '../../src/lib/content/COLLECTIONS';
import { fileFieldsOf, initialOf, parentOf } from './parts';
import { OWN } from './saving/requests';
import type { State } from './createState';
import type { Actions, Key, Values } from './types';

/** The gap between neighbours, as the starting content has it. */
const STEP = 10;

/**
 * The `order` of a part at a new place, with those of others that must change: none, if there is a gap.
 * @param orders of the other parts, in their order
 * @param at the place among them
 * @returns the part's own, and by place new ones of the others
 */
export function orderAt(orders: readonly number[], at: number): { own: number; others: ReadonlyMap<number, number> } {
  const place = Math.max(0, Math.min(at, orders.length));
  const before = orders[place - 1];
  const after = orders[place];
  if (isAscending(orders)) {
    if (after === undefined) return { own: (before ?? 0) + STEP, others: new Map() };
    if (before === undefined && after > STEP) return { own: after - STEP, others: new Map() };
    const low = before ?? 0;
    if (after - low > 1) return { own: Math.floor((low + after) / 2), others: new Map() };
  }
  const others = new Map<number, number>();
  orders.forEach((order, index) => {
    const renewed = (index < place ? index + 1 : index + 2) * STEP;
    if (renewed !== order) others.set(index, renewed);
  });
  return { own: (place + 1) * STEP, others };
}

const isAscending = (orders: readonly number[]) =>
  orders.every((order, index) => index === 0 || order > (orders[index - 1] ?? 0));

type Edits = Pick<Actions, 'change' | 'add' | 'duplicate' | 'remove' | 'move' | 'resolve'>;

interface Reactions {
  /** After each change, with the records that it changed. */
  touched(keys: readonly Key[]): void;
  /** After a copy was added: its files are yet to be copied. */
  copied(from: Doc, to: Key): void;
}

/** The changes of records that a person makes: in the browser, at once. */
export function createEdits({ docs, root, rest }: State, { touched, copied }: Reactions): Edits {
  const change = (key: Key, values: Values) => {
    const { collection } = splitKey(key);
    const listed = docs.get(key)
      ? undefined
      : rest()
          .libraries.get(collection)
          ?.find((record) => record.key === key);
    // A record that a page names, such as a tag: it becomes one of the workspace.
    if (listed) docs.put(docOf(collection, listed.values, !listed.isNew));
    docs.update(key, (doc) => typed(doc, values));
    touched([key]);
  };

  /** The other parts of the same record, in their order. */
  const siblings = (collection: string, values: Values, except = '') => {
    const parent = parentOf(collection);
    if (!parent) return [];
    const key = keyOf(parent.collection, String(values[parent.by]));
    return docs
      .parts(key, collection)
      .filter((doc) => doc.id !== except && isSame(valuesOf(doc)['parent'], values['parent']));
  };
  const place = (others: readonly Doc[], at: number) => {
    const { own, others: renewed } = orderAt(
      others.map((doc) => Number(valuesOf(doc)['order'] ?? 0)),
      at,
    );
    const moved = [...renewed].flatMap(([index, order]) => {
      const doc = others[index];
      return doc ? [typed(doc, { order })] : [];
    });
    return { own, moved };
  };

  const add: Actions['add'] = (collection, values, at) => {
    const parent = parentOf(collection);
    const of = splitKey(root);
    const owner = parent && parent.collection === of.collection ? { [parent.by]: of.id } : {};
    const whole = { ...initialOf(collection), ...owner, ...values };
    const others = siblings(collection, whole);
    const { own, moved } = place(others, at ?? others.length);
    const made = newDoc(collection, newId(), parent ? { ...whole, order: own } : whole);
    docs.put(...moved, made);
    touched([made.key, ...moved.map(({ key }) => key)]);
    return made.key;
  };

  const copyParts = (from: Doc, to: string) => {
    for (const { collection, by } of partsOf(from.collection))
      for (const part of docs.parts(from.key, collection)) {
        const copy = newDoc(collection, newId(), { ...copyOf(part), [by]: to });
        docs.put(copy);
        touched([copy.key]);
        copied(part, copy.key);
        copyParts(part, copy.id);
      }
  };

  return {
    ...{ change, add },
    duplicate: (key) => {
      const doc = docs.get(key);
      if (!doc) return key;
      const values = copyOf(doc);
      const at = siblings(doc.collection, values).findIndex(({ id }) => id === doc.id);
      const made = add(doc.collection, without(values, ['order']), at + 1);
      copied(doc, made);
      copyParts(doc, splitKey(made).id);
      return made;
    },
    remove: (key) => {
      const gone = docs.tree(key).filter(({ removed }) => !removed);
      const keys = gone.map((doc) => doc.key);
      const mark = (removed: boolean) => {
        docs.put(...keys.flatMap((each) => docs.get(each) ?? []).map((doc) => ({ ...doc, removed })));
        touched(keys);
      };
      mark(true);
      return () => mark(false);
    },
    move: (key, to) => {
      const doc = docs.get(key);
      if (!doc) return;
      const { own, moved } = place(siblings(doc.collection, valuesOf(doc), doc.id), to);
      docs.put(...moved, typed(doc, { order: own }));
      touched([key, ...moved.map((each) => each.key)]);
    },
    resolve: ({ key, fields }, chosen) => {
      const names = fields.map(({ name }) => name);
      docs.update(key, ({ fieldConflict, ...doc }) => {
        const left = fieldConflict?.fields.filter((name) => !names.includes(name)) ?? [];
        const resolved = typed(doc, only(chosen, names));
        return fieldConflict && left.length > 0
          ? { ...resolved, fieldConflict: { ...fieldConflict, fields: left } }
          : resolved;
      });
      touched([key]);
    },
  };
}

/** The values of a copy: without files, which no save can copy by their names. */
const copyOf = (doc: Doc): Values => without(valuesOf(doc), [...OWN, ...fileFieldsOf(doc.collection)]);
