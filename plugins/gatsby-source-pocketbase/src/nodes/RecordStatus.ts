/** A record's place among its translations, where each is a record of its own. */
export interface Translations {
  /** The record's own locale. */
  locale: string;
  /** The record that gives the node of each locale that has one: the translation, or the one it falls back to. */
  byLocale: Record<string, string>;
  /** All of them, in whatever locale. */
  ids: string[];
}

/** What the lists say of a record beyond its own fields: it can change while the record is not saved. */
export interface RecordStatus {
  /** Locale whose values are shown in every locale. */
  forced?: string;
  /** Not published: only a preview reads it. */
  isDraft: boolean;
  translations?: Translations;
}
