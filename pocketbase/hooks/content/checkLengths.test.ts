import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LENGTHS } from '../../../src/lib/content/LENGTHS';
import { tooLong } from '../../../src/lib/content/tooLong';

type Value = string | number | boolean | null | Value[] | { [field: string]: Value };
type Field = { name: string; type: string };

const read = <T>(path: string): T => JSON.parse(readFileSync(join(__dirname, '../..', path), 'utf8')) as T;
const model = read<{ name: string; fields: Field[] }[]>('pb_schema.json');

test('every limit is that of a text of a collection', () => {
  for (const [collection, limits] of Object.entries(LENGTHS)) {
    const fields = model.find(({ name }) => name === collection)?.fields ?? [];
    const texts = fields.filter(({ type }) => ['text', 'editor'].includes(type)).map(({ name }) => name);
    expect(texts).toEqual(expect.arrayContaining(Object.keys(limits)));
  }
});

test.each([
  ['posts', 'title', 'a '.repeat(60).trim(), undefined],
  ['posts', 'title', 'č '.repeat(61).trim(), { message: 'tooLong', max: 120, length: 121 }],
  // Code points, as editors count them.
  ['tags', 'name', '🌍 '.repeat(20), undefined],
  ['posts', 'title', `A ${'x'.repeat(41)}`, { message: 'wordTooLong', max: 40, length: 41, word: 'x'.repeat(30) }],
  ['menu_links', 'label', 'x'.repeat(25), { message: 'wordTooLong', max: 24, length: 25 }],
  ['menu_links', 'label', `${'x'.repeat(20)}-${'x'.repeat(19)}`, undefined],
  ['project_properties', 'name', 'x'.repeat(25), undefined],
  ['menu_links', 'name', 'x'.repeat(70), undefined],
  ['constructor', 'name', 'x'.repeat(700), undefined],
])('%s.%s of %j: %j', (collection, field, text, expected) => {
  const fault = tooLong(collection, field, text);
  expect(fault && { ...fault, ...expected }).toEqual(expected && fault);
  expect(fault?.message).toBe(expected?.message);
});

test('of a rich text the visible characters count, and words may be long', () => {
  const html = (letters: number) => `<p class="${'a'.repeat(2000)}"><strong>${'x'.repeat(letters)}</strong>&amp;</p>`;
  expect(tooLong('slides', 'text', html(390), true)).toBeUndefined();
  expect(tooLong('slides', 'text', html(401), true)).toMatchObject({ message: 'tooLong', max: 400 });
});

/** Texts of the seed by collection: a list within a record is the collection of its parts. */
const PARTS: Readonly<Record<string, string>> = {
  'pages.blocks': 'blocks',
  'blocks.items': 'block_items',
  'contents.items': 'content_items',
  'menus.links': 'menu_links',
  'menu_links.children': 'menu_links',
  'reels.slides': 'slides',
  'cases.figures': 'case_figures',
  'projects.properties': 'project_properties',
};

function* textsOf(collection: string, record: Value): Generator<[string, string, string]> {
  if (typeof record !== 'object' || record === null || Array.isArray(record)) return;
  for (const [field, value] of Object.entries(record)) {
    if (typeof value === 'string') yield [collection, field, value];
    const parts = PARTS[`${collection}.${field}`];
    if (parts && Array.isArray(value)) for (const part of value) yield* textsOf(parts, part);
  }
}

test('the starting content is within the limits', () => {
  const files = readdirSync(join(__dirname, '../../seed')).filter((name) => name.endsWith('.json'));
  const texts = files.flatMap((file) =>
    read<Value[]>(`seed/${file}`).flatMap((record) => [...textsOf(file.replace('.json', ''), record)]),
  );
  const limited = texts.filter(([collection, field]) => LENGTHS[collection]?.[field.replace(/_sl$/, '')]);
  expect(limited.length).toBeGreaterThan(500);
  const faults = limited.filter(([collection, field, text]) =>
    tooLong(collection, field.replace(/_sl$/, ''), text, field.startsWith('text')),
  );
  expect(faults).toEqual([]);
});
