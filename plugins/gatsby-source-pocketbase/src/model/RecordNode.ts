interface NodeModel {
  getNodeById: (args: { id: string; type?: string }, dependencies?: { connectionType?: string }) => unknown;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
}

/** The used part of Gatsby's resolver context. */
export interface Context {
  nodeModel: NodeModel;
}

/** A node that mapRecord made. */
export interface RecordNode {
  pbId: string;
  locale: string;
  pbLinks: Record<string, string | string[] | null | undefined>;
  /** By locale: the id of the record whose node is the alternate. */
  pbSiblings: Record<string, string>;
  /** With translations in own records: the ids of all of them. */
  pbGroup?: string[];
  pbState?: string;
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
