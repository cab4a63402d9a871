import type { NodePluginSchema } from 'gatsby';
import type { Context, CreateNodeId, RecordNode } from '../model/RecordNode';
import {
  alternatesResolver,
  backRelationResolver,
  fileNode,
  relationResolver,
  richTextResolver,
  stampResolver,
} from './resolvers';
import { capitalise, type Shape, type ShapeField, shapeOf } from '../model/Shape';
import type { Options } from '../options/Options';

type ObjectType = ReturnType<NodePluginSchema['buildObjectType']>;
type FieldConfig = NonNullable<ObjectType['config']['fields']>[string];

const listOr = (multiple: boolean, type: string, single: string) => (multiple ? `[${type}!]!` : single);

function graphType({ field, kind, enumName, target }: ShapeField): string {
  const required = field.required ? '!' : '';
  switch (kind) {
    case 'text':
      return `String${required}`;
    case 'number':
      return field.onlyInt ? 'Int!' : 'Float!';
    case 'bool':
      return 'Boolean!';
    case 'date':
      return 'Date';
    case 'select':
      return listOr(field.multiple, enumName ?? 'String', `${enumName ?? 'String'}${required}`);
    case 'relation':
      return listOr(field.multiple, target?.type ?? 'String', target?.type ?? 'String');
    case 'file':
      return listOr(field.multiple, 'PbFile', 'PbFile');
    case 'json':
      return 'JSON';
    case 'geo':
      return 'PbGeoPoint';
    case 'richText':
      return `PbRichText${required}`;
  }
}

const fileResolver = ({ name, field }: ShapeField, createNodeId: CreateNodeId) => {
  const nodeOf = (key: string, context: Context) => fileNode(key, context, createNodeId);
  return (source: RecordNode, _args: object, context: Context) => {
    const value = source[name];
    if (!field.multiple) return typeof value === 'string' ? nodeOf(value, context) : null;
    return Array.isArray(value) ? value.map((key) => nodeOf(String(key), context)).filter(Boolean) : [];
  };
};

function fieldConfig(shaped: ShapeField, shape: Shape, createNodeId: CreateNodeId, locales: string[]): FieldConfig {
  const { field, kind, target } = shaped;
  return {
    type: graphType(shaped),
    ...(field.help && { description: field.help }),
    ...(kind === 'date' && { extensions: { dateformat: {} } }),
    ...(target && { resolve: relationResolver(shaped, createNodeId, locales) }),
    ...(kind === 'richText' && { resolve: richTextResolver(shaped) }),
    ...(kind === 'file' && { resolve: fileResolver(shaped, createNodeId) }),
    ...(field.name === shape.stamp && { resolve: stampResolver }),
  } as FieldConfig;
}

/** The fields of every node of a record. */
const commonFields = (shape: Shape, createNodeId: CreateNodeId, locales: string[]) => ({
  pbId: { type: 'String!', description: 'Id of the record in PocketBase.' },
  locale: 'String!',
  isFallback: { type: 'Boolean!', description: 'Has no texts of its own locale; shows those of another one.' },
  borrowed: { type: '[PbBorrowed!]!', description: 'Its texts that are written in another locale.' },
  isDraft: { type: 'Boolean!', description: 'Not published; only a preview has it.' },
  alternates: {
    type: `[${shape.type}!]!`,
    description: 'The same in the other locales that have it.',
    resolve: alternatesResolver(shape, createNodeId, locales),
  },
  ...(shape.options.path && { path: { type: 'String', description: 'Address of its page on the site.' } }),
});

/** The interface of all records, for fragments that types share. */
export const recordInterface = (schema: NodePluginSchema) =>
  schema.buildInterfaceType({
    name: 'PbLocalized',
    description: 'A record in one locale, whatever its collection.',
    fields: {
      pbId: 'String!',
      locale: 'String!',
      isFallback: 'Boolean!',
      borrowed: '[PbBorrowed!]!',
      isDraft: 'Boolean!',
      alternates: '[PbLocalized!]!',
    },
  });

/** A collection's type, defined completely, so that every query works on an empty collection too. */
export function recordType(
  shape: Shape,
  shapes: Shape[],
  { backRelations, locales: { list } }: Pick<Options, 'backRelations' | 'locales'>,
  schema: NodePluginSchema,
  createNodeId: CreateNodeId,
): ObjectType {
  const own = shape.fields.map((shaped) => [shaped.name, fieldConfig(shaped, shape, createNodeId, list)]);
  const back = backRelations
    .filter(({ type }) => type === shape.type)
    .map((relation) => {
      const type = shapeOf(shapes, relation.from)?.type ?? '';
      const description = `${capitalise(relation.from)} whose ${relation.by} is this record.`;
      return [relation.field, { type: `[${type}!]!`, description, resolve: backRelationResolver(relation, type) }];
    });

  return schema.buildObjectType({
    name: shape.type,
    description: `A record of the collection ${shape.collection.name}, in one locale.`,
    interfaces: ['Node', 'PbLocalized'],
    extensions: { infer: false },
    fields: {
      ...commonFields(shape, createNodeId, list),
      ...(relationsOf(shape).length && { pbLinks: `${linksName(shape)}!` }),
      ...Object.fromEntries([...own, ...back]),
    },
  });
}

const linksName = (shape: Shape) => `${shape.type}Links`;
const relationsOf = (shape: Shape) => shape.fields.filter(({ target }) => target);

/** Record ids of a collection's relations: a filter by them costs Gatsby much less than following the relation. */
const linksType = (shape: Shape, schema: NodePluginSchema) =>
  schema.buildObjectType({
    name: linksName(shape),
    description: `Record ids that the relations of ${shape.collection.name} hold.`,
    extensions: { infer: false },
    fields: Object.fromEntries(
      relationsOf(shape).map(({ field }) => [field.name, listOr(field.multiple, 'String', 'String')]),
    ),
  });

/** Enums of a collection's selections, and the type of its links. */
export const partTypes = (shape: Shape, schema: NodePluginSchema) => [
  ...(relationsOf(shape).length ? [linksType(shape, schema)] : []),
  ...shape.fields.flatMap(({ enumName, field }) =>
    enumName
      ? [
          schema.buildEnumType({
            name: enumName,
            description: field.help || `Values of ${shape.collection.name}.${field.name}.`,
            values: Object.fromEntries(field.values.map((value) => [value, { value }])),
          }),
        ]
      : [],
  ),
];
