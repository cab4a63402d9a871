interface NodeModel {
  getNodeById: (args: { id: string; type?: string }, dependencies?: { connectionType?: string }) => unknown;
  findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }>;
}

/** Of Gatsby's resolver context, what is used here. */
export interface Context {
  nodeModel: NodeModel;
}

/** A node that mapRecord made. */
export interface RecordNode {
  pbId: string;
  locale: string;
  pbLinks: Record<string, string | string[] | null | undefined>;
  /** Record that gives the same thing's node in each locale that has one. */
  pbSiblings: Record<string, string>;
  /** By records: ids of the record and its translations. */
  pbGroup?: string[];
  pbState?: string;
  [field: string]: unknown;
}

export type CreateNodeId = (key: string) => string;
