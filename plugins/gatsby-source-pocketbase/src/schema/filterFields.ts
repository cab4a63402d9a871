import { type Collection, fieldOf, type Model } from './Model';

const LITERALS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*/g;
/** A path of fields; a name before a bracket is a function and is left alone. */
const PATHS = /@?[A-Za-z_][\w]*(?::\w+)?(?:\.[A-Za-z_][\w]*(?::\w+)?)*(?!\w|\s*\()/g;
const WORDS = new Set(['true', 'false', 'null']);

function isKnown(model: Model, start: Collection, path: string): boolean {
  let collection: Collection | undefined = start;
  for (const segment of path.split('.')) {
    // Behind a JSON or geo field, or a collection that is not exported, there is no model to check against.
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
 * Names in a filter that the collection does not have. PocketBase answers them with a bare "Something went wrong", so they
 * are looked for before anything is sent.
 */
export function unknownFields(model: Model, collection: Collection, filter: string): string[] {
  const paths = filter.replace(LITERALS, ' ').match(PATHS) ?? [];
  return paths.filter((path) => !path.startsWith('@') && !WORDS.has(path) && !isKnown(model, collection, path));
}
