import { localeOf } from '../../i18n/locales';
import type { Context } from '../lib/PostNode';

type ByKey = { key: string; section?: string | null; locale: string };
type ById = { id: string; locale: string };
type SlidesArgs = { reel?: string | null; page: number; perPage: number; locale: string };

/** PocketBase's default page size. */
const PER_PAGE = 30;
/** PocketBase's maximum page size: a larger number is a mistake. */
const MOST_PER_PAGE = 1000;

/** A filter by locale; an unknown locale is an error, because it would silently find nothing. */
const inLocale = (code: string) => ({ locale: { eq: localeOf(code).code } });

const LOCALE = { type: 'String!', description: 'The locale whose texts are wanted.' };

/** The shape of PocketBase's own lists. */
export const SLIDE_LIST = `
  "Some of the slides, as PocketBase pages a list."
  type SlideList {
    "Number of this page; the first is 1."
    page: Int!
    perPage: Int!
    totalItems: Int!
    totalPages: Int!
    items: [Slide!]!
  }
`;

/** The content with a key in a section: there is one at most, so the page depends on that one and on no other. */
export const contentIn = (section: string, key: string, locale: string, { nodeModel }: Context) =>
  nodeModel.findOne({
    type: 'Content',
    query: { filter: { key: { eq: key }, section: { eq: section }, locale: { eq: locale } } },
  });

async function contentByKey(_: unknown, { key, section, locale }: ByKey, context: Context) {
  const filter = { key: { eq: key }, ...inLocale(locale) };
  if (section) return contentIn(section, key, localeOf(locale).code, context);
  const query = { filter, sort: [{ section: 'ASC' }] };
  const { entries } = await context.nodeModel.findAll({ type: 'Content', query });
  const found = [...entries] as { section: string }[];
  if (found.length > 1) {
    const sections = found.map((content) => `"${content.section}"`).join(', ');
    throw new Error(
      `The content "${key}" stands in several sections (${sections}): say which, by the argument section.`,
    );
  }
  return found[0] ?? null;
}

const menuByKey = (_: unknown, { key, locale }: ByKey, { nodeModel }: Context) =>
  nodeModel.findOne({ type: 'Menu', query: { filter: { key: { eq: key }, ...inLocale(locale) } } });

const reelById = (_: unknown, { id, locale }: ById, { nodeModel }: Context) =>
  nodeModel.findOne({ type: 'Reel', query: { filter: { pbId: { eq: id }, ...inLocale(locale) } } });

/** The existing ones in the order of the ids: a page depends on them and on no other article. */
const postsById = (_: unknown, { ids }: { ids: string[] }, { nodeModel }: Context) =>
  nodeModel.getNodesByIds({ ids, type: 'Post' });

function atLeastOne(name: string, value: number, most = Infinity): void {
  if (value < 1) throw new Error(`${name} is ${value}: count from 1.`);
  if (value > most) throw new Error(`${name} is ${value}: ${most} is the most. Ask for further pages by page.`);
}

async function slides(_: unknown, { reel, page, perPage, locale }: SlidesArgs, { nodeModel }: Context) {
  atLeastOne('page', page);
  atLeastOne('perPage', perPage, MOST_PER_PAGE);
  const { entries, totalCount } = await nodeModel.findAll({
    type: 'Slide',
    query: {
      filter: { ...inLocale(locale), ...(reel && { pbLinks: { reel: { eq: reel } } }) },
      // The id orders slides with the same number: no slide is on two pages.
      sort: [{ pbLinks: { reel: 'ASC' } }, { order: 'ASC' }, { pbId: 'ASC' }],
      skip: (page - 1) * perPage,
      limit: perPage,
    },
  });
  const totalItems = await totalCount();
  return { page, perPage, totalItems, totalPages: Math.ceil(totalItems / perPage), items: [...entries] };
}

/**
 * The content reads of the specification, §3 and §7, as root fields: by key, by id and paged. They return nodes, so a
 * text without a translation falls back to the default locale as everywhere; a missing record is null or an empty list.
 */
export const reads = {
  contentByKey: {
    type: 'Content',
    description: 'The content with a key. Name the section too: a key stands once in a section, not once in all.',
    args: { key: 'String!', section: 'String', locale: LOCALE },
    resolve: contentByKey,
  },
  menuByKey: {
    type: 'Menu',
    description: 'The menu with a key: menuDefault, menuWeb, menuWeb3, menuSi or menu-footer.',
    args: { key: 'String!', locale: LOCALE },
    resolve: menuByKey,
  },
  reelById: {
    type: 'Reel',
    description: 'The reel whose record in PocketBase has this id.',
    args: { id: 'String!', locale: LOCALE },
    resolve: reelById,
  },
  postsById: {
    type: '[Post!]!',
    description: 'Articles by the ids of their nodes, in that order.',
    args: { ids: '[String!]!' },
    resolve: postsById,
  },
  slides: {
    type: 'SlideList!',
    description: "The slides of a reel, or of all, in the editor's order. A page past the end is empty.",
    args: {
      reel: { type: 'String', description: "Id of the reel's record in PocketBase; all reels without it." },
      page: { type: 'Int!', defaultValue: 1 },
      perPage: { type: 'Int!', defaultValue: PER_PAGE },
      locale: LOCALE,
    },
    resolve: slides,
  },
};
