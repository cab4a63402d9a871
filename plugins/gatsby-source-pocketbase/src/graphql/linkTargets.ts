import type { Model } from '../model/Model';
import type { Shape } from '../model/Shape';
import type { Options } from '../options/Options';
import { richTextContext, type RichTextContext } from '../richText/RichTextContext';

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
