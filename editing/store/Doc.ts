import type { DraftRecord, FieldConflict, Key, Value, Values } from './types';
import { isSame } from './isSame';

/** A record in the browser: what the server has, and what it has not. */
export interface Doc {
  readonly key: Key;
  readonly collection: string;
  readonly id: string;
  /** The server's last answer; the initial values of a record that it has not. */
  readonly base: Values;
  /** Whether the server has it, published or prepared. */
  readonly there: boolean;
  /** Whether it has a published version, which a prepared deletion only hides. */
  readonly published: boolean;
  /** The typed values that the server has not confirmed. */
  readonly mine: Values;
  /** Values under way, or whose answer never came: the server may have them. */
  readonly sent?: readonly Values[] | undefined;
  /** The server made the slug from the title, and makes it again with another title: nobody has typed one. */
  readonly hasTitlesSlug?: boolean;
  /** It is to be deleted; false after an undoing. */
  readonly removed: boolean;
  /** The sentences of its fields, by name; under '' the one about the whole record. */
  readonly faults: Readonly<Record<string, string>>;
  /** The values that the server refused. */
  readonly refused: Values;
  /** The other person who saved fields that were typed in, and the names of these fields. */
  readonly fieldConflict?: { readonly who: string; readonly fields: readonly string[] };
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** An id as PocketBase takes it: 15 letters and digits. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(15))].map((byte) => LETTERS[byte % LETTERS.length]).join('');

export const keyOf = (collection: string, id: string): Key => `${collection}/${id}`;

export const splitKey = (key: Key): { collection: string; id: string } => {
  const at = key.indexOf('/');
  return { collection: key.slice(0, at), id: key.slice(at + 1) };
};

/** A record as the server has it. */
export const docOf = (collection: string, values: Values, published: boolean): Doc => {
  const id = String(values['id']);
  return {
    ...{ key: keyOf(collection, id), collection, id, base: values, there: true, published },
    ...{ mine: {}, removed: false, faults: {}, refused: {} },
  };
};

/** A record that the server does not have yet. */
export const newDoc = (collection: string, id: string, values: Values): Doc => ({
  ...docOf(collection, { id }, false),
  ...{ there: false, mine: values },
});

/** A record with what was typed. */
export const valuesOf = ({ base, mine }: Doc): Values => ({ ...base, ...mine });

export const recordOf = (doc: Doc): DraftRecord => ({
  ...{ key: doc.key, collection: doc.collection, id: doc.id },
  ...{ values: valuesOf(doc), isNew: !doc.published, isStored: doc.there },
});

/** More answers than these are never outstanding. */
const MOST_SENT = 5;

/** A record some of whose values are under way. */
export const sending = (doc: Doc, values: Values): Doc => ({
  ...doc,
  sent: [...(doc.sent ?? []).slice(1 - MOST_SENT), values],
});

/** A record with more typed. */
export function typed(doc: Doc, values: Values): Doc {
  const mine = { ...doc.mine, ...values };
  // A value that is under way may be at the server already: its opposite must follow.
  const kept = Object.entries(mine).filter(
    ([name, value]) => !doc.there || doc.sent?.some((values) => name in values) || !isSame(value, doc.base[name]),
  );
  const faults = without(doc.faults, Object.keys(values));
  return { ...doc, mine: Object.fromEntries(kept), faults, hasTitlesSlug: doc.hasTitlesSlug && !('slug' in values) };
}

export const without = <T>(of: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => !names.includes(name)));

export const only = <T>(of: Readonly<Record<string, T>>, names: readonly string[]): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(of).filter(([name]) => names.includes(name)));

const fieldConflicts = new WeakMap<Doc, FieldConflict>();

/** A conflict as it is shown; the same object as long as the record is the same. */
export function fieldConflictOf(doc: Doc): FieldConflict | undefined {
  if (!doc.fieldConflict) return undefined;
  const known = fieldConflicts.get(doc);
  if (known) return known;
  const fields = doc.fieldConflict.fields.map((name) => ({
    ...{ name, mine: doc.mine[name] ?? '', theirs: (doc.base[name] ?? '') as Value },
  }));
  const made = { key: doc.key, who: doc.fieldConflict.who, fields };
  fieldConflicts.set(doc, made);
  return made;
}
