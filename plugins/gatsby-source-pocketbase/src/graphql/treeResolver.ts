import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import type { Options } from '../options/Options';
import { richTextContext, type RichTextContext } from '../richText/RichTextContext';
import type { Context, CreateNodeId } from '../model/RecordNode';
import { internalLink, pathsOf } from '../richText/internalLink';
import type { RichText, RichTextNode } from '../richText/RichText';
import { nodeInLocale } from './resolvers';

/** The targets of links in rich text. */
export interface LinkTargets {
  context: RichTextContext;
  /** Collections whose records have pages. */
  pages: { type: string; collectionId: string }[];
  locales: string[];
  /** Whether a path of the site exists that is no record's page: a list, a file, a redirect. */
  isKnown?: (path: string) => boolean;
}

export const linkTargets = (model: Model, options: Options, shapes: Shape[]): LinkTargets => ({
  context: richTextContext(model, options),
  pages: shapes.flatMap(({ type, collection, options: { path } }) =>
    path ? [{ type, collectionId: collection.id }] : [],
  ),
  locales: options.locales.list,
  ...(options.links.isKnown && { isKnown: options.links.isKnown }),
});

/** A rich text with the locale of its record. */
type LocalRichText = RichText & { locale: string };

interface PageNode {
  id: string;
  pbId: string;
  path: string;
}

interface LinkContext extends Context {
  nodeModel: Context['nodeModel'] & {
    findOne: (args: { type: string; query: object }, dependencies?: { track?: boolean }) => Promise<unknown>;
  };
}

interface Places extends LinkTargets {
  /** The type of the last found page in each folder: other pages there mostly have the same type. */
  likely: Map<string, LinkTargets['pages'][number]>;
}

/** `/blog/why/` → `/blog/` */
const folderOf = (path: string) => path.replace(/[^/]+\/?$/, '');

/**
 * Finds pages by the paths that editors wrote and the records that they linked to.
 *
 * A page must be built again when a target moves, and not more often. By default Gatsby would make it depend on every node of each
 * type in which no target was found, so the dependencies are set here: on the target alone; without a target, on all types in which
 * it may appear. A path of the site's own adds no dependency: otherwise a thousand articles that link to the blog's list would be
 * queried again whenever one of them is saved.
 */
function finder(
  { pages, locales, likely, isKnown }: Places,
  locale: string,
  context: LinkContext,
  createNodeId: CreateNodeId,
) {
  const { nodeModel } = context;
  const inOrder = [locale, ...locales.filter((each) => each !== locale)];

  const pathOfRecord = (collectionId: string, recordId: string): string | null => {
    const type = pages.find((page) => page.collectionId === collectionId)?.type;
    if (!type) return null;
    for (const each of inOrder) {
      const wanted = { type, collectionId, recordId, locale: each };
      const node = nodeInLocale(context, wanted, createNodeId, locales) as PageNode | null;
      if (node?.path) return node.path;
    }
    return null;
  };

  const pathInLocale = async (written: string): Promise<string | null> => {
    const query = { filter: { path: { in: pathsOf(written) } } };
    const first = likely.get(folderOf(written));
    for (const page of first ? [first, ...pages.filter((each) => each !== first)] : pages) {
      const { type, collectionId } = page;
      const found = (await nodeModel.findOne({ type, query }, { track: false })) as PageNode | null;
      if (found) {
        likely.set(folderOf(written), page);
        nodeModel.getNodeById({ id: found.id, type });
        return pathOfRecord(collectionId, found.pbId) ?? found.path;
      }
    }
    if (!pathsOf(written).some((path) => isKnown?.(path))) {
      pages.forEach(({ type }) => nodeModel.getNodeById({ id: '', type }, { connectionType: type }));
    }
    return null;
  };

  return { pathOfRecord, pathInLocale };
}

/** The tree with the resolved URLs in its links; a link without one (null) keeps its text. */
function relink(nodes: RichTextNode[], addresses: Map<string, string | null>): RichTextNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return node;
    const children = relink(node.children, addresses);
    const { href, ...others } = node.attributes;
    const address = node.tag === 'a' && href !== undefined ? addresses.get(href) : undefined;
    if (address === undefined) return { ...node, children };
    return { ...node, attributes: address === null ? others : { ...others, href: address }, children };
  });
}

/**
 * The tree of a text, with links inside the site to the pages of the text's locale. A path without a record stays as it is; a link
 * to a record without a page is removed.
 */
export function treeResolver(targets: LinkTargets, createNodeId: CreateNodeId) {
  const places: Places = { ...targets, likely: new Map() };
  return async (source: LocalRichText, _args: object, context: LinkContext): Promise<RichTextNode[]> => {
    if (!source.links.length) return source.tree;
    const { pathOfRecord, pathInLocale } = finder(places, source.locale, context, createNodeId);
    const addressOf = async (href: string): Promise<string | null> => {
      const link = internalLink(href, targets.context);
      if (link?.kind === 'record') return pathOfRecord(link.collectionId, link.recordId);
      if (link?.kind === 'path') return ((await pathInLocale(link.path)) ?? link.path) + link.rest;
      return href;
    };
    const addresses = await Promise.all(source.links.map(async (href) => [href, await addressOf(href)] as const));
    return relink(source.tree, new Map(addresses));
  };
}
