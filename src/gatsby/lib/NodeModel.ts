type Query = { filter: object; sort?: object[] | object; skip?: number; limit?: number };

/** Of Gatsby's node model, what the resolvers of this site use. Gatsby remembers per page what was asked for here. */
export type NodeModel = {
  getNodesByIds(args: { ids: readonly string[]; type: string }): unknown[];
  findOne(args: { type: string; query: Pick<Query, 'filter'> }): Promise<unknown>;
  findAll(args: { type: string; query: Query }): Promise<{ entries: Iterable<unknown>; totalCount(): Promise<number> }>;
};

export type Context = { nodeModel: NodeModel };
