import type { Options } from '../options/Options';
import { type Collection, fieldOf, type Model } from './Model';
import type { Shape } from './Shape';

const LITERALS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*/g;
/** A path of fields; a name before a bracket is a function and does not match. */
const PATHS = /@?[A-Za-z_][\w]*(?::\w+)?(?:\.[A-Za-z_][\w]*(?::\w+)?)*(?!\w|\s*\()/g;
const WORDS = new Set(['true', 'false', 'null']);

function isKnown(model: Model, start: Collection, path: string): boolean {
  let collection: Collection | undefined = start;
  for (const segment of path.split('.')) {
    // After a JSON or geo field, or a collection that is not exported, the model has no fields to check.
    if (!collection) return true;
    const name = segment.replace(/:\w+$/, '');
    const back: RegExpExecArray | null = /^(\w+)_via_(\w+)$/.exec(name);
    if (back) {
      const from: Collection | undefined = model.find((candidate) => candidate.name === back[1]);
      if (!from || !fieldOf(from, back[2] ?? '')) return false;
      collection = from;
      continue;
    }
    const field = fieldOf(collection, name);
    if (!field) return false;
    collection = model.find(({ id }) => id === field.target);
  }
  return true;
}

/**
 * Names in a filter that the collection does not have. PocketBase answers only "Something went wrong" to them, so they are checked
 * before any request.
 */
export function unknownFields(model: Model, collection: Collection, filter: string): string[] {
  const paths = filter.replace(LITERALS, ' ').match(PATHS) ?? [];
  return paths.filter((path) => !path.startsWith('@') && !WORDS.has(path) && !isKnown(model, collection, path));
}

/** Finds a locale in a fallback chain that the site does not have. */
function chainProblem({ locales, collections }: Options): string | undefined {
  const chains = [
    { where: '"locales.fallback"', fallback: locales.fallback },
    ...collections.map(({ name, fallback }) => ({ where: `"fallback" of "${name}"`, fallback })),
  ];
  for (const { where, fallback } of chains) {
    if (typeof fallback !== 'object') continue;
    const named = [...Object.keys(fallback), ...Object.values(fallback).flat()];
    const stray = named.find((locale) => !locales.list.includes(locale));
    if (stray) return `${where} names the locale "${stray}", which is not in "locales.list"`;
  }
  return undefined;
}

const holdsOneText = (collection: Collection, name: string, types: string[]): boolean => {
  const field = fieldOf(collection, name);
  return !field || (types.includes(field.type) && !field.multiple);
};

/** Finds a problem with the two fields that connect translations in records of their own. */
function recordsProblem(shapes: Shape[], { locales: { field, key }, collections }: Options): string | undefined {
  const forcing = collections.find(({ forceLocale }) => forceLocale);
  if (forcing)
    return `"forceLocale" of "${forcing.name}" picks among the fields of one record: it has no place where "locales.by" is "records"`;

  const translated = shapes.filter(({ translatedBy }) => translatedBy).map(({ collection }) => collection);
  if (!translated.length)
    return `"locales.by" is "records", but no collection has the field "${field}". Name the field in "locales.field"`;
  if (!translated.some((collection) => fieldOf(collection, key)))
    return `no collection that has the field "${field}" has the field "${key}", by which translations find each other. Name it in "locales.key"`;

  const locale = translated.find((collection) => !holdsOneText(collection, field, ['text', 'select']));
  if (locale)
    return `"locales.field" names "${field}", which in "${locale.name}" is neither a text nor a single choice`;
  const shared = translated.find((collection) => !holdsOneText(collection, key, ['text', 'select', 'relation']));
  return (
    shared &&
    `"locales.key" names "${key}", which in "${shared.name}" is neither a text, a single choice nor a relation`
  );
}

/** Describes contradictions in the options of locales. */
export const localeProblem = (shapes: Shape[], options: Options): string | undefined =>
  chainProblem(options) ?? (options.locales.by === 'records' ? recordsProblem(shapes, options) : undefined);
