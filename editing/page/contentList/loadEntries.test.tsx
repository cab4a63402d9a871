import type { PreparedSet } from '../../../pocketbase/hooks/prepared/types';
import { findEntries } from './ContentList';
import { describeAll } from './loadEntries';

const NOW = Date.parse('2026-11-25T14:00:00Z');
const change = {
  ...{ change: 'c1', collection: 'block_items', id: 'i1', label: 'Card', kind: 'changed' as const, within: 'about' },
  ...{ changed: [], by: 'bor@modrina.example', updated: '', fits: true, page: null },
  whole: { collection: 'pages', id: 'p1' },
};
const set: PreparedSet = {
  ...{ id: 's1', title: 'Spring', by: '', created: '', publish_at: '', error: '', links: [] },
  changes: [
    change,
    {
      ...change,
      change: 'c2',
      whole: { collection: 'tags', id: 't9' },
      collection: 'tags',
      id: 't9',
      label: 'old',
      kind: 'deleted',
      within: '',
    },
  ],
};
const entries = describeAll(
  new Map([
    [
      'pages',
      [
        { id: 'p1', slug: 'about', title: 'About', title_sl: 'O nas', status: 'published', publish_at: '' },
        { id: 'p2', slug: 'home', title: 'Zebra', title_sl: 'Zebra', status: 'published', publish_at: '' },
        {
          id: 'p3',
          slug: 'soon',
          title: 'Soon',
          title_sl: '',
          status: 'published',
          publish_at: '2099-01-01 08:00:00.000Z',
        },
        { id: 'p4', slug: 'draft', title: 'Later', title_sl: 'Pozneje', status: 'draft', publish_at: '' },
      ],
    ],
    ['blocks', [{ id: 'b1', page: 'p1', kind: 'cards', title: 'Cards', title_sl: 'Kartice' }]],
    ['block_items', [{ id: 'i1', block: 'b1', title: 'Card', title_sl: '' }]],
  ]),
  [set],
  NOW,
);
const entry = (title: string) => entries.find((each) => each.title === title);

test('the home page is first, the others by their titles', () => {
  expect(entries.filter(({ collection }) => collection === 'pages').map(({ title }) => title)).toEqual([
    ...['Zebra', 'About', 'Later', 'Soon'],
  ]);
});

test('a record has the state that visitors know', () => {
  expect(entry('About')).toMatchObject({ state: 'live', address: '/about/' });
  expect(entry('Later')).toMatchObject({ state: 'draft' });
  expect(entry('Soon')).toMatchObject({ state: 'planned', at: '2099-01-01 08:00:00.000Z' });
});

test('a prepared status is not yet that of visitors', () => {
  const own = (changed: string[], kind: 'changed' | 'created' = 'changed', publish_at = ''): PreparedSet[] => [
    { ...set, publish_at, changes: [{ ...change, collection: 'pages', id: 'p', kind, changed }] },
  ];
  const row = (status: string) => ({ id: 'p', slug: 'p', title: 'P', status, publish_at: '' });
  const stateOf = (status: string, sets: PreparedSet[]) =>
    describeAll(new Map([['pages', [row(status)]]]), sets, NOW).map(({ state, at }) => [state, at].join(' '))[0];
  expect(stateOf('published', own(['title']))).toBe('live ');
  expect(stateOf('draft', own(['title']))).toBe('draft ');
  expect(stateOf('draft', own(['status']))).toBe('live ');
  expect(stateOf('published', own(['status']))).toBe('draft ');
  expect(stateOf('published', own([], 'created'))).toBe('draft ');
  expect(stateOf('published', own(['status'], 'changed', '2026-12-24 08:00:00.000Z'))).toBe(
    'planned 2026-12-24 08:00:00.000Z',
  );
});

test('changes and missing texts of parts count for the whole', () => {
  expect(entry('About')).toMatchObject({
    prepared: { kind: 'changed', who: 'bor@modrina.example', set: 'Spring' },
    lacksSlovenian: true,
  });
  expect(entry('Zebra')).toMatchObject({ lacksSlovenian: false });
  expect(entry('Zebra')?.prepared).toBeUndefined();
  expect(entry('Soon')).toMatchObject({ lacksSlovenian: true });
});

test('a record that is to be deleted is still named', () => {
  expect(entry('old')).toMatchObject({ collection: 'tags', prepared: { kind: 'deleted' } });
});

test('records are found by title, address, state, and by who changed them', () => {
  const titles = (text: string) => findEntries(entries, text).map(({ title }) => title);
  expect(titles('ABOUT')).toEqual(['About']);
  // In Slovenian; the title of the interface's language is shown.
  expect(titles('o nas')).toEqual(['About']);
  expect(titles('pozneje later')).toEqual(['Later']);
  expect(titles('/soon')).toEqual(['Soon']);
  expect(titles('draft')).toEqual(['Later']);
  expect(titles('page bor')).toEqual(['About']);
  expect(titles('nothing like it')).toEqual([]);
});
