/** A thing of schema.org, as it stands in a page. */
export type Thing = { '@type'?: string; '@id'?: string; [property: string]: unknown };

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g;

/** The things that a page says of itself; it throws where the JSON is broken. */
export function thingsIn(html: string): Thing[] {
  const graphs = [...html.matchAll(SCRIPT)].map(([, json = '']) => JSON.parse(json) as { '@graph': Thing[] });
  return graphs.flatMap((graph) => graph['@graph']);
}

/**
 * The values at a path of properties; what is only named by its `@id` is looked up among the page's things.
 * @param path as `author.name`
 */
export function valuesAt(thing: unknown, path: string, things: readonly Thing[]): unknown[] {
  const [property = '', ...rest] = path.split('.');
  const found = [(lookUp(thing, things) as Thing)[property]].flat().filter((value) => value !== undefined);
  if (rest.length === 0) return found;
  return found.flatMap((value) => {
    const inside = valuesAt(value, rest.join('.'), things);
    // Of several each must have it.
    return inside.length > 0 ? inside : [undefined];
  });
}

function lookUp(thing: unknown, things: readonly Thing[]): unknown {
  const name = (thing as Thing)['@id'];
  const isName = name !== undefined && Object.keys(thing as Thing).length === 1;
  return isName ? (things.find((other) => other['@id'] === name) ?? {}) : thing;
}
