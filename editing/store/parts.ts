import { collectionOf } from '../../src/lib/content/COLLECTIONS';
import type { Values } from './types';

/** The collection of the record that a part belongs to, and the field that names it. */
export const parentOf = (collection: string): { collection: string; by: string } | undefined =>
  collectionOf(collection)?.partOf;

/** The fields of a collection that hold a file. */
export const fileFieldsOf = (collection: string): readonly string[] =>
  (collectionOf(collection)?.fields ?? []).filter(({ kind }) => kind === 'picture').map(({ name }) => name);

/** The first values of a new record. */
export function initialOf(collection: string): Values {
  const names = collectionOf(collection)?.fields.map(({ name }) => name) ?? [];
  return {
    ...(names.includes('status') && { status: collection === 'redirects' ? '301' : 'draft' }),
    ...(names.includes('section') && collection === 'pages' && { section: 'default' }),
  };
}
