import type { CollectionChanges } from './readCollection';

/** What happened to a collection, on one line. */
export const summary = ({ shape, read, added, removed, unchanged }: CollectionChanges): string =>
  `${shape.collection.name}: ${added} new, ${read.length - added} changed, ${removed.length} deleted, ${unchanged.length} unchanged`;

export const isQuiet = ({ read, removed }: CollectionChanges): boolean => !read.length && !removed.length;
