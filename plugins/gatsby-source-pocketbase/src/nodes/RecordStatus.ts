/** A record's place among its translations, where each is a record of its own. */
export interface Translations {
  /** The record's own locale. */
  locale: string;
  /** The record that gives the node of each locale that has one: the translation, or the one it falls back to. */
  byLocale: Record<string, string>;
  /** All of them, in whatever locale. */
  ids: string[];
}

/** Status derived from list queries (draft, forced locale, translations); it can change without the record being saved. */
export interface RecordStatus {
  /** Locale whose values are shown in every locale. */
  forced?: string;
  /** Not published: only a preview reads it. */
  isDraft: boolean;
  translations?: Translations;
}
