import { shrinkProblem } from './shrinkProblem';

const CODE = 'gatsby-source-pocketbase_10301';
const shrinking = JSON.stringify([
  { collection: 'posts', before: 40, records: ['a', 'b'], pages: ['/blog/a/', '/sl/blog/a/'] },
  { collection: 'blocks', before: 9, records: ['c'], pages: [] },
]);

test('reads which records and pages would go, and says who decides', () => {
  const problem = shrinkProblem({ code: CODE, context: { collection: 'posts', shrinking } });
  expect(problem?.message).toMatch(
    /^The site would lose 2 of 40 posts, 1 of 9 blocks, so the new version does not go live/,
  );
  expect(problem?.message).toContain('/_site/status');
  expect(problem?.shrink).toEqual({
    records: { posts: ['a', 'b'], blocks: ['c'] },
    pages: ['/blog/a/', '/sl/blog/a/'],
  });
});

test.each([[{ code: 'gatsby-source-pocketbase_10304' }], [{ code: CODE }], [{ code: CODE, context: {} }]])(
  'nothing of another error, or of one that names no records: %j',
  (error) => {
    expect(shrinkProblem(error)).toBeUndefined();
  },
);
