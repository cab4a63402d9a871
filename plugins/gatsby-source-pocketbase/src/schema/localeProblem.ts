import type { Options } from '../options/Options';
import { fieldOf, type Collection } from './Model';
import type { Shape } from './Shape';

/** Locales that a fallback chain names and the site does not have. */
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

/** Translations that are records of their own: the two fields by which they find each other. */
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
