import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GUIDE_SCREENSHOTS } from './GUIDE_SCREENSHOTS';

const DOCS = join(__dirname, '../../../docs');
const MOST_BYTES = 120_000;
/** Of each guide. A reader looks at few, and each must be taken again when its view changes. */
const SCREENSHOTS = 8;
const GUIDES = ['editors.md', 'editors.sl.md'];

const read = (guide: string) => readFileSync(join(DOCS, guide), 'utf8');
const screenshotsIn = (guide: string) => [...read(guide).matchAll(/!\[([^\]]*)\]\(editors\/([^)]+)\)/g)];
const namesIn = (guide: string) => screenshotsIn(guide).map(([, , file]) => file ?? '');
const headingsIn = (guide: string) => [...read(guide).matchAll(/^(#+) /gm)].map(([, level]) => level);
const kept = readdirSync(join(DOCS, 'editors')).sort();

test('every screenshot of the script is committed, and no other', () => {
  expect(kept).toEqual(GUIDE_SCREENSHOTS.map(({ name }) => `${name}.webp`).sort());
});

test.each(GUIDES)('%s shows existing screenshots with alternative texts', (guide) => {
  const screenshots = screenshotsIn(guide);
  expect(screenshots).toHaveLength(SCREENSHOTS);
  for (const [, words = '', file] of screenshots) {
    expect(kept).toContain(file);
    expect([file, words.length > 15]).toEqual([file, true]);
  }
});

test('every screenshot is used, in both guides except where each language has its own', () => {
  const [english = [], slovenian = []] = GUIDES.map(namesIn);
  expect([...new Set([...english, ...slovenian])].sort()).toEqual(kept);
  const own = (names: readonly string[], others: readonly string[]) => names.filter((name) => !others.includes(name));
  expect(own(slovenian, english)).toEqual(own(english, slovenian).map((name) => name.replace('.webp', '.sl.webp')));
});

test.each(kept)('%s is small enough for a slow network', (file) => {
  expect(statSync(join(DOCS, 'editors', file)).size).toBeLessThanOrEqual(MOST_BYTES);
});

test('both guides have the same chapters', () => {
  const [english, slovenian] = GUIDES.map(headingsIn);
  expect(slovenian).toEqual(english);
});
