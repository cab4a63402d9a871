import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import type { Options } from '../options/Options';
import { richTextContext, type RichTextContext } from '../richText/RichTextContext';
import type { Context, CreateNodeId } from '../model/RecordNode';
import { internalLink, pathsOf } from '../richText/internalLink';
import type { RichText, RichTextNode } from '../richText/RichText';
import { nodeInLocale } from './nodeInLocale';

/** Where links in rich text can lead to. */
export interface LinkTargets {
  context: RichTextContext;
  /** Collections whose records have pages. */
  pages: { type: string; collectionId: string }[];
  locales: string[];
  /** Whether the site has something of its own at a path: a list, a file, a redirect. */
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

/** A rich text on its way to a page, with the locale of the record that it belongs to. */
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
  /** By folder, where something was found in it: what stands beside it is most often of the same type. */
  likely: Map<string, LinkTargets['pages'][number]>;
}

/** `/blog/why/` → `/blog/` */
const folderOf = (path: string) => path.replace(/[^/]+\/?$/, '');

/**
 * Finds pages by the paths that editors wrote and the records that they linked to.
 *
 * A page must be made anew when a target moves, and no oftener. Left to itself, Gatsby would have it depend on every node of
 * each type in which the target was looked for in vain, so it is told: on the target alone, and if there is none, on all
 * types in which it may appear. At a path of the site's own none is waited for: a thousand articles that link to the blog's list
 * would be asked again whenever one of them is saved.
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

/** The tree with other addresses in its links; a link without one (null) keeps its words. */
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
 * The tree of a text, with links inside the site leading to the pages of the text's locale. A path that belongs to no record
 * stays as it is; a record without a page has no address that a visitor could use.
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
