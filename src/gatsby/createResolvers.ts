import type { GatsbyNode } from 'gatsby';
import { pagePath, type Routed } from './pagePath';

type RoutedNode = { slug: string; locale: string };
type BlockNode = { list?: string | null; kind?: string | null; locale: string };
type Context = {
  nodeModel: {
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<unknown> }>;
  };
};

const routed: Routed[] = ['Page', 'Post', 'Case', 'Project', 'Workshop'];

const path = (type: Routed) => ({
  type: 'String!',
  description: "Address of the record's page on the site.",
  resolve: ({ slug, locale }: RoutedNode) => pagePath(type, slug, locale),
});

/** How many records a block of kind `list` shows. */
const LIST_LENGTH = 6;

/** The records that a block of kind `list` shows; nothing in any other block. */
const listOf = (list: string, type: Routed, sort: object, filter: () => object = () => ({})) => ({
  type: `[${type}!]!`,
  resolve: async (block: BlockNode, _args: unknown, { nodeModel }: Context) => {
    if (block.kind !== 'list' || block.list !== list) return [];
    const query = { filter: { locale: { eq: block.locale }, ...filter() }, sort, limit: LIST_LENGTH };
    const { entries } = await nodeModel.findAll({ type, query });
    return [...entries];
  },
});

/** Fields that only this site can compute: addresses, and the lists that blocks show. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    ...Object.fromEntries(routed.map((type) => [type, { path: path(type) }])),
    Block: {
      posts: listOf('posts', 'Post', { publish_at: 'DESC' }),
      cases: listOf('cases', 'Case', { order: 'ASC' }),
      projects: listOf('projects', 'Project', { order: 'ASC' }),
      workshops: listOf('workshops', 'Workshop', { starts_at: 'ASC' }, () => ({
        starts_at: { gte: new Date().toISOString().slice(0, 10) },
      })),
    },
  });
};
