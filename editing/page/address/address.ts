import { editPath } from '../../../pocketbase/hooks/lib/recordUrl';
import type { Key } from '../../store/types';

/** The URL path of the content list; all other paths of the editing page begin with it. */
export const BASE = '/_site/edit/';

/** A place of the editing page. */
export type Place =
  /** `wanted`: the words that are searched for. */
  | { readonly kind: 'contentList'; readonly wanted: string }
  | ({ readonly kind: 'record'; readonly collection: string; readonly id: string } & Spot)
  | { readonly kind: 'new'; readonly collection: string }
  | { readonly kind: 'none' };

/** A spot of a record's form. */
export interface Spot {
  /** The part that is opened: `blocks/a1b2`; '' for none. */
  readonly part: Key | '';
  /** The column that gets the focus: `title_sl`; '' for none. */
  readonly field: string;
}

/** Reads an address. @param path with or without a slash at its end @param search `?part=…&field=…` opens a part and a field, `?q=…` searches the list */
export function readAddress(path: string, search = ''): Place {
  if (`${path}/`.replace(/\/+$/, '/') === BASE)
    return { kind: 'contentList', wanted: new URLSearchParams(search).get('q') ?? '' };
  const [, collection = '', id = ''] = /^\/_site\/edit\/([a-z_]+)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (!collection) return { kind: 'none' };
  if (id === 'new') return { kind: 'new', collection };
  const query = new URLSearchParams(search);
  const part = query.get('part') ?? '';
  return { kind: 'record', collection, id, part: isKey(part) ? part : '', field: query.get('field') ?? '' };
}

const isKey = (text: string): text is Key => /^[a-z_]+\/[\w-]+$/.test(text);

/** The address of the list of everything. @param wanted the words that are searched for */
export const contentListAddress = (wanted: string): string =>
  wanted ? `${BASE}?${new URLSearchParams({ q: wanted }).toString()}` : BASE;

/** The address of a record's editing page. */
export function recordAddress(collection: string, id: string, { part = '', field = '' }: Partial<Spot> = {}): string {
  const query = new URLSearchParams({ ...(part && { part }), ...(field && { field }) }).toString();
  return `${editPath(collection, id)}${query && `?${query}`}`;
}

/** The address of the form for a new record. */
export const newAddress = (collection: string): string => editPath(collection, 'new');
