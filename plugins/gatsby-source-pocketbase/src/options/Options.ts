/**
 * A locale without texts of its own gets the default locale's texts, no node at all, or the texts of the first locale of its
 * chain that has some (`{ 'sl-IT': ['sl', 'en'] }`; a locale that is not listed gets no node).
 */
export type Fallback = 'default' | 'skip' | Record<string, string[]>;

/** The locales of the records, and where translations are. */
export interface LocaleOptions {
  list: string[];
  default: string;
  /** `suffix`: in fields of the same record, `title_sl` beside `title`; `records`: in a record of its own. */
  by: 'suffix' | 'records';
  /** By suffix: what follows the name of a field that holds another locale's value; `{locale}` stands for the locale. */
  suffix: string;
  /** By records: the field with the record's locale. A collection that lacks it shows the same in every locale. */
  field: string;
  /** By records: the field whose value the translations of one thing share. */
  key: string;
  fallback: Fallback;
}

/** A flag on the record (or on the record that `via` points to) that shows one locale's values in every locale. */
interface ForceLocale {
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
  /**
   * A view with the same ids that has, of this collection's fields, what tells changes: the save time and whatever `filter`
   * names. PocketBase reads whole rows for a list, so for large records this takes a part of the time.
   */
  listFrom?: string;
  /** Fields that hold HTML; all editor fields when absent. */
  richText?: string[];
  forceLocale?: ForceLocale;
  /** Overrules `locales.fallback` for this collection. */
  fallback?: Fallback;
  /**
   * Address of a record's page, as the site makes it; null if it has none. Becomes the field `path` of the type, by which
   * links in rich text are followed.
   * @param record values of one locale, by the fields' names in PocketBase
   */
  path?: (record: Record<string, unknown>, locale: string) => string | null;
}

/** The site's URLs, to resolve links in rich text. */
interface LinkOptions {
  /** Addresses under which the site is published: a full address that begins with one of them is a link inside the site. */
  origins: string[];
  /** Whether the site has something at a path that is no record's page: a list, a file, a redirect. */
  isKnown?: (path: string) => boolean;
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

/**
 * Typesets a text before it is shown: quotation marks, spaces at which no line may break.
 * @param text of a translated field, or a piece of a rich text that is not code
 * @param locale in which it is written
 */
export type Typeset = (text: string, locale: string) => string;

export interface AuthOptions {
  /** Auth collection to sign in to. Another than `_superusers` reads what its list rules let it read. */
  collection: string;
  emailEnv: string;
  passwordEnv: string;
  tokenEnv?: string;
}

export interface Options {
  url: string;
  auth: AuthOptions;
  schemaFile: string;
  locales: LocaleOptions;
  typeset?: Typeset;
  collections: CollectionOptions[];
  backRelations: BackRelation[];
  /** Takes drafts and what is to come too, marked by `isDraft`: collection filters decide the mark instead of the list. */
  preview: boolean;
  links: LinkOptions;
  /** Where editors open the dashboard; the server's own when absent. */
  dashboardUrl?: string;
  filesDir: string;
  /** Bucket or CDN that holds PocketBase's files under the same keys: they are read from there, and originals link there. */
  fileBaseUrl?: string;
  /** How long a file stays in `filesDir` after the last record that needs it is gone. */
  keepFilesDays: number;
  concurrency: number;
  timeoutMs: number;
  retries: number;
  /** Records of one list request. */
  pageSize: number;
  /** How much of a collection may vanish in one build: at least `records`, or this share of it. */
  deleteGuard: { records: number; share: number };
  /** Develop: refresh the data after a change on the server. */
  live: boolean;
  /** Develop: how often the server is compared with the nodes, in milliseconds. */
  pollMs: number;
}
