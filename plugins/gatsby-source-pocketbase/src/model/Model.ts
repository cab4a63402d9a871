/** A PocketBase server's description of its collections, reduced to the parts that a site needs and that change only by migrations. */
export interface Field {
  name: string;
  type: string;
  required: boolean;
  help: string;
  hidden: boolean;
  /** Select, file and relation: holds a list. */
  multiple: boolean;
  /** Select: the values to choose from. */
  values: string[];
  /** Relation: id of the collection it points to. */
  target: string;
  /** Number: whole numbers only. */
  onlyInt: boolean;
  /** File: needs a token to read. */
  protected: boolean;
  /** Autodate: moves with every save. */
  onUpdate: boolean;
}

export interface Collection {
  id: string;
  name: string;
  type: string;
  /** Its list rule: a filter, '' for everyone, null for superusers only. */
  listRule: string | null;
  fields: Field[];
}

export type Model = Collection[];

/** Field by name, if there is one. */
export const fieldOf = (collection: Collection, name: string): Field | undefined =>
  collection.fields.find((field) => field.name === name);

type Raw = Record<string, unknown>;

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const strings = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function parseField(raw: Raw): Field {
  return {
    name: text(raw.name),
    type: text(raw.type),
    required: raw.required === true,
    help: text(raw.help),
    hidden: raw.hidden === true,
    // 0 and 1 both mean a single value.
    multiple: raw.multiple === true || Number(raw.maxSelect ?? 0) > 1,
    values: strings(raw.values),
    target: text(raw.target) || text(raw.collectionId),
    onlyInt: raw.onlyInt === true,
    protected: raw.protected === true,
    onUpdate: raw.onUpdate === true,
  };
}

function parseCollection(raw: Raw): Collection {
  const fields = Array.isArray(raw.fields) ? raw.fields.filter(isObject) : [];
  return {
    id: text(raw.id),
    name: text(raw.name),
    type: text(raw.type),
    listRule: typeof raw.listRule === 'string' ? raw.listRule : null,
    fields: fields.map(parseField),
  };
}

/**
 * Reads collections, from a server's answer or an export of it, into the model: without system collections, sorted by name.
 * @throws if it is no list of collections
 */
export function parseModel(json: unknown): Model {
  if (!Array.isArray(json) || !json.every(isObject)) throw new Error('it is not a list of collections');
  return json
    .filter((collection) => collection.system !== true)
    .map(parseCollection)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The model as committed: without false and empty properties, for readability. */
export function formatModel(model: Model): string {
  const compact = model.map(({ fields, ...collection }) => ({
    ...collection,
    fields: fields.map((field) =>
      Object.fromEntries(
        Object.entries(field).filter(
          ([, value]) => value !== false && value !== '' && !(Array.isArray(value) && !value.length),
        ),
      ),
    ),
  }));
  return `${JSON.stringify(compact, null, 2)}\n`;
}
