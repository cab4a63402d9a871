import type { RecordLink, Reference } from '../nodes/fieldValue';

/**
 * The state of a record at the last build, as one node for each record. The save time is here and not on the nodes that pages read,
 * so that a change of a Slovenian text changes no English page.
 */
export interface RecordState {
  id: string;
  collection: string;
  collectionId: string;
  pbId: string;
  /** The time of the last save; null if the collection has no such field. */
  updated: string | null;
  /** Save time and status, for the comparison with the next list. */
  stamp: string;
  /** Digest of options and model: other options make other nodes of the same record. */
  signature: string;
  isDraft: boolean;
  nodeIds: string[];
  /** Paths of its pages. */
  paths: string[];
  references: Reference[];
  /** Links inside the site in its texts. */
  links: RecordLink[];
  files: string[];
  /** Rich texts that are shown without their innermost elements; absent if there are none. */
  flattened?: string[];
  /** Of a record in a locale that is not built: the records of its translations' nodes. */
  pbSiblings?: Record<string, string>;
}
