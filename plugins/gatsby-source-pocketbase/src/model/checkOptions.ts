import { SourceError } from '../errors';
import type { BackRelation, CollectionOptions, LocaleOptions, Options } from '../options/Options';
import { localeProblem, unknownFields } from './optionProblems';
import { type Collection, fieldOf, type Model } from './Model';
import { isReserved, makeShapes, type Shape, stampOf } from './Shape';

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(', ');

function collectionProblem(model: Model, options: CollectionOptions, locales: LocaleOptions): string | undefined {
  const collection = model.find(({ name }) => name === options.name);
  if (!collection) return `there is no collection "${options.name}". Correct the name, or export the schema again`;

  const unknown = [options.only, options.filter].flatMap((filter = '') => unknownFields(model, collection, filter));
  if (unknown.length) return `the filter of "${options.name}" names ${quoted(unknown)}, which the collection lacks`;

  const ofList = listProblem(model, collection, options, locales);
  if (ofList) return ofList;

  const notHtml = options.richText?.find((name) => !['editor', 'text'].includes(fieldOf(collection, name)?.type ?? ''));
  if (notHtml) return `"richText" of "${options.name}" names "${notHtml}", which is no editor or text field of it`;

  if (options.path && fieldOf(collection, 'path'))
    return `"path" of "${options.name}" makes the field "path", which the collection has already. Rename the one or leave out the other`;

  return options.forceLocale && forceProblem(model, collection, options.forceLocale, locales.list);
}

/** The list that replaces a collection must have the same fields. */
function listProblem(
  model: Model,
  collection: Collection,
  { listFrom, only = '', filter = '', forceLocale }: CollectionOptions,
  locales: LocaleOptions,
): string | undefined {
  if (!listFrom) return undefined;
  const where = `"listFrom" of "${collection.name}" names "${listFrom}"`;
  const view = model.find(({ name }) => name === listFrom);
  if (view?.type !== 'view') return `${where}, which is no view. Correct the name, or export the schema again`;
  const ofTranslations = locales.by === 'records' ? [locales.field, locales.key] : [];
  const needed = [stampOf(collection.fields), forceLocale?.via ?? forceLocale?.field, ...ofTranslations];
  const missing = needed.flatMap((name) => (name && fieldOf(collection, name) && !fieldOf(view, name) ? [name] : []));
  const lacking = [...missing, ...unknownFields(model, view, only), ...unknownFields(model, view, filter)];
  return lacking.length ? `${where}, which lacks ${quoted(lacking)}` : undefined;
}

function forceProblem(
  model: Model,
  collection: Collection,
  { via, field, locale }: NonNullable<CollectionOptions['forceLocale']>,
  locales: string[],
): string | undefined {
  if (!locales.includes(locale))
    return `"forceLocale" of "${collection.name}" names the locale "${locale}", which is not in "locales.list"`;
  const target = via ? model.find(({ id }) => id === fieldOf(collection, via)?.target) : collection;
  if (!target) return `"forceLocale.via" of "${collection.name}" names "${via}", which is no relation of it`;
  if (fieldOf(target, field)?.type === 'bool') return undefined;
  return `"forceLocale.field" of "${collection.name}" names "${field}", which is no bool field of "${target.name}"`;
}

function backRelationProblem(
  shapes: Shape[],
  { type, field, from, by, sort, without }: BackRelation,
): string | undefined {
  const parent = shapes.find((shape) => shape.type === type);
  const child = shapes.find((shape) => shape.collection.name === from);
  const where = `the back-relation ${type}.${field}`;
  if (!parent) return `${where} belongs to the type "${type}", which no collection has`;
  if (!child) return `${where} lists "${from}", which is not in "collections"`;
  if (isReserved(field)) return `${where} has a name that the plugin or Gatsby needs. Choose another`;
  if (parent.fields.some(({ name }) => name === field))
    return `${where} has the name of a field of "${parent.collection.name}"`;
  if (fieldOf(child.collection, by)?.target !== parent.collection.id) {
    return `${where} goes by "${by}", which is no relation from "${from}" to "${parent.collection.name}"`;
  }
  const missing = [sort, without].find((name) => name && !fieldOf(child.collection, name));
  return missing && `${where} names "${missing}", which "${from}" lacks`;
}

function typeProblem(shapes: Shape[]): string | undefined {
  const names = shapes.flatMap((shape) => [
    shape.type,
    `${shape.type}Links`,
    ...shape.fields.flatMap(({ enumName }) => (enumName ? [enumName] : [])),
  ]);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return (
    twice &&
    `two types would be called "${twice}": a collection's, or an enum's (type and field together). Rename the type`
  );
}

/**
 * Checks the options against the exported collections, as far as possible without a server.
 * @throws SourceError with the first problem
 */
export function checkOptions(model: Model, options: Options): Shape[] {
  const shapes = makeShapes(model, options);
  const problem =
    options.collections.map((each) => collectionProblem(model, each, options.locales)).find(Boolean) ??
    localeProblem(shapes, options) ??
    options.backRelations.map((each) => backRelationProblem(shapes, each)).find(Boolean) ??
    typeProblem(shapes);
  if (problem) throw new SourceError('10002', { file: options.schemaFile, problem: `${problem}.` });
  return shapes;
}
