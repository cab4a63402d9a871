import { makePlan, readsWholePages, type RecordState } from './RecordState';

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

it('distinguishes new, changed, deleted and unchanged records', () => {
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

it('names records one by one only while they are few', () => {
  expect(readsWholePages(30, 100)).toBe(false);
  expect(readsWholePages(31, 100)).toBe(true);
  expect(readsWholePages(0, 0)).toBe(false);
});
