import type { SyncedCollection } from '../sync/apply';
import { isUnchanged, summary } from './summary';

const posts = (changes: Partial<SyncedCollection> = {}) =>
  ({
    shape: { collection: { name: 'posts' } },
    states: Array.from({ length: 216 }),
    added: 0,
    changed: 0,
    deleted: 0,
    requests: 1,
    seconds: 0.04,
    ...changes,
  }) as unknown as SyncedCollection;

it('says on one line what happened and what it took', () => {
  expect(summary(posts({ added: 1, changed: 3, requests: 4, seconds: 0.42 }))).toBe(
    'posts: 1 new, 3 changed, 0 deleted, 212 unchanged (0.4 s, 4 requests)',
  );
  expect(summary(posts())).toBe('posts: 0 new, 0 changed, 0 deleted, 216 unchanged (0.0 s, 1 request)');
});

it('tells whether anything happened', () => {
  expect(isUnchanged(posts())).toBe(true);
  expect([{ added: 1 }, { changed: 1 }, { deleted: 1 }].map((each) => isUnchanged(posts(each)))).toEqual([
    false,
    false,
    false,
  ]);
});
