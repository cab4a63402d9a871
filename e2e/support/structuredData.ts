/** A schema.org object in a page. */
export type SchemaObject = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The schema.org objects of a page. @throws SyntaxError for invalid JSON */
export function schemaObjectsIn(html: string): SchemaObject[] {
  const graphs = [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as { '@graph': SchemaObject[] });
  return graphs.flatMap((graph) => graph['@graph']);
}

/**
 * The values at a path of properties; references by `@id` are resolved among the page's objects.
 * @param path as `author.name`
 */
export function valuesAt(object: unknown, path: string, objects: readonly SchemaObject[]): unknown[] {
  const [property = '', ...rest] = path.split('.');
  const found = [(lookUp(object, objects) as SchemaObject)[property]].flat().filter((value) => value !== undefined);
  if (rest.length === 0) return found;
  return found.flatMap((value) => {
    const inside = valuesAt(value, rest.join('.'), objects);
    // Every one of several objects must have the property.
    return inside.length > 0 ? inside : [undefined];
  });
}

function lookUp(object: unknown, objects: readonly SchemaObject[]): unknown {
  const name = (object as SchemaObject)['@id'];
  const isName = name !== undefined && Object.keys(object as SchemaObject).length === 1;
  return isName ? (objects.find((other) => other['@id'] === name) ?? {}) : object;
}
