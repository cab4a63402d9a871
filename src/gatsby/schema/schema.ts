import type { GatsbyNode } from 'gatsby';
import { typeset } from '../../i18n/typeset';
import type { Context } from '../lib/PostNode';
import { HOME } from '../../lib/url/recordPath';
import { sitemapFields } from '../sitemap/sitemapQuery';
import { contentIn, reads, SLIDE_LIST } from './reads';
import { isOver } from '../../lib/text/placesLeft';
import { dayOfBuild } from '../lib/dayOfBuild';
import { LIST_LENGTH } from '../pages/pageLists';

type Times = Parameters<typeof isOver>[0];
type BlockNode = { kind: string; list?: string | null; form?: string | null; locale: string };

/** The id decides between equal values: otherwise Gatsby sorts the record that was edited last to the end. */
const sortedBy = (field: string) => [{ [field]: 'ASC' }, { pbId: 'ASC' }];

type Choice = { most?: number; isShown?: (node: Times) => boolean };

/**
 * The records of a block of kind `list`; empty in any other block.
 * @param choice of them; by default all are shown
 */
const listOf = (list: string, type: string, field: string, { most, isShown }: Choice = {}) => ({
  type: `[${type}!]!`,
  resolve: async (block: BlockNode, _args: unknown, { nodeModel }: Context) => {
    if (block.kind !== 'list' || block.list !== list) return [];
    const filter = { locale: { eq: block.locale } };
    const query = { filter, sort: sortedBy(field), ...(most && !isShown && { limit: most }) };
    const { entries } = await nodeModel.findAll({ type, query });
    const all = [...entries];
    return isShown ? (all as Times[]).filter(isShown).slice(0, most) : all;
  },
});

const isForm = ({ kind }: BlockNode) => kind === 'form';
const isVoucherForm = (block: BlockNode) => isForm(block) && block.form === 'voucher';

/**
 * A content of another section that some blocks show. In any other block it is null and not looked up: a page depends
 * only on the contents that it shows.
 */
const contentOf = (section: string, key: string, isShown: (block: BlockNode) => boolean, description: string) => ({
  type: 'Content',
  description,
  resolve: (block: BlockNode, _args: unknown, context: Context) =>
    isShown(block) ? contentIn(section, key, block.locale, context) : null,
});

/** The fields of blocks besides those of their record. */
export const blockContent = {
  posts: {
    type: '[Post!]!',
    // For the newest, Gatsby would sort them all whenever one changed.
    description: 'In a block of kind list: the articles with these ids, which the context of its page has.',
    args: { ids: '[String!]' },
    resolve: ({ kind, list }: BlockNode, { ids }: { ids?: readonly string[] | null }, { nodeModel }: Context) =>
      kind === 'list' && list === 'posts' ? nodeModel.getNodesByIds({ ids: ids ?? [], type: 'Post' }) : [],
  },
  // Articles, projects and workshops have a page with the whole list, cases have not.
  cases: listOf('cases', 'Case', 'order'),
  projects: listOf('projects', 'Project', 'order', { most: LIST_LENGTH }),
  workshops: listOf('workshops', 'Workshop', 'starts_at', {
    most: LIST_LENGTH,
    isShown: (workshop) => !isOver(workshop, dayOfBuild()),
  }),
  packages: contentOf(
    'page-voucher',
    'packages',
    ({ kind }) => kind === 'packages',
    'In a block of kind packages: the packages of the voucher.',
  ),
  voucherForm: contentOf('page-voucher', 'voucher-form', isVoucherForm, 'In a voucher form: its words.'),
  voucherPackages: contentOf(
    'page-voucher',
    'packages',
    isVoucherForm,
    'In a voucher form: the packages to choose from.',
  ),
  site: contentOf('misc', 'site', isForm, 'In a form: whom to write to or call instead.'),
  booking: contentOf('misc', 'booking', isForm, 'In a form: where to book a call instead.'),
};

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
