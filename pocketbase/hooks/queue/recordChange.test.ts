import { describeChange, describeChanges } from './recordChange';

const named = (values: Record<string, string>) => ({
  collection: 'posts',
  id: 'abc',
  get: (name: string) => values[name] ?? '',
});

test('names the record as editors know it', () => {
  expect(describeChange(named({ slug: 'when-not', title: 'When not' }), 'changed')).toBe('posts "when-not" changed');
  expect(describeChange(named({ title: 'Žabe' }), 'deleted')).toBe('posts "Žabe" deleted');
  expect(describeChange(named({}), 'added')).toBe('posts "abc" added');
  expect(describeChange(named({ slug: 'x'.repeat(200) }), 'added')).toHaveLength('posts "" added'.length + 80);
});

test('counts the others', () => {
  expect([1, 2, 3].map((count) => describeChanges('a changed', count))).toEqual([
    'a changed',
    'a changed, and 1 more change',
    'a changed, and 2 more changes',
  ]);
});
