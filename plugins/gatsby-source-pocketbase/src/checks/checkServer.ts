import { SourceError } from '../errors';
import type { Options } from '../options/Options';
import type { Model } from '../model/Model';
import { modelDifferences } from '../model/modelDifferences';

/**
 * Holds the server's collections against the committed export, from which the types were made.
 * @throws SourceError naming the collection that is missing, or each field that differs
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
