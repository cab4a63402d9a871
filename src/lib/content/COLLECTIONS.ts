import type { Collection, CollectionName, Field, Parts } from './Field';
import { type KindName, KINDS } from './KINDS';
import { pageCollections } from './pageCollections';
import { recordCollections } from './recordCollections';
import { siteCollections } from './siteCollections';

/** The fields that editors write. Rule: forms, help and checks read it here; a test compares it with pocketbase/pb_schema.json. */
export const COLLECTIONS: Readonly<Record<CollectionName, Collection>> = {
  ...pageCollections,
  ...recordCollections,
  ...siteCollections,
};

const BY_NAME: ReadonlyMap<string, Collection> = new Map(Object.entries(COLLECTIONS));
const BY_KIND = new Map(Object.entries(KINDS));

/** The description of a collection; undefined if editors do not write it. */
export const collectionOf = (name: string): Collection | undefined => BY_NAME.get(name);

export const isKind = (name: unknown): name is KindName => typeof name === 'string' && BY_KIND.has(name);

/** The collections of a record's parts: of a page its blocks. A block has items only if its kind shows them. */
export function partsOf(collection: string, kind?: unknown): Parts[] {
  if (collection === 'blocks' && isKind(kind) && !KINDS[kind].items) return [];
  return [...BY_NAME].flatMap(([name, { partOf }]) =>
    partOf?.collection === collection ? [{ collection: name as CollectionName, by: partOf.by }] : [],
  );
}

/** The fields of blocks and their items by kind; each list is made once, so that forms can compare it. */
const SHOWN: ReadonlyMap<string, readonly Field[]> = new Map(
  Object.entries(KINDS).flatMap(([kind, { fields, items = [] }]) => [
    [`blocks/${kind}`, named('blocks', fields)] as const,
    [`block_items/${kind}`, named('block_items', items)] as const,
  ]),
);

function named(collection: CollectionName, names: readonly string[]): readonly Field[] {
  return names.flatMap((name) => COLLECTIONS[collection].fields.find((field) => field.name === name) ?? []);
}

/**
 * The fields that a person writes in a record: always the same list.
 * @param kind of the block, or of the block that an item belongs to: only what it shows, in its order
 */
export const fieldsOf = (collection: string, kind?: unknown): readonly Field[] =>
  SHOWN.get(`${collection}/${String(kind)}`) ?? collectionOf(collection)?.fields ?? NONE;

const NONE: readonly Field[] = [];

/** The names of a field's columns in PocketBase: "image" → image, image_alt, image_alt_sl. */
export function columnsOf({ name, kind, isTranslated, isCut }: Field): string[] {
  if (kind === 'picture') return [name, `${name}_alt`, `${name}_alt_sl`, ...(isCut ? [`${name}_focus`] : [])];
  return isTranslated ? [name, `${name}_sl`] : [name];
}

/** The text that names a record: its title, or what stands for it. */
export function labelOf(collection: string, values: Readonly<Record<string, unknown>>, locale = 'en'): string {
  for (const name of collectionOf(collection)?.label ?? []) {
    const text = (locale === 'sl' && values[`${name}_sl`]) || values[name];
    if (typeof text === 'string' && text.trim()) return text;
  }
  return '';
}
