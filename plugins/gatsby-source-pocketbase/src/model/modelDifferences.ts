import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import type { Collection, Field, Model } from './Model';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const shown = (value: unknown) => (value === '' ? 'nothing' : JSON.stringify(value));

function fieldDifferences(where: string, expected: Field, actual: Field): string[] {
  return (Object.keys(expected) as (keyof Field)[])
    .filter((key) => !same(expected[key], actual[key]))
    .map((key) => `${where}.${expected.name}: ${key} is ${shown(actual[key])}, not ${shown(expected[key])}`);
}

function collectionDifferences(expected: Collection, actual: Collection): string[] {
  const { name } = expected;
  const missing = expected.fields.filter((field) => !actual.fields.some((other) => other.name === field.name));
  const added = actual.fields.filter((field) => !expected.fields.some((other) => other.name === field.name));
  return [
    ...(expected.id === actual.id ? [] : [`${name}: its id is ${actual.id}, not ${expected.id}`]),
    ...(expected.type === actual.type ? [] : [`${name}: its type is ${actual.type}, not ${expected.type}`]),
    ...(expected.listRule === actual.listRule
      ? []
      : [`${name}: its list rule is ${shown(actual.listRule)}, not ${shown(expected.listRule)}`]),
    ...missing.map((field) => `${name}.${field.name} is missing`),
    ...added.map((field) => `${name}.${field.name} is new`),
    ...expected.fields.flatMap((field) => {
      const other = actual.fields.find(({ name: otherName }) => otherName === field.name);
      return other ? fieldDifferences(name, field, other) : [];
    }),
  ];
}

/**
 * Describes the differences between two models, field by field.
 * @param names collections to compare; all of both if absent
 */
export function modelDifferences(expected: Model, actual: Model, names?: string[]): string[] {
  const wanted = names ?? [...new Set([...expected, ...actual].map(({ name }) => name))].sort();
  return wanted.flatMap((name) => {
    const before = expected.find((collection) => collection.name === name);
    const now = actual.find((collection) => collection.name === name);
    if (before && now) return collectionDifferences(before, now);
    if (before) return [`the collection ${name} is missing`];
    return now ? [`the collection ${name} is new`] : [];
  });
}

/**
 * Compares the server's collections with the committed export, from which the types are made.
 * @throws SourceError with the missing collection, or each difference
 */
export function checkServer(expected: Model, actual: Model, options: Options): void {
  const names = options.collections.flatMap(({ name, listFrom }) => [name, ...(listFrom ? [listFrom] : [])]);
  const missing = names.find((name) => !actual.some((collection) => collection.name === name));
  if (missing) throw new SourceError('10201', { collection: missing });

  // List rules do not change a superuser's result.
  const withoutRules = (model: Model) => model.map((collection) => ({ ...collection, listRule: null }));
  const differences = modelDifferences(withoutRules(expected), withoutRules(actual), names);
  if (differences.length)
    throw new SourceError('10202', { file: options.schemaFile, differences: differences.join('; ') });
}
