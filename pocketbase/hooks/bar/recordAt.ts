import { isVisible } from '../lib/visible';
import { ownersOf } from '../lib/addressOf';

/**
 * Finds the record whose page is at an address, or was there until it moved or was deleted.
 * @param address without locale
 * @returns gone: the row that a deleted record left
 */
export function recordAt(
  app: core.App,
  address: string,
): { record?: core.Record; isMoved?: boolean; gone?: core.Record } {
  const record = ownerOf(app, address);
  if (record) return { record };
  const [redirect] = app.findAllRecords('redirects', $dbx.hashExp({ automatic: true, from: address }));
  const moved = redirect && ownerOf(app, redirect.getString('to'));
  if (moved) return { record: moved, isMoved: true };
  const [gone] = app.findAllRecords('gone', $dbx.hashExp({ from: address }));
  return gone ? { gone } : {};
}

/** A page "blog/why" and a post "why" never share an address; legacy drafts may. */
function ownerOf(app: core.App, address: string) {
  const found = ownersOf(address).flatMap(({ collection, slug }) =>
    app.findAllRecords(collection, $dbx.hashExp({ slug })),
  );
  return found.find((record) => isVisible(app, record)) || found[0];
}
