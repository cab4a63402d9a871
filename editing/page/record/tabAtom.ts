import { atom } from 'jotai';
import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Group } from '../../../src/lib/content/Field';
import { splitKey } from '../../store/Doc';
import type { Key } from '../../store/types';

export type Tab = 'content' | 'search' | 'settings';

/** The tab of the panel that is shown. */
export const tabAtom = atom<Tab>('content');

/** The groups of fields in each tab. A page's content are its blocks: its title is a setting. */
export const groupsOf = (collection: string): Readonly<Record<Tab, readonly Group[]>> => ({
  content: collection === 'pages' ? [] : ['text', ...(collection === 'posts' ? (['facts'] as const) : [])],
  search: ['search'],
  settings: [
    ...(collection === 'pages' ? (['text'] as const) : []),
    ...(collection === 'posts' ? [] : (['facts'] as const)),
    'publication',
  ],
});

/** The tab in which a field of the page's record is. @param column of the field: with its language */
export function tabOf(root: Key, column: string): Tab {
  const { collection } = splitKey(root);
  const group = fieldsOf(collection).find((field) => columnsOf(field).includes(column))?.group ?? 'text';
  const groups = groupsOf(collection);
  return (['content', 'search', 'settings'] as const).find((tab) => groups[tab].includes(group)) ?? 'content';
}
