interface NodeModel {
  getNodeById: (args: { id: string; type?: string }, dependencies?: { connectionType?: string }) => unknown;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
}

/** The used part of Gatsby's resolver context. */
export interface Context {
  nodeModel: NodeModel;
}

/** A field, by its name on the node, with the locale of its text. */
export interface Borrowed {
  field: string;
  locale: string;
}

/** A node that mapRecord made. */
export interface RecordNode {
  pbId: string;
  locale: string;
  isFallback: boolean;
  borrowed: Borrowed[];
  isDraft: boolean;
  /** Ids of relations, by the relation's name in PocketBase: resolvers return their nodes. */
  pbLinks: Record<string, unknown>;
  /** By locale, including its own: the id of the record whose node is the alternate. */
  pbSiblings: Record<string, string>;
  /** With translations in own records: the ids of all of them. */
  pbGroup?: string[];
  /** Id of the record's state. */
  pbState?: string;
  /** Path of its page, if the collection has the option `path`. */
  path?: string | null;
  [field: string]: unknown;
}

export type CreateNodeId = (key: string) => string;

/**
 * Keys of the plugin's nodes, from which Gatsby's createNodeId makes ids. They contain neither the server's URL nor a position, so
 * that the same record has the same id on every machine.
 */
export const recordKey = (collectionId: string, recordId: string, locale: string) =>
  `pb:${collectionId}:${recordId}:${locale}`;

/** Key of the node without a locale that stores a record's state. */
export const stateKey = (collectionId: string, recordId: string) => `pb-record:${collectionId}:${recordId}`;

export const fileNodeKey = (fileKey: string) => `pb-file:${fileKey}`;
