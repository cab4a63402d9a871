import type { RecordLink, Reference } from '../nodes/fieldValue';

/**
 * The last build's knowledge of a record: a node of its own, one per record. The record's save time is here and not on the nodes
 * that pages read, so that saving a Slovenian word changes no English page.
 */
export interface RecordState {
  id: string;
  collection: string;
  collectionId: string;
  pbId: string;
  /** When it was last saved, as PocketBase says; null if the collection does not tell. */
  updated: string | null;
  /** Compared with the next list: save time and status. */
  stamp: string;
  /** Of options and model: other options make other nodes of the same record. */
  signature: string;
  isDraft: boolean;
  nodeIds: string[];
  /** Addresses of its pages. */
  paths: string[];
  references: Reference[];
  /** Links inside the site that its texts hold. */
  links: RecordLink[];
  files: string[];
  /** Rich texts that are shown without their innermost elements; absent if there are none. */
  flattened?: string[];
  /** Of a record in a locale that is not built: the records that give its translations' nodes. */
  pbSiblings?: Record<string, string>;
}
