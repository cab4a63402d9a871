/** A record's translations, if each is a record of its own. */
export interface Translations {
  /** The record's own locale. */
  locale: string;
  /** By locale: the record whose node is shown, a translation or its fallback. */
  byLocale: Record<string, string>;
  /** The ids of all translations. */
  ids: string[];
}

/** Status derived from list queries (draft, forced locale, translations); it can change without the record being saved. */
export interface RecordStatus {
  /** The locale whose values are shown in every locale. */
  forced?: string;
  /** Not published: only a preview reads it. */
  isDraft: boolean;
  translations?: Translations;
}
