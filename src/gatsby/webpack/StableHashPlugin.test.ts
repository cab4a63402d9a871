import { StableHashPlugin } from './StableHashPlugin';

/** The hash after a bundling that made these files. */
function hashOf(names: string[], own: string): string {
  const compilation = { hash: own, getAssets: () => names.map((name) => ({ name })) };
  new StableHashPlugin().apply({ hooks: { done: { tap: (_name, run) => run({ compilation }) } } });
  return compilation.hash;
}

test('is the same for the same files, whatever webpack says and in whatever order it made them', () => {
  const first = hashOf(['app-1.js', 'framework-2.js'], 'one');
  expect(first).toMatch(/^[0-9a-f]{20}$/);
  expect(hashOf(['framework-2.js', 'app-1.js'], 'another')).toBe(first);
});

test('is another as soon as one file is', () => {
  expect(hashOf(['app-1.js', 'framework-3.js'], 'one')).not.toBe(hashOf(['app-1.js', 'framework-2.js'], 'one'));
});
