/** A schema.org object in a page. */
export type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The schema.org objects of a page. @throws SyntaxError for invalid JSON */
export function thingsIn(html: string): Thing[] {
  const graphs = [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as { '@graph': Thing[] });
  return graphs.flatMap((graph) => graph['@graph']);
}

/**
 * The values at a path of properties; references by `@id` are resolved among the page's objects.
 * @param path as `author.name`
 */
export function valuesAt(thing: unknown, path: string, things: readonly Thing[]): unknown[] {
  const [property = '', ...rest] = path.split('.');
  const found = [(lookUp(thing, things) as Thing)[property]].flat().filter((value) => value !== undefined);
  if (rest.length === 0) return found;
  return found.flatMap((value) => {
    const inside = valuesAt(value, rest.join('.'), things);
    // Every one of several objects must have the property.
    return inside.length > 0 ? inside : [undefined];
  });
}

function lookUp(thing: unknown, things: readonly Thing[]): unknown {
  const name = (thing as Thing)['@id'];
  const isName = name !== undefined && Object.keys(thing as Thing).length === 1;
  return isName ? (things.find((other) => other['@id'] === name) ?? {}) : thing;
}
