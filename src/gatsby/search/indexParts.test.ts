import { searchEntry } from '../../testing/searchEntry';
import { indexParts } from './writeSearchIndex';

const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => searchEntry(`/blog/${n}/`, { title: `Naslov ${n}`, text: `beseda${n}` }));

it('is one part for a small site, and as many as keep a large one in pieces', () => {
  for (const [count, parts] of [
    [0, 1],
    [30, 1],
    [250, 1],
    [251, 2],
    [600, 4],
  ] as const) {
    const made = indexParts(entries(count), 'sl');
    expect([count, made.length]).toEqual([count, parts]);
    expect(JSON.parse(made[0]?.index ?? '').parts).toBe(parts);
  }
});

it('has each page in one part', () => {
  const paths = indexParts(entries(600), 'sl').flatMap(({ texts }) => Object.keys(JSON.parse(texts)));
  expect(paths.sort()).toEqual(
    entries(600)
      .map(({ path }) => path)
      .sort(),
  );
});

it('makes the same files from the same pages, independent of earlier builds', async () => {
  const first = indexParts(entries(300), 'sl');
  indexParts(entries(600), 'sl');
  // Another process, as it were.
  jest.resetModules();
  const another = await import('./writeSearchIndex');
  expect(another.indexParts(entries(300), 'sl')).toEqual(first);
  expect(indexParts(entries(300), 'sl')).toEqual(first);
});

it('changes one part when one page changes', () => {
  const before = indexParts(entries(600), 'sl');
  const edited = entries(600).map((entry) => (entry.path === '/blog/7/' ? { ...entry, text: 'drugače' } : entry));
  const after = indexParts(edited, 'sl');
  expect(after.filter((part, place) => part.index !== before[place]?.index)).toHaveLength(1);
  expect(after.filter((part, place) => part.texts !== before[place]?.texts)).toHaveLength(1);
});
