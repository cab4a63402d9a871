/** How a field is written, which is more than PocketBase's type says: a `text` is one line, a path of the site, or a key. */
export type FieldKind =
  /** One line, and several. */
  | 'line'
  | 'lines'
  /** HTML of the elements that the site keeps. */
  | 'richText'
  /** A path of the site, or a full URL. */
  | 'link'
  /** The last part of an address. */
  | 'slug'
  | 'switch'
  /** One of a few names. */
  | 'choice'
  | 'number'
  /** A date with a time. */
  | 'moment'
  /** A file, with its alternative text in `${name}_alt`. */
  | 'picture'
  /** A record of another collection, and several. */
  | 'record'
  | 'records'
  /** Named texts: { "phone": "+386 …" }. */
  | 'details';

/** A field of a record, as a person writes it. */
export interface Field {
  /** As PocketBase names it, without a language. */
  name: string;
  kind: FieldKind;
  /** It has a twin in Slovenian, `${name}_sl`; a picture's is that of its alternative text. */
  isTranslated: boolean;
  isRequired: boolean;
  /** The most characters, in either language (pocketbase/hooks/content/LENGTHS.ts). */
  most?: number;
  /** The names of a choice. */
  choices?: readonly string[];
  /** The collection of the records that a field of records names. */
  of?: string;
}

/** The records that belong to a record, in their `order`. */
export interface Parts {
  collection: string;
  /** The field with the id of the record that they belong to. */
  by: string;
}
