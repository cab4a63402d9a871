import { editPath } from '../../../pocketbase/hooks/lib/recordUrl';

/** The address of the list of everything that can be edited; all others begin with it. */
export const BASE = '/_site/edit/';

/** A place of the editing page. */
export type Place =
  | { readonly kind: 'rooms' }
  | { readonly kind: 'record'; readonly collection: string; readonly id: string; readonly block: string }
  | { readonly kind: 'new'; readonly collection: string }
  | { readonly kind: 'none' };

/** Reads an address. @param path with or without a slash at its end @param search `?block=…` opens a block */
export function readAddress(path: string, search = ''): Place {
  if (`${path}/`.replace(/\/+$/, '/') === BASE) return { kind: 'rooms' };
  const [, collection = '', id = ''] = /^\/_site\/edit\/([a-z_]+)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (!collection) return { kind: 'none' };
  if (id === 'new') return { kind: 'new', collection };
  return { kind: 'record', collection, id, block: new URLSearchParams(search).get('block') ?? '' };
}

/** The address of a record's editing page. */
export const recordAddress = (collection: string, id: string, block = ''): string =>
  `${editPath(collection, id)}${block && `?block=${encodeURIComponent(block)}`}`;

/** The address of the form for a new record. */
export const newAddress = (collection: string): string => editPath(collection, 'new');
