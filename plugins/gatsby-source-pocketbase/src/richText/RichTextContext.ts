import type { Options } from '../options/Options';
import type { Model } from '../model/Model';

/** Decides whether a URL in a text is one of the site, of PocketBase's files or of a record. */
export interface RichTextContext {
  /** Full addresses under which the site's pages are written, without a trailing slash: links to them lead to paths. */
  origins: string[];
  /** Ids of collections by name: an address may hold either. */
  collectionIds: Map<string, string>;
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/** The server's own address counts as the site's: editors copy from what they see, and it has no place in a page. */
export const richTextContext = (model: Model, { url, links }: Pick<Options, 'url' | 'links'>): RichTextContext => ({
  origins: [new URL(url).origin, ...links.origins.map(withoutSlash)],
  collectionIds: new Map(model.map(({ id, name }) => [name, id])),
});

/**
 * Elements that may stand inside one another in a rich text. Every walk over a tree (nodes, queries, pages, feeds, the
 * browser) is recursive and relies on this bound. The deepest text of an editor is some 20 levels: lists in tables in lists.
 */
export const MAX_DEPTH = 50;
