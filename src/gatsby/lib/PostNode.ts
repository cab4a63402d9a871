/** Of an article's node, as the source plugin makes it, what is read of all of them: of thousands a query takes seconds. */
export type PostNode = {
  readonly id: string;
  readonly pbId: string;
  readonly path: string | null;
  readonly locale: string;
  readonly isFallback: boolean;
  readonly title: string;
  readonly slug: string;
  readonly publish_at: string | null;
  /** When it last read differently in this language. */
  readonly revised: string | null;
  /** Ids of the records that its relations hold. */
  readonly pbLinks: { readonly tags?: readonly string[] | null };
};

type Query = { filter: object; sort?: object[] | object; skip?: number; limit?: number };

/** Of Gatsby's node model, what the resolvers of this site use. Gatsby remembers per page what was asked for here. */
export type NodeModel = {
  getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[];
  findOne(args: { type: string; query: Pick<Query, 'filter'> }): Promise<unknown>;
  findAll(args: { type: string; query: Query }): Promise<{ entries: Iterable<unknown>; totalCount(): Promise<number> }>;
};

export type Context = { nodeModel: NodeModel };
