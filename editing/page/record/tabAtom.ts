import { atom } from 'jotai';
import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Group } from '../../../src/lib/content/Field';

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

/** The tab with a column of the record; the first one for an unknown column. */
export function tabOf(collection: string, column: string): Tab {
  const field = fieldsOf(collection).find((each) => columnsOf(each).includes(column));
  const groups = groupsOf(collection);
  return (field && (['search', 'settings'] as const).find((tab) => groups[tab].includes(field.group))) || 'content';
}
