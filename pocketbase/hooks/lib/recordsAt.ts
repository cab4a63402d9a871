import { ownersOf } from './pagePaths';

/**
 * The records whose page is at a path, visible or not. A page "blog/why" and a post "why" never share one; legacy drafts may.
 * @param address path without a locale
 */
export const recordsAt = (app: core.App, address: string): core.Record[] =>
  ownersOf(address).flatMap(({ collection, slug }) => app.findAllRecords(collection, $dbx.hashExp({ slug })));
