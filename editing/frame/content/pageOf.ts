import type { Block } from '../../../src/sections/Band';
import type { PageContext, WorkshopContext } from '../../../src/layout/Layout';
import { splitLocale } from '../../../src/i18n/locales';
import { localDay } from '../../../src/lib/text/formatDate';
import type { DraftRecord, Key } from '../../store/types';
import type { Drawing } from '../messages';
import { keepSame } from './keepSame';
import { Library } from './Library';
import { listOf, postOf, readsAfter } from './lists';

/** A block that could not be mapped stands in its place with its error. */
export type DrawnBlock = Block & { readonly error?: string };

/** The name of the site, for the header. */
export type SiteName = NonNullable<Queries.HeaderQuery['site']>;

/** A template's props, by the collection of the record. */
export type Drawn = { readonly site: SiteName | null } & TemplateProps;

type TemplateProps =
  | { readonly template: 'pages'; readonly data: Queries.PageQuery; readonly context: PageContext }
  | { readonly template: 'posts'; readonly data: Queries.PostQuery; readonly context: PageContext }
  | { readonly template: 'cases'; readonly data: Queries.CaseQuery; readonly context: PageContext }
  | { readonly template: 'projects'; readonly data: Queries.ProjectQuery; readonly context: PageContext }
  | { readonly template: 'workshops'; readonly data: Queries.WorkshopQuery; readonly context: WorkshopContext };

type Status = { readonly path: string | null; readonly isFallback: boolean };

/** The names that the contexts of pages have for the templates. */
const NAMES = { pages: 'page', posts: 'post', cases: 'case', projects: 'project', workshops: 'workshop' } as const;

const isDrawn = (collection: string): collection is keyof typeof NAMES => collection in NAMES;

/** The blocks of the last drawing: React skips those that are the same. */
let before = new Map<Key, DrawnBlock>();

function blocksOf(library: Library, page: DraftRecord): DrawnBlock[] {
  const now = new Map<Key, DrawnBlock>();
  for (const record of library.parts('blocks', 'page', page.id)) {
    if (record.values.hidden === true) continue;
    now.set(record.key, keepSame(before.get(record.key), drawnBlock(library, record)));
  }
  before = now;
  return [...now.values()];
}

function drawnBlock(library: Library, record: DraftRecord): DrawnBlock {
  try {
    return blockOf(library, record);
  } catch (error) {
    const { id, values } = record;
    // The template reads its kind only.
    return { id, kind: values.kind, error: error instanceof Error ? error.message : String(error) } as DrawnBlock;
  }
}

/** Results of every page's query that the frame does not need: it has its own labels, and no head. */
const COMMON = { locales: { edges: [] }, site: null };

/**
 * Makes the props of the template that draws a record.
 * @throws Error with a sentence for developers
 */
export function pageOf({ locale, root, records }: Drawing): Drawn {
  const library = new Library({ locale, records });
  const site = library.content('misc', 'site');
  return { ...propsOf(library, root), site: site ? library.read<SiteName>(site) : null };
}

function propsOf(library: Library, root: Key): TemplateProps {
  const [collection = '', id] = root.split('/');
  const record = library.record(collection, id);
  if (!record || !isDrawn(collection)) throw new Error(`There is no ${root}.`);
  const { path } = library.read<Status>(record);
  const context: PageContext = {
    language: library.locale,
    template: NAMES[collection],
    i18n: { path: path ?? '/', originalPath: splitLocale(path ?? '/').path },
  };
  switch (collection) {
    case 'pages': {
      const page = library.read<NonNullable<Queries.PageQuery['page']>>(record);
      const data = { ...COMMON, page: { ...page, company: null, above: [], blocks: blocksOf(library, record) } };
      return { template: collection, context, data };
    }
    case 'posts': {
      const [first = null, second = null, third = null] = readsAfter(library, record);
      const post = postOf<NonNullable<Queries.PostQuery['post']>>(library, record);
      return { template: collection, context, data: { ...COMMON, post, first, second, third } };
    }
    case 'cases': {
      const item = library.read<NonNullable<Queries.CaseQuery['item']>>(record);
      const figures = library.readAll<(typeof item.figures)[number]>(library.parts('case_figures', 'case', record.id));
      const isListed = ({ id: listed, values }: DraftRecord) => listed === record.id || values.status === 'published';
      const nodes = library.readAll<Queries.CaseQuery['all']['nodes'][number]>(
        library.ordered('cases').filter(isListed),
      );
      return {
        template: collection,
        context,
        data: { ...COMMON, item: { ...item, figures }, all: { nodes } },
      };
    }
    case 'projects': {
      const project = library.read<NonNullable<Queries.ProjectQuery['project']>>(record);
      const properties = library.readAll<(typeof project.properties)[number]>(
        library.parts('project_properties', 'project', record.id),
      );
      return { template: collection, context, data: { ...COMMON, project: { ...project, properties } } };
    }
    case 'workshops': {
      const workshop = library.read<NonNullable<Queries.WorkshopQuery['workshop']>>(record);
      const site = library.content('misc', 'site');
      const contact = site ? library.read<NonNullable<Queries.WorkshopQuery['contact']>>(site) : null;
      return {
        template: collection,
        context: { ...context, today: localDay() },
        data: { ...COMMON, workshop, contact },
      };
    }
  }
}

type Own = Omit<Block, 'items' | 'reel' | keyof ReturnType<typeof listOf> | keyof ReturnType<typeof contentsOf>> & {
  readonly list: string | null;
};

/** The contents of other sections that some blocks show (src/gatsby/schema/schema.ts). */
function contentsOf(library: Library, { kind, form }: Pick<Block, 'kind' | 'form'>) {
  const content = <Fragment>(section: string, key: string, isShown: boolean): Fragment | null => {
    const record = isShown ? library.content(section, key) : undefined;
    if (!record) return null;
    const items = library.readAll(library.parts('content_items', 'content', record.id));
    return { ...library.read<object>(record), items } as Fragment;
  };
  const isForm = kind === 'form';
  const isVoucher = isForm && form === 'voucher';
  return {
    packages: content<NonNullable<Block['packages']>>('page-voucher', 'packages', kind === 'packages'),
    voucherForm: content<NonNullable<Block['voucherForm']>>('page-voucher', 'voucher-form', isVoucher),
    voucherPackages: content<NonNullable<Block['voucherPackages']>>('page-voucher', 'packages', isVoucher),
    site: content<NonNullable<Block['site']>>('misc', 'site', isForm),
    booking: content<NonNullable<Block['booking']>>('misc', 'booking', isForm),
  };
}

/**
 * A block with all that a page's query returns for it.
 * @throws Error with a sentence for developers, if its record cannot be mapped
 */
function blockOf(library: Library, record: DraftRecord): Block {
  const own = library.read<Own>(record);
  const reel = library.record('reels', record.values.reel);
  return {
    ...own,
    items: library.readAll(library.parts('block_items', 'block', record.id)),
    reel: reel ? { slides: library.readAll(library.parts('slides', 'reel', reel.id)) } : null,
    ...listOf(library, own.kind === 'list' ? own.list : null),
    ...contentsOf(library, own),
  };
}
