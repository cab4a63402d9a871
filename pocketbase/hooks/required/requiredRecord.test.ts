import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENTS, isRequired, MENUS, refusedChange } from './hooks';

const SRC = path.join(__dirname, '../../../src');
const NOW = '2026-11-24 12:00:00.000Z';

/** All source of the site, without tests and generated types. */
const source = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|gatsby-types|^testing/.test(file))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
  .join('\n');

const reader = (values: Record<string, string>) => (field: string) => values[field] ?? '';
const home = { slug: 'home', status: 'published', title: 'Modrina', publish_at: '' };
const menu = { key: 'menu-footer' };
const text = { key: 'site', section: 'misc' };

it('has each text that a query of the site names', () => {
  const contents = [...source.matchAll(/contentByKey\(key: "([^"]+)", section: "([^"]+)"/g)];
  expect(contents.length).toBeGreaterThan(10);
  for (const [, key = '', section = ''] of contents) expect(CONTENTS[section]).toContain(key);
  const menus = [...source.matchAll(/menuByKey\(key: "([^"]+)"/g)].map(([, key]) => key);
  expect([...new Set(menus)].sort()).toEqual([...MENUS].sort());
});

it('has each text that createPages names', () => {
  const named = [...source.matchAll(/'NotFound', \{[^}]*content: '([^']+)'/g)].map(([, key]) => key);
  expect(named).toEqual(['not-found', 'gone']);
  expect(CONTENTS['errors']).toEqual(expect.arrayContaining(named));
});

it.each([
  ['the published home page', 'pages', home, true],
  ['a draft of the home page', 'pages', { ...home, status: 'draft' }, false],
  ['another page', 'pages', { ...home, slug: 'about' }, false],
  ['a menu of the header or footer', 'menus', menu, true],
  ['another menu', 'menus', { key: 'menu-campaign' }, false],
  ['a text that templates read', 'contents', text, true],
  ['a text of the same key in another section', 'contents', { ...text, section: 'errors' }, false],
  ['a section with the name of a property of objects', 'contents', { ...text, section: 'constructor' }, false],
  ['an article', 'posts', { ...home }, false],
])('%s: required %s', (_, collection, values, expected) => {
  expect(isRequired(collection, reader(values))).toBe(expected);
});

it.each([
  ['another title', 'pages', home, { title: 'Studio' }, undefined],
  ['publish_at in the past', 'pages', home, { publish_at: '2026-11-24 11:00:00.000Z' }, undefined],
  ['publish_at in the future', 'pages', home, { publish_at: '2026-11-24 13:00:00.000Z' }, 'homeHidden'],
  ['withdrawn', 'pages', home, { status: 'draft' }, 'homeHidden'],
  ['another slug', 'pages', home, { slug: 'start' }, 'homeRenamed'],
  ['a draft of it under another slug', 'pages', { ...home, status: 'draft' }, { slug: 'start' }, undefined],
  ['another title of a text', 'contents', text, { title: 'Modra' }, undefined],
  ['another section of a text', 'contents', text, { section: 'errors' }, 'textRenamed'],
  ['another key of a menu', 'menus', menu, { key: 'menu-2' }, 'textRenamed'],
  ['another key of a menu that nothing reads', 'menus', { key: 'mine' }, { key: 'menu-2' }, undefined],
])('%s of %s', (_, collection, before, change, expected) => {
  expect(refusedChange(collection, reader(before), reader({ ...before, ...change }), NOW)).toBe(expected);
});
