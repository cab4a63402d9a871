import type { CollectionOptions, Options } from '../options/Options';
import { type Collection, type Field, fieldOf, type Model } from './Model';

/** The kind of a field on a node. */
type Kind = 'text' | 'number' | 'bool' | 'date' | 'select' | 'relation' | 'file' | 'json' | 'geo' | 'richText';

export interface ShapeField {
  field: Field;
  kind: Kind;
  /** Name in GraphQL, and on the node. */
  name: string;
  /** Names of the fields that hold this one's value in other locales. */
  twins: Map<string, string>;
  /** Select: the enum's type, unless the values are no GraphQL names. */
  enumName?: string;
  /** Relation: the shape it leads to, unless its collection is not sourced. */
  target?: { collectionId: string; type: string };
}

/** One sourced collection: what its records become. Made from the model and the options alone, so it needs no server. */
export interface Shape {
  collection: Collection;
  options: CollectionOptions;
  type: string;
  fields: ShapeField[];
  /** Autodate field that moves with every save; absent in views. */
  stamp?: string;
  /** Its translations are records of their own: the fields that hold a record's locale, and what translations share. */
  translatedBy?: { field: string; key?: string };
}

const KINDS: Record<string, Kind> = {
  text: 'text',
  email: 'text',
  url: 'text',
  editor: 'text',
  number: 'number',
  bool: 'bool',
  date: 'date',
  autodate: 'date',
  select: 'select',
  relation: 'relation',
  file: 'file',
  json: 'json',
  geoPoint: 'geo',
};

/** Gatsby's own names on a node, and this plugin's. */
const RESERVED = new Set([
  'parent',
  'children',
  'internal',
  'fields',
  'pbId',
  'pbLinks',
  'pbSiblings',
  'pbGroup',
  'pbState',
  'locale',
  'isFallback',
  'borrowed',
  'isDraft',
  'alternates',
  'path',
]);
const ENUM_VALUE = /^[A-Za-z][A-Za-z0-9_]*$/;
const NOT_IN_ENUMS = new Set(['true', 'false', 'null']);

export const capitalise = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `starts_at` → `StartsAt` */
const pascalCase = (name: string): string => name.split('_').filter(Boolean).map(capitalise).join('');

export const isReserved = (name: string): boolean => name === 'id' || RESERVED.has(name);

/** A field's name in GraphQL: its own, unless that is taken. */
export const graphName = (name: string): string => (RESERVED.has(name) ? `pb${capitalise(name)}` : name);

const isEnum = (values: string[]) =>
  values.length > 0 && values.every((value) => ENUM_VALUE.test(value) && !NOT_IN_ENUMS.has(value));

/** Names of the twins of each field: title → sl → title_sl. A twin without its field is a field like any other. */
function twinsOf(collection: Collection, { locales }: Options): Map<string, Map<string, string>> {
  const names = new Map(collection.fields.map((field) => [field.name, field.type]));
  const twins = new Map<string, Map<string, string>>();
  if (locales.by === 'records') return twins;
  for (const locale of locales.list) {
    if (locale === locales.default) continue;
    // PocketBase allows no hyphen in a field's name: the twin of `title` in sl-IT is `title_sl_IT`.
    const suffix = locales.suffix.replace('{locale}', locale.replaceAll('-', '_'));
    for (const [name, type] of names) {
      if (names.get(name + suffix) !== type) continue;
      twins.set(name, (twins.get(name) ?? new Map<string, string>()).set(locale, name + suffix));
    }
  }
  return twins;
}

function shapeField(
  field: Field,
  options: CollectionOptions,
  types: Map<string, string>,
): Omit<ShapeField, 'twins'> | undefined {
  const isRich = options.richText ? options.richText.includes(field.name) : field.type === 'editor';
  const kind = isRich ? 'richText' : KINDS[field.type];
  if (!kind || field.hidden || field.name === 'id') return undefined;
  const targetType = types.get(field.target);
  return {
    field,
    kind,
    name: graphName(field.name),
    ...(kind === 'select' && isEnum(field.values) && { enumName: options.type + pascalCase(field.name) }),
    ...(kind === 'relation' && targetType && { target: { collectionId: field.target, type: targetType } }),
  };
}

/** Name of the field that moves with every save. */
export const stampOf = (fields: readonly Field[]): string | undefined =>
  fields.find(({ type, onUpdate }) => type === 'autodate' && onUpdate)?.name;

/** The shapes of all sourced collections. Collections that the model lacks are left out: checkOptions reports them. */
export function makeShapes(model: Model, options: Options): Shape[] {
  const sourced = options.collections.flatMap((collectionOptions) => {
    const collection = model.find(({ name }) => name === collectionOptions.name);
    return collection ? [{ collection, options: collectionOptions }] : [];
  });
  const types = new Map(sourced.map(({ collection, options: { type } }) => [collection.id, type]));

  return sourced.map(({ collection, options: collectionOptions }) => {
    const twins = twinsOf(collection, options);
    const twinNames = new Set([...twins.values()].flatMap((byLocale) => [...byLocale.values()]));
    const fields = collection.fields
      .filter((field) => !twinNames.has(field.name))
      .flatMap((field) => {
        const shaped = shapeField(field, collectionOptions, types);
        return shaped ? [{ ...shaped, twins: twins.get(field.name) ?? new Map<string, string>() }] : [];
      });
    const stamp = stampOf(collection.fields);
    const { by, field, key } = options.locales;
    return {
      collection,
      options: collectionOptions,
      type: collectionOptions.type,
      fields,
      ...(stamp && { stamp }),
      ...(by === 'records' &&
        fieldOf(collection, field) && { translatedBy: { field, ...(fieldOf(collection, key) && { key }) } }),
    };
  });
}

/** Shape by the name of its collection. */
export const shapeOf = (shapes: Shape[], collection: string): Shape | undefined =>
  shapes.find((shape) => shape.collection.name === collection);
