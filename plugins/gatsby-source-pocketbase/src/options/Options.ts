/**
 * A locale without texts of its own gets the default locale's texts, no node, or the texts of the first locale in its chain that
 * has some (`{ 'sl-IT': ['sl', 'en'] }`; a locale that is not listed gets no node).
 */
export type Fallback = 'default' | 'skip' | Record<string, string[]>;

/** The locales of the records, and the place of translations. */
export interface LocaleOptions {
  list: string[];
  default: string;
  /** `suffix`: in fields of the same record, `title_sl` beside `title`; `records`: in a record of its own. */
  by: 'suffix' | 'records';
  /** By suffix: the end of the name of a field with another locale's value; `{locale}` stands for the locale. */
  suffix: string;
  /** By records: the field with the record's locale. A collection without it is equal in every locale. */
  field: string;
  /** By records: the field whose value all translations of a record share. */
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
  /** PocketBase filter of published records; all if absent. */
  filter?: string;
  /** PocketBase filter of what is content at all: it holds in previews too. */
  only?: string;
  /**
   * A view with the same ids and the fields that are needed to find changes: the save time and the fields in `filter`. PocketBase
   * reads whole rows for a list, so for large records a view is faster.
   */
  listFrom?: string;
  /** Fields with HTML; all editor fields if absent. */
  richText?: string[];
  forceLocale?: ForceLocale;
  /** Overrides `locales.fallback` for this collection. */
  fallback?: Fallback;
  /**
   * The path of a record's page; null if it has none. It becomes the field `path` of the type, which links in rich text use.
   * @param record values of one locale, by the fields' names in PocketBase
   */
  path?: (record: Record<string, unknown>, locale: string) => string | null;
}

/** The site's URLs, to resolve links in rich text. */
interface LinkOptions {
  /** URLs under which the site is published: a full URL that begins with one of them is a link inside the site. */
  origins: string[];
  /** Whether a path of the site exists that is no record's page: a list, a file, a redirect. */
  isKnown?: (path: string) => boolean;
}

/** A list of the records that point to a record: `Page.blocks` are the blocks whose `page` it is. */
export interface BackRelation {
  type: string;
  field: string;
  from: string;
  by: string;
  sort?: string;
  /** Omits records with a value in this relation: only the top level of a tree is left. */
  without?: string;
}

/**
 * Typesets a text before it is shown: quotation marks, non-breaking spaces.
 * @param text of a translated field, or a part of a rich text outside code
 * @param locale of the text
 */
export type Typeset = (text: string, locale: string) => string;

export interface AuthOptions {
  /** Auth collection of the account. Accounts of other collections than `_superusers` are subject to list rules. */
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
  /** Includes drafts and scheduled records, marked by `isDraft`: the collections' filters set the mark instead of selecting records. */
  preview: boolean;
  /** Headers of each request, for a server whose hooks answer by them. */
  headers: Record<string, string>;
  links: LinkOptions;
  /** Ids of the site's own elements: a heading of a rich text that would get one gets a number behind it. */
  reservedIds: string[];
  /** URL of the dashboard; the server's own if absent. */
  dashboardUrl?: string;
  filesDir: string;
  /** Bucket or CDN with PocketBase's files under the same keys: files are read from there, and originals link there. */
  fileBaseUrl?: string;
  /**
   * Asked at each build: whether images are made without AVIF, which takes three quarters of the time. The next build that gets
   * another answer makes the rest.
   */
  withoutAvif?: () => boolean;
  /** How many days a file stays in `filesDir` after the last record that needs it is removed. */
  keepFilesDays: number;
  concurrency: number;
  timeoutMs: number;
  retries: number;
  /** Records of one list request. */
  pageSize: number;
  /** How many records of a collection may be removed in one build: `records`, or this share if it is more. */
  deleteGuard: { records: number; share: number };
  /** Develop: refresh the data after a change on the server. */
  live: boolean;
  /** Develop: the interval of comparisons with the server, in milliseconds. */
  pollMs: number;
}
