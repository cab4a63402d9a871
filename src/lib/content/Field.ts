/** How a field is edited, in more detail than PocketBase's type: a `text` is one line, a path of the site, or a key. */
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
  /** One of a few names; of the site's colours. */
  | 'choice'
  | 'colour'
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

/** The subject of a field: the words of the page, its address and its look elsewhere, its publication, and all that is no text. */
export type Group = 'text' | 'search' | 'publication' | 'facts';

/** A field of a record, as a person writes it. */
export interface Field {
  /** As PocketBase names it, without a language. */
  name: string;
  kind: FieldKind;
  group: Group;
  /** It has a Slovenian column, `${name}_sl`; for an image, that of its alternative text. */
  isTranslated: boolean;
  /** A record cannot be published without it. */
  isRequired: boolean;
  /** The most characters, in either language (LENGTHS.ts); of records: how many. */
  most?: number;
  /** The names of a choice. */
  choices?: readonly string[];
  /** The least and the greatest number. */
  range?: readonly [number, number];
  /** A number without decimals. */
  isWhole?: boolean;
  /** A picture that the layout cuts to its shape: `${name}_focus` holds the point that stays visible. */
  isCut?: boolean;
  /** The collection of the records that a field of records names. */
  of?: CollectionName;
}

/** The collections that editors write. */
export type CollectionName =
  | ('pages' | 'blocks' | 'block_items' | 'posts' | 'tags' | 'cases' | 'case_figures')
  | ('projects' | 'project_properties' | 'workshops' | 'menus' | 'menu_links')
  | ('reels' | 'slides' | 'contents' | 'content_items' | 'redirects');

/** The records that belong to a record, in their `order`. */
export interface Parts {
  collection: CollectionName;
  /** The field with the id of the record that they belong to. */
  by: string;
}

/** A collection, as editors write it. */
export interface Collection {
  /** In the order in which a person writes them. */
  fields: readonly Field[];
  /** The fields that name a record: the first that is not empty. */
  label: readonly string[];
  /** The record that a record of this collection is a part of. */
  partOf?: Parts;
  /** Fields that the site writes by itself. */
  own: readonly string[];
}
