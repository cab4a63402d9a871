import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PICTURES, SIGN_IN } from './PICTURES';

const DOCS = join(__dirname, '../../../docs');
const MOST_BYTES = 120_000;
const GUIDES = ['editors.md', 'editors.sl.md'];

const read = (guide: string) => readFileSync(join(DOCS, guide), 'utf8');
const picturesIn = (guide: string) => [...read(guide).matchAll(/!\[([^\]]*)\]\(editors\/([^)]+)\)/g)];
const namesIn = (guide: string) => picturesIn(guide).map(([, , file]) => file ?? '');
const headingsIn = (guide: string) => [...read(guide).matchAll(/^(#+) /gm)].map(([, level]) => level);
const kept = readdirSync(join(DOCS, 'editors')).sort();

test('every picture that the script makes is kept, and no other', () => {
  expect(kept).toEqual([SIGN_IN, ...PICTURES].map(({ name }) => `${name}.webp`).sort());
});

test.each(GUIDES)('%s names pictures that are there, and says what each shows', (guide) => {
  const pictures = picturesIn(guide);
  expect(pictures.length).toBeGreaterThan(8);
  for (const [, words = '', file] of pictures) {
    expect(kept).toContain(file);
    expect([file, words.length > 15]).toEqual([file, true]);
  }
});

test('every picture is shown, in both guides save where the languages have one each', () => {
  const [english = [], slovenian = []] = GUIDES.map(namesIn);
  expect([...new Set([...english, ...slovenian])].sort()).toEqual(kept);
  const own = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name));
  expect(own(slovenian, english)).toEqual(own(english, slovenian).map((name) => name.replace('.webp', '.sl.webp')));
});

test.each(kept)('%s is light enough for a slow line', (file) => {
  expect(statSync(join(DOCS, 'editors', file)).size).toBeLessThanOrEqual(MOST_BYTES);
});

test('both guides have the same chapters', () => {
  const [english, slovenian] = GUIDES.map(headingsIn);
  expect(slovenian).toEqual(english);
});
