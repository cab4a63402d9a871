import { listPages } from './listPages';

it('spreads articles over pages that know their neighbours', () => {
  const pages = listPages('/sl/blog/', 19);
  expect(pages.map(({ path }) => path)).toEqual(['/sl/blog/', '/sl/blog/page/2/', '/sl/blog/page/3/']);
  expect(pages.map(({ context }) => context)).toEqual([
    { page: 1, pages: 3, skip: 0, limit: 9, older: '/sl/blog/page/2/' },
    { page: 2, pages: 3, skip: 9, limit: 9, newer: '/sl/blog/', older: '/sl/blog/page/3/' },
    { page: 3, pages: 3, skip: 18, limit: 9, newer: '/sl/blog/page/2/' },
  ]);
});

it('needs one page for what fits on one, and for nothing', () => {
  for (const count of [0, 1, 9]) {
    expect(listPages('/blog/', count).map(({ context }) => context)).toEqual([
      { page: 1, pages: 1, skip: 0, limit: 9 },
    ]);
  }
});
