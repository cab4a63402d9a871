import type { GatsbyNode } from 'gatsby';
import { typeset } from '../../i18n/typeset';
import type { Context } from '../lib/PostNode';
import { HOME } from '../pages/pagePath';
import { sitemapFields } from '../sitemap/sitemapFields';
import { blockContent } from './blockContent';
import { contentIn, reads, SLIDE_LIST } from './reads';

type PageNode = { slug: string; locale: string };

/** Returns the slugs above a slug: "web3/voucher" is below "web3". */
const slugsAbove = (slug: string): string[] => {
  const parts = slug.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
};

/** Fields for a page's structured data, besides its own record; resolved only if a query selects them. */
export const pageContent = {
  company: {
    type: 'Content',
    description: 'On the home page: whose site it is.',
    resolve: ({ slug, locale }: PageNode, _args: unknown, context: Context) =>
      slug === HOME ? contentIn('misc', 'site', locale, context) : null,
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

type AuthoredNode = { author?: string | null; locale: string };
type Site = { details?: { editorial?: string } | null } | null;

/** Fields for an article's structured data, besides its own record. */
export const postContent = {
  isByHouse: {
    type: 'Boolean!',
    description: 'Nobody is named as its author, or the name is that of the house (`editorial` in the content `site`).',
    resolve: async ({ author, locale }: AuthoredNode, _args: unknown, context: Context) => {
      if (!author) return true;
      const site = (await contentIn('misc', 'site', locale, context)) as Site;
      const { editorial } = site?.details ?? {};
      // An author's name is typeset, a text in JSON is not.
      return editorial !== undefined && [editorial, typeset(editorial, locale)].includes(author);
    },
  },
};

/** Fields that only this site can compute: the reads of the specification, contents of blocks, data for heads. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create, ...source }) => {
  create({
    Query: { ...reads, ...sitemapFields(source) },
    ...{ Block: blockContent, Page: pageContent, Post: postContent },
  });
};

/**
 * Types that no plugin declares; declared here, they keep queries valid on an empty database and without any catalogue.
 */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type SiteSiteMetadata {
      siteUrl: String!
      buildTarget: String!
      version: String
      preview: Boolean!
      lowerCaseCanonical: Boolean!
      asksConsent: Boolean!
    }
    type Locale implements Node @dontInfer {
      language: String!
      ns: String!
      data: String!
    }
    ${SLIDE_LIST}
  `);
};
