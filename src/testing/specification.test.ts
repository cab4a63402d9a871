import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testTitles } from './testTitles';

const ROOT = join(__dirname, '../..');
const [held = ''] = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').split('\n## What no test names\n');
const sentences = held
  .split('\n- ')
  .slice(1)
  .map((item) => ({
    sentence: item.split('\n')[0] ?? '',
    named: [...item.matchAll(/^ {2}- `(\S+) › (.+)`$/gm)].map(([, file = '', title = '']) => ({ file, title })),
  }));

const titles = new Map<string, string[]>();
function titlesIn(file: string): string[] {
  const known = titles.get(file) ?? testTitles(file, readFileSync(join(ROOT, file), 'utf8'));
  titles.set(file, known);
  return known;
}

it('names a test for each sentence of the specification', () => {
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter(({ named }) => named.length === 0)).toEqual([]);
  // A line of another form would be ignored.
  expect(held.match(/^ {2}- /gm)).toHaveLength(sentences.flatMap(({ named }) => named).length);
});

it.each(sentences)('$sentence', ({ named }) => {
  expect(named.filter(({ file, title }) => !titlesIn(file).includes(title))).toEqual([]);
});

it('knows a test by the name that its file gives it', () => {
  const source =
    "describe('a', () => { it.each([1])('says %s', f); test(`is ${x}`, f); }); check('no', () => it(name, f));";
  expect(testTitles('a.test.ts', source)).toEqual(['says %s', 'is ${x}']);
});
