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
