import type { SyncedCollection } from '../sync/apply';
import { flattenedTexts, missingTargets, summary } from './reportTexts';

const options = { url: 'https://cms.site.example' };
const withStates = (states: object[]) => [{ states }] as unknown as SyncedCollection[];

it('names record and field of each text, with a link', () => {
  const states = [
    { collection: 'posts', pbId: 'a', flattened: ['body'] },
    { collection: 'posts', pbId: 'b' },
  ];
  expect(flattenedTexts(withStates(states), options)).toEqual([
    'posts.body of record a is nested deeper than 50 elements: its text is shown without the inner ones. Open https://cms.site.example/_/#/collections?collection=posts&record=a and simplify it.',
  ]);
});

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
