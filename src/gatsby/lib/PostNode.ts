/**
 * The fields of an article's node, made by the source plugin, that are read for all articles: a query for thousands
 * takes seconds.
 */
export type PostNode = {
  readonly id: string;
  readonly pbId: string;
  readonly path: string | null;
  readonly locale: string;
  readonly isFallback: boolean;
  readonly title: string;
  readonly slug: string;
  readonly publish_at: string | null;
  /** When its text in this locale last changed. */
  readonly revised: string | null;
  /** Ids of the records that its relations hold. */
  readonly pbLinks: { readonly tags?: readonly string[] | null };
};

type Query = { filter: object; sort?: object[] | object; skip?: number; limit?: number };

/**
 * The part of Gatsby's node model that the resolvers of this site use. Gatsby records these reads as dependencies of
 * the page.
 */
export type NodeModel = {
  getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[];
  findOne(args: { type: string; query: Pick<Query, 'filter'> }): Promise<unknown>;
  findAll(args: { type: string; query: Query }): Promise<{ entries: Iterable<unknown>; totalCount(): Promise<number> }>;
};

export type Context = { nodeModel: NodeModel };
