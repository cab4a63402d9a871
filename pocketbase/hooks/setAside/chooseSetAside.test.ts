import { chooseSetAside, type PlacedFault } from './chooseSetAside';
import type { Candidate } from './types';

const candidate = (key: string, more: Partial<Candidate> = {}): Candidate => {
  const [collection = '', id = ''] = key.split('/');
  const about = { whole: key, label: key, by: '', at: '', kind: 'changed' as const, data: {}, follows: false };
  return { collection, id, ...about, addresses: [], ...more };
};
const fault = (keys: string[], more: Partial<PlacedFault> = {}): PlacedFault => {
  const records = keys.map((key) => {
    const [name = '', whole = name] = key.split('<');
    const [collection = '', id = ''] = name.split('/');
    return { collection, id, whole };
  });
  return { sentence: 'S', ...more, records };
};
/** The chosen records, by group. */
const chosen = (faults: PlacedFault[], candidates: Candidate[]) =>
  chooseSetAside(faults, candidates).groups.map((group) =>
    group.candidates.map(({ collection, id }) => `${collection}/${id}`),
  );

test('the change of the record at fault, and no other', () => {
  const candidates = [candidate('posts/a'), candidate('posts/b')];
  expect(chosen([fault(['posts/a'])], candidates)).toEqual([['posts/a']]);
  expect(chooseSetAside([fault(['posts/c'])], candidates)).toMatchObject({ groups: [], open: [{ sentence: 'S' }] });
});

test('a fault of a page selects its changed parts; a fault of a part its own change, or else the page’s', () => {
  const parts = ['blocks/x', 'items/y'].map((key) => candidate(key, { whole: 'pages/p' }));
  const all = [candidate('pages/p'), ...parts];
  expect(chosen([fault(['pages/p'])], all)).toEqual([['pages/p', 'blocks/x', 'items/y']]);
  expect(chosen([fault(['pages/p'])], parts)).toEqual([['blocks/x', 'items/y']]);
  expect(chosen([fault(['blocks/x<pages/p'])], all)).toEqual([['blocks/x']]);
  expect(chosen([fault(['blocks/other<pages/p'])], all)).toEqual([['pages/p', 'blocks/x', 'items/y']]);
});

describe('a link', () => {
  const target = candidate('posts/target', { addresses: ['/blog/t/'] });
  const dead = (...keys: string[]) => fault(keys, { target: '/blog/t/' });

  test('that is new: the record that has it', () => {
    expect(chosen([dead('posts/a')], [candidate('posts/a'), target])).toEqual([['posts/a']]);
  });

  test('that did not change: the page that it leads to', () => {
    expect(chosen([dead('posts/a')], [target])).toEqual([['posts/target']]);
    expect(chosen([dead()], [target])).toEqual([['posts/target']]);
    // Its record changed in another place.
    const data = { body: '<a href="https://www.example.com/blog/t/#part">there</a>' };
    expect(chosen([dead('posts/a')], [candidate('posts/a', { data }), target])).toEqual([['posts/target']]);
    // Another record has the link since longer.
    expect(chosen([dead('posts/a', 'posts/b')], [candidate('posts/a'), target])).toEqual([['posts/target']]);
  });

  test('to a target that never existed: its record, even if the published version had it', () => {
    const data = { body: '<a href="/blog/t">there</a>' };
    expect(chosen([dead('posts/a')], [candidate('posts/a', { data })])).toEqual([['posts/a']]);
    expect(chosen([dead('posts/a', 'posts/b')], [candidate('posts/a')])).toEqual([]);
  });

  test('ends with a change of its record, of the page of that, or of the page that it leads to', () => {
    const [group] = chooseSetAside([dead('blocks/x<pages/p')], [target]).groups;
    expect([...(group?.until ?? [])].sort()).toEqual(['/blog/t/', 'p', 'target', 'x']);
  });
});

test('rows that hooks wrote for a path go with the page; an editor’s own do not', () => {
  const page = candidate('posts/a', { addresses: ['/blog/new/', '/blog/old/'] });
  const redirect = { addresses: ['/blog/old/', '/blog/new/'] };
  const [made, own] = [
    candidate('redirects/made', { ...redirect, follows: true }),
    candidate('redirects/own', redirect),
  ];
  const other = candidate('gone/g', { addresses: ['/blog/x/'], follows: true });
  expect(chosen([fault(['posts/a'])], [page, made, own, other])).toEqual([['posts/a', 'redirects/made']]);
});

test('faults with a change in common are one group, and others are groups of their own', () => {
  const candidates = ['posts/a', 'posts/b', 'posts/c'].map((key) => candidate(key));
  const faults = [fault(['posts/a']), fault(['posts/b']), fault(['posts/c']), fault(['posts/b', 'posts/a'])];
  expect(chosen(faults, candidates)).toEqual([['posts/c'], ['posts/a', 'posts/b']]);
});
