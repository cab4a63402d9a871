import { guardAgainstShrinking, makePlan, readsWholePages } from './plan';
import type { RecordState } from './RecordState';

const manifest = (stamps: Record<string, string>) =>
  new Map(Object.entries(stamps).map(([id, stamp]) => [id, { stamp }]));
const state = (pbId: string, stamp: string, signature = 's', isDraft = false): RecordState => ({
  id: `node ${pbId}`,
  collection: 'posts',
  collectionId: 'pbc',
  pbId,
  updated: stamp,
  stamp,
  signature,
  isDraft,
  nodeIds: [],
  paths: [],
  references: [],
  links: [],
  files: [],
});

it('tells new, changed, deleted and unchanged apart', () => {
  const plan = makePlan(manifest({ a: '1', b: '2', d: '1' }), [state('a', '1'), state('b', '1'), state('c', '1')], 's');
  expect(plan.added).toEqual(['d']);
  expect(plan.changed).toEqual(['b']);
  expect(plan.removed.map(({ pbId }) => pbId)).toEqual(['c']);
  expect(plan.unchanged.map(({ pbId }) => pbId)).toEqual(['a']);
});

it('takes an older save time for a change: a restored backup, a clock set back', () => {
  expect(makePlan(manifest({ a: '1' }), [state('a', '2')], 's').changed).toEqual(['a']);
});

it('reads everything anew after the options changed', () => {
  expect(makePlan(manifest({ a: '1' }), [state('a', '1', 'old')], 's').changed).toEqual(['a']);
});

it('reads a collection without save times each time', () => {
  expect(makePlan(manifest({ a: '' }), [state('a', '')], 's').changed).toEqual(['a']);
});

describe('the guard', () => {
  const guard = { records: 5, share: 0.3 };
  const states = (count: number, isDraft = false) =>
    Array.from({ length: count }, (_, index) => state(String(index), '1', 's', isDraft));
  const check =
    (before: number, removed: number, env = {}) =>
    () =>
      guardAgainstShrinking('posts', states(before), { removed: states(removed) }, guard, env);

  it('lets a few go, however small the collection', () => {
    expect(check(5, 5)).not.toThrow();
    expect(check(100, 30)).not.toThrow();
  });

  it('stops a large loss and says how to want it', () => {
    expect(check(6, 6)).toThrow(
      '"posts" would lose 6 of its 6 records, so nothing was changed: if that is right, build once with PB_ALLOW_SHRINK=1',
    );
    expect(check(100, 31)).toThrow('31 of its 100');
  });

  it('counts no drafts, neither those that go nor those that are there', () => {
    const drafts = states(100, true);
    expect(() => guardAgainstShrinking('posts', drafts, { removed: drafts }, guard, {})).not.toThrow();
    expect(() => guardAgainstShrinking('posts', [...drafts, ...states(10)], { removed: states(6) }, guard, {})).toThrow(
      '6 of its 10',
    );
  });

  it('gives way to PB_ALLOW_SHRINK', () => {
    expect(check(100, 100, { PB_ALLOW_SHRINK: '1' })).not.toThrow();
  });
});

it('names records one by one only while they are few', () => {
  expect(readsWholePages(30, 100)).toBe(false);
  expect(readsWholePages(31, 100)).toBe(true);
  expect(readsWholePages(0, 0)).toBe(false);
});
