import { listPages } from './listPages';

const ids = (count: number) => Array.from({ length: count }, (_, number) => `p${number}`);

it('spreads articles over pages that know their neighbours', () => {
  const pages = listPages('/sl/blog/', ids(19));
  expect(pages.map(({ path }) => path)).toEqual(['/sl/blog/', '/sl/blog/page/2/', '/sl/blog/page/3/']);
  expect(pages.map(({ context }) => context)).toEqual([
    { page: 1, pages: 3, posts: ids(9), older: '/sl/blog/page/2/' },
    { page: 2, pages: 3, posts: ids(18).slice(9), newer: '/sl/blog/', older: '/sl/blog/page/3/' },
    { page: 3, pages: 3, posts: ['p18'], newer: '/sl/blog/page/2/' },
  ]);
});

it('needs one page for what fits on one, and for nothing', () => {
  for (const count of [0, 1, 9]) {
    expect(listPages('/blog/', ids(count)).map(({ context }) => context)).toEqual([
      { page: 1, pages: 1, posts: ids(count) },
    ]);
  }
});
