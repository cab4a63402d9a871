import { listPages, newestFirst, nextReads } from './pageLists';

const ids = (count: number) => Array.from({ length: count }, (_, number) => `p${number}`);

it('divides articles into pages with links to their neighbours', () => {
  const pages = listPages('/sl/blog/', ids(19));
  expect(pages.map(({ path }) => path)).toEqual(['/sl/blog/', '/sl/blog/page/3/', '/sl/blog/page/2/']);
  expect(pages.map(({ context }) => context)).toEqual([
    { page: 1, posts: ids(9), older: '/sl/blog/page/3/' },
    { page: 3, posts: ['p9'], newer: '/sl/blog/', older: '/sl/blog/page/2/' },
    { page: 2, posts: ids(19).slice(10), newer: '/sl/blog/page/3/' },
  ]);
});

it('keeps every article once, in order', () => {
  for (const count of [10, 18, 19, 27, 28, 100]) {
    expect(listPages('/blog/', ids(count)).flatMap(({ context }) => context.posts)).toEqual(ids(count));
  }
});

it('changes three pages at most by a new article', () => {
  for (const count of [10, 17, 18, 27, 100, 108]) {
    const before = new Set(listPages('/blog/', ids(count)).map((page) => JSON.stringify(page)));
    const after = listPages('/blog/', ['new', ...ids(count)]).filter((page) => !before.has(JSON.stringify(page)));
    expect(after.length).toBeLessThanOrEqual(3);
  }
});

it('needs one page for a short list, and for an empty one', () => {
  for (const count of [0, 1, 9]) {
    expect(listPages('/blog/', ids(count)).map(({ context }) => context)).toEqual([{ page: 1, posts: ids(count) }]);
  }
});

const shown = (...ids: string[]) => Object.fromEntries(nextReads(ids));

it('recommends the three before it, and after the oldest the newest', () => {
  expect(shown('a', 'b', 'c', 'd', 'e')).toEqual({
    a: ['b', 'c', 'd'],
    b: ['c', 'd', 'e'],
    c: ['d', 'e', 'a'],
    d: ['e', 'a', 'b'],
    e: ['a', 'b', 'c'],
  });
});

it('recommends nothing twice and no article itself, however few there are', () => {
  expect(shown('a', 'b')).toEqual({ a: ['b'], b: ['a'] });
  expect(shown('a')).toEqual({ a: [] });
  expect(shown()).toEqual({});
});

it('sorts the newest first, then by slug, and articles without a date before all', () => {
  const posts = [
    { slug: 'old', publish_at: '2025-01-01T00:00:00.000Z' },
    { slug: 'b', publish_at: '2026-01-01T00:00:00.000Z' },
    { slug: 'a', publish_at: '2026-01-01T00:00:00.000Z' },
    { slug: 'at once', publish_at: null },
  ];
  expect(newestFirst(posts).map(({ slug }) => slug)).toEqual(['at once', 'a', 'b', 'old']);
});
