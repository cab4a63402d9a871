import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLLECTIONS, ON_STATUS_PAGE } from '../../../pocketbase/hooks/access/COLLECTIONS';
import { contentRows, kindRows, tableRows } from './contentTables';
import { boldNames, interfaceTexts, keysOf } from './interfaceNames';

const ROOT = join(__dirname, '../../..');
const GUIDES = [
  ['editors.md', 'en'],
  ['editors.sl.md', 'sl'],
] as const;
const read = (guide: string) => readFileSync(join(ROOT, 'docs', guide), 'utf8');
const offered = Object.keys(COLLECTIONS).filter((id) => !ON_STATUS_PAGE.includes(id));
type Labels = Record<string, { name: string }>;

test.each(GUIDES)('%s lists the collections of the dashboard by its names', (guide, locale) => {
  const labels = JSON.parse(readFileSync(join(ROOT, `locales/${locale}/collections.json`), 'utf8')) as Labels;
  const cells = tableRows(read(guide)).map(([first = '']) => first);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/([^,(]+) \(`(\w+)`\)/g)].map(([, name, id]) => [id, name]));
  const nameOf = (id: string) => labels[id === '_superusers' ? 'ownAccount' : id]?.name.replace(/\u00a0/g, ' ');
  expect(Object.fromEntries(listed.map(([id, name = '']) => [id, name.trim()]))).toEqual(
    Object.fromEntries(offered.map((id) => [id, nameOf(id)])),
  );
});

test.each(GUIDES)('%s lists the kinds of content and of blocks with their fields', (guide, locale) => {
  const rows = tableRows(read(guide));
  for (const expected of [contentRows(locale), kindRows(locale)]) {
    const at = rows.findIndex(([name]) => name === expected[0]?.[0]);
    expect(rows.slice(at, at + expected.length)).toEqual(expected);
  }
});

test.each(GUIDES)('%s prints bold only names that the interface has', (guide, locale) => {
  const texts = interfaceTexts(locale);
  const unknown = boldNames(read(guide))
    .flat()
    .filter((name) => keysOf(texts, name).length === 0);
  expect(unknown).toEqual([]);
});

test('both guides name the same buttons and fields in each chapter', () => {
  const [english, slovenian] = GUIDES.map(([guide, locale]) => {
    const texts = interfaceTexts(locale);
    return boldNames(read(guide)).map((names) => names.map((name) => ({ name, keys: keysOf(texts, name) })));
  });
  expect(english?.length).toBe(slovenian?.length);
  english?.forEach((names, chapter) => {
    const others = [...(slovenian?.[chapter] ?? [])];
    const alone = names.filter(({ keys }) => {
      const at = others.findIndex((other) => other.keys.some((key) => keys.includes(key)));
      if (at >= 0) others.splice(at, 1);
      return at < 0;
    });
    expect({ en: alone.map(({ name }) => name), sl: others.map(({ name }) => name) }).toEqual({ en: [], sl: [] });
  });
});

test('a name of no text, and a text that only resembles one, are found', () => {
  const texts = interfaceTexts('en');
  expect(boldNames('## A\nPress **Publish now** or `**code**`.\n## B\n**Saved**')).toEqual([
    [],
    ['Publish now'],
    ['Saved'],
  ]);
  expect(keysOf(texts, 'Publish now').length).toBeGreaterThan(0);
  expect(keysOf(texts, 'Saved as a prepared change, 14:03')).toEqual(['editing/texts/shell.json.save.saved']);
  for (const name of ['Publish it', 'Chapter 1 of 3', 'by hand']) expect(keysOf(texts, name)).toEqual([]);
});
