import { isVisible } from '../lib/visible';
import { ownersOf } from '../lib/addressOf';

/**
 * The record whose page stands at an address, or stood there until a moment ago.
 * @param address without a language
 * @returns gone: what is left of a record that was deleted
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

/** A page "blog/why" and a post "why" never stand at one address; drafts of old may. */
function ownerOf(app: core.App, address: string) {
  const found = ownersOf(address).flatMap(({ collection, slug }) =>
    app.findAllRecords(collection, $dbx.hashExp({ slug })),
  );
  return found.find((record) => isVisible(app, record)) || found[0];
}
