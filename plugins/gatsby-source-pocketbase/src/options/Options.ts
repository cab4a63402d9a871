/** Which languages the records hold, and how a translated field is named. */
export interface LocaleOptions {
  list: string[];
  default: string;
  /** What follows the name of a field that holds another locale's value; `{locale}` stands for the locale. */
  suffix: string;
}

/** A flag on the record (or on the record that `via` points to) that shows one locale's values in every locale. */
export interface ForceLocale {
  field: string;
  locale: string;
  via?: string;
}

export interface CollectionOptions {
  name: string;
  /** Name of the GraphQL type. */
  type: string;
  /** PocketBase filter of what is published; everything when absent. */
  filter?: string;
  /** Fields that hold HTML; all editor fields when absent. */
  richText?: string[];
  forceLocale?: ForceLocale;
}

/** A list of the records that point to this one: `Page.blocks` are the blocks whose `page` it is. */
export interface BackRelation {
  type: string;
  field: string;
  from: string;
  by: string;
  sort?: string;
  /** Leaves out records in which this relation is set: the top level of a tree. */
  without?: string;
}

export interface AuthOptions {
  emailEnv: string;
  passwordEnv: string;
  tokenEnv?: string;
}

export interface Options {
  url: string;
  auth: AuthOptions;
  schemaFile: string;
  locales: LocaleOptions;
  collections: CollectionOptions[];
  backRelations: BackRelation[];
  filesDir: string;
  concurrency: number;
  timeoutMs: number;
  retries: number;
  /** Records of one list request. */
  pageSize: number;
  /** How much of a collection may vanish in one build: at least `records`, or this share of it. */
  deleteGuard: { records: number; share: number };
}
