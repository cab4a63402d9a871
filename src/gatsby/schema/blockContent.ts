import { isOver } from '../../lib/text/placesLeft';
import { dayOfBuild } from '../lib/dayOfBuild';
import type { Context } from '../lib/PostNode';
import { LIST_LENGTH } from '../pages/pageLists';
import { contentIn } from './reads';

type Times = Parameters<typeof isOver>[0];
type BlockNode = { kind: string; list?: string | null; form?: string | null; locale: string };

/** The id decides between equal values: otherwise Gatsby sorts the record that was edited last to the end. */
const sortedBy = (field: string) => [{ [field]: 'ASC' }, { pbId: 'ASC' }];

/**
 * The records of a block of kind `list`; empty in any other block.
 * @param isShown by default all are
 */
const listOf = (list: string, type: string, field: string, isShown?: (node: Times) => boolean) => ({
  type: `[${type}!]!`,
  resolve: async (block: BlockNode, _args: unknown, { nodeModel }: Context) => {
    if (block.kind !== 'list' || block.list !== list) return [];
    const filter = { locale: { eq: block.locale } };
    const query = { filter, sort: sortedBy(field), ...(!isShown && { limit: LIST_LENGTH }) };
    const { entries } = await nodeModel.findAll({ type, query });
    const all = [...entries];
    return isShown ? (all as Times[]).filter(isShown).slice(0, LIST_LENGTH) : all;
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
  cases: listOf('cases', 'Case', 'order'),
  projects: listOf('projects', 'Project', 'order'),
  workshops: listOf('workshops', 'Workshop', 'starts_at', (workshop: Times) => !isOver(workshop, dayOfBuild())),
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
