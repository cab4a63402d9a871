import type { Context } from '../lib/NodeModel';
import { HOME } from '../pages/pagePath';

type PageNode = { slug: string; locale: string };

/** "web3/voucher" stands below "web3". */
const slugsAbove = (slug: string): string[] => {
  const parts = slug.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** A page's structured data beyond its own record. Read only for pages that have them. */
export const pageContent = {
  company: {
    type: 'Content',
    description: 'On the home page: whose site it is.',
    resolve: ({ slug, locale }: PageNode, _args: unknown, { nodeModel }: Context) =>
      slug === HOME
        ? nodeModel.findOne({
            type: 'Content',
            query: { filter: { key: { eq: 'site' }, section: { eq: 'misc' }, locale: { eq: locale } } },
          })
        : null,
  },
  above: {
    type: '[Page!]!',
    description: 'The pages below which it stands, by its address; the highest first.',
    resolve: async ({ slug, locale }: PageNode, _args: unknown, { nodeModel }: Context) => {
      const found = await Promise.all(
        slugsAbove(slug).map((above) =>
          nodeModel.findOne({ type: 'Page', query: { filter: { slug: { eq: above }, locale: { eq: locale } } } }),
        ),
      );
      return found.filter(Boolean);
    },
  },
};
