import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shrinkProblem } from './shrinkProblem';

const CODE = 'gatsby-source-pocketbase_10301';
let folder: string;
let refused: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'refused-'));
  refused = path.join(folder, 'refused');
  const found = [
    { collection: 'posts', before: 40, records: ['a', 'b'], pages: ['/blog/a/', '/sl/blog/a/'] },
    { collection: 'blocks', before: 9, records: ['c'], pages: [] },
  ];
  await writeFile(refused, JSON.stringify(found));
});
afterAll(() => rm(folder, { recursive: true }));

test('reads which records and pages would go, and says who decides', () => {
  const problem = shrinkProblem({ code: CODE, context: { collection: 'posts', refused } });
  expect(problem?.message).toMatch(
    /^The site would lose 2 of 40 posts, 1 of 9 blocks, so the new version does not go live/,
  );
  expect(problem?.message).toContain('/_site/status');
  expect(problem?.shrink).toEqual({
    records: { posts: ['a', 'b'], blocks: ['c'] },
    pages: ['/blog/a/', '/sl/blog/a/'],
  });
});

test('nothing of another error, or of one that names no file', () => {
  expect(shrinkProblem({ code: 'gatsby-source-pocketbase_10304', context: { refused } })).toBeUndefined();
  expect(shrinkProblem({ code: CODE })).toBeUndefined();
  expect(shrinkProblem({ code: CODE, context: { refused: '' } })).toBeUndefined();
});
