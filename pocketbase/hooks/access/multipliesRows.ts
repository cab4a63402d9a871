/** A quoted value without a backslash, or a comment, as PocketBase reads a filter from its beginning. */
const LITERALS = /"[^"]*"|'[^']*'|\/\/[^\n]*/g;
/** A name of a filter or a sort: a field, a path of fields, `@now`. */
const NAMES = /[@#A-Za-z_][\w.:@#]*/g;

/**
 * Whether PocketBase would multiply rows for filters or sorts. A path that each record has once (`block.page.status`) adds one row to
 * each, which the site's own build asks for. Back relations, `@collection` and relations to several records multiply the rows with
 * each step: one query then takes half a minute.
 * @param name name or id of the collection that is listed
 */
export function multipliesRows(app: core.App, name: string, terms: readonly string[]): boolean {
  return terms.some((term) => {
    // PocketBase and this pattern could disagree where a text with a backslash ends: then a text counts as names too.
    const names = (term.includes('\\') ? term : term.replace(LITERALS, ' ')).match(NAMES) ?? [];
    return names.some((path) => /_via_|^@(collection|request)/i.test(path) || !leadsToOne(app, name, path));
  });
}

/** Whether each step of a path leads from a record to one other. Whatever is no relation to one, or unknown, does not. */
function leadsToOne(app: core.App, name: string, path: string): boolean {
  let collection = name;
  for (const step of path.split('.').slice(0, -1)) {
    const field = fieldOf(app, collection, step);
    if (field?.type() !== 'relation') return false;
    const { collectionId, maxSelect } = field as core.RelationField;
    if (maxSelect > 1) return false;
    collection = collectionId;
  }
  return true;
}

function fieldOf(app: core.App, collection: string, name: string) {
  try {
    return app.findCachedCollectionByNameOrId(collection).fields.getByName(name);
  } catch {
    return undefined;
  }
}
