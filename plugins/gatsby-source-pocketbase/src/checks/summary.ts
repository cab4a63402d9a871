import type { SyncedCollection } from '../sync/apply';

/** The changes of a collection, on one line. */
export const summary = ({ shape, states, added, changed, deleted, seconds, requests }: SyncedCollection): string =>
  `${shape.collection.name}: ${added} new, ${changed} changed, ${deleted} deleted, ${states.length - added - changed} unchanged ` +
  `(${seconds.toFixed(1)} s, ${requests} ${requests === 1 ? 'request' : 'requests'})`;

export const isUnchanged = ({ added, changed, deleted }: SyncedCollection): boolean => !added && !changed && !deleted;
