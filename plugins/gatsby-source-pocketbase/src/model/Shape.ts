import type { CollectionOptions, Options } from '../options/Options';
import { type Collection, type Field, fieldOf, type Model } from './Model';

/** The kind of a field on a node. */
type Kind = 'text' | 'number' | 'bool' | 'date' | 'select' | 'relation' | 'file' | 'json' | 'geo' | 'richText';

export interface ShapeField {
  field: Field;
  kind: Kind;
  /** Name in GraphQL and on the node. */
  name: string;
  /** Names of the fields with this one's value in other locales, by locale. */
  translatedFields: Map<string, string>;
  /** Select: the enum's type, if the values are valid GraphQL names. */
  enumName?: string;
  /** Relation: the type of its target, if that collection is sourced. */
  target?: { collectionId: string; type: string };
}

/** The description of a sourced collection's nodes. Made from the model and the options only, without a server. */
export interface Shape {
  collection: Collection;
  options: CollectionOptions;
  type: string;
  fields: ShapeField[];
  /** The autodate field that changes with every save; absent in views. */
  stamp?: string;
  /** Its translations are records of their own: the fields with a record's locale, and with the key that translations share. */
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

/** A field's name in GraphQL: its own, unless that is reserved. */
export const graphName = (name: string): string => (RESERVED.has(name) ? `pb${capitalise(name)}` : name);

const isEnum = (values: string[]) =>
  values.length > 0 && values.every((value) => ENUM_VALUE.test(value) && !NOT_IN_ENUMS.has(value));

/** The translated fields of each field: title → sl → title_sl. Without `title` the field `title_sl` is a normal one. */
function translatedFieldsOf(collection: Collection, { locales }: Options): Map<string, Map<string, string>> {
  const names = new Map(collection.fields.map((field) => [field.name, field.type]));
  const translatedFields = new Map<string, Map<string, string>>();
  if (locales.by === 'records') return translatedFields;
  for (const locale of locales.list) {
    if (locale === locales.default) continue;
    // PocketBase allows no hyphen in a field's name: `title` in sl-IT is `title_sl_IT`.
    const suffix = locales.suffix.replace('{locale}', locale.replaceAll('-', '_'));
    for (const [name, type] of names) {
      if (names.get(name + suffix) !== type) continue;
      translatedFields.set(name, (translatedFields.get(name) ?? new Map<string, string>()).set(locale, name + suffix));
    }
  }
  return translatedFields;
}

function shapeField(
  field: Field,
  options: CollectionOptions,
  types: Map<string, string>,
  translatedFields = new Map<string, string>(),
): ShapeField | undefined {
  const isRich = options.richText ? options.richText.includes(field.name) : field.type === 'editor';
  const kind = isRich ? 'richText' : KINDS[field.type];
  if (!kind || field.hidden || field.name === 'id') return undefined;
  const targetType = types.get(field.target);
  return {
    field,
    kind,
    name: graphName(field.name),
    translatedFields,
    ...(kind === 'select' && isEnum(field.values) && { enumName: options.type + pascalCase(field.name) }),
    ...(kind === 'relation' && targetType && { target: { collectionId: field.target, type: targetType } }),
  };
}

/** Name of the field that changes with every save. */
export const stampOf = (fields: readonly Field[]): string | undefined =>
  fields.find(({ type, onUpdate }) => type === 'autodate' && onUpdate)?.name;

/** The shapes of all sourced collections, without those that the model lacks: checkOptions reports them. */
export function makeShapes(model: Model, options: Options): Shape[] {
  const sourced = options.collections.flatMap((collectionOptions) => {
    const collection = model.find(({ name }) => name === collectionOptions.name);
    return collection ? [{ collection, options: collectionOptions }] : [];
  });
  const types = new Map(sourced.map(({ collection, options: { type } }) => [collection.id, type]));

  return sourced.map(({ collection, options: collectionOptions }) => {
    const translatedFields = translatedFieldsOf(collection, options);
    const translatedNames = new Set([...translatedFields.values()].flatMap((byLocale) => [...byLocale.values()]));
    const fields = collection.fields
      .filter((field) => !translatedNames.has(field.name))
      .flatMap((field) => shapeField(field, collectionOptions, types, translatedFields.get(field.name)) ?? []);
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
