import type { Options } from '../options/Options';
import type { Model } from '../model/Model';

/** The data to decide whether a URL in a text belongs to the site, to PocketBase's files or to a record. */
export interface RichTextContext {
  /** Full URLs of the site, without a trailing slash: links to them lead to paths. */
  origins: string[];
  /** Ids of collections by name: a URL may contain either. */
  collectionIds: Map<string, string>;
  /** Ids that no heading gets, because the site's pages have them. */
  reservedIds?: readonly string[];
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The server's own URL counts as the site's: editors copy such URLs, and no page may contain it. */
export const richTextContext = (
  model: Model,
  { url, links, reservedIds }: Pick<Options, 'url' | 'links' | 'reservedIds'>,
): RichTextContext => ({
  origins: [new URL(url).origin, ...links.origins.map(withoutSlash)],
  collectionIds: new Map(model.map(({ id, name }) => [name, id])),
  reservedIds,
});

/**
 * The deepest nesting of elements in a rich text. Every walk over a tree (nodes, queries, pages, feeds, the browser) is recursive
 * and relies on this bound. The deepest text of an editor has some 20 levels: lists in tables in lists.
 */
export const MAX_DEPTH = 50;
