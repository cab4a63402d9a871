import type { SyncedCollection } from '../sync/apply';
import { missingTargets } from './missingTargets';

const synced = (id: string, pbId: string, targets: string[], field = 'tags') =>
  ({
    states: [
      {
        collection: id,
        collectionId: id,
        pbId,
        references: targets.map((recordId) => ({ field, collectionId: 'tags', recordId })),
      },
    ],
  }) as unknown as SyncedCollection;

it('names record and field once, with what is missing', () => {
  expect(missingTargets([synced('posts', 'p1', ['t1', 't2', 't3']), synced('tags', 't1', [])])).toEqual([
    'Record p1 of "posts" points by tags to t2, t3, deleted or not published: left out.',
  ]);
});

it('does not flood the log', () => {
  const many = Array.from({ length: 25 }, (_, index) => synced('posts', `p${index}`, ['gone']));
  const sentences = missingTargets(many);
  expect(sentences).toHaveLength(21);
  expect(sentences.at(-1)).toBe('… and 5 more relations that lead nowhere.');
});
