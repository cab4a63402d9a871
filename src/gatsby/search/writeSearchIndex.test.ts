import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { searchEntry } from '../../testing/searchEntry';
import type { FoundPages } from './searchQuery';
import { writeSearchIndex } from './writeSearchIndex';

const none = { nodes: [] };
const found: FoundPages = {
  allPage: none,
  allCase: none,
  allProject: none,
  allWorkshop: none,
  allTag: none,
  lists: none,
};
const posts = (title: string) => [
  { locale: 'en', entry: searchEntry('/blog/a/', { title: 'A', text: '' }) },
  { locale: 'sl', entry: searchEntry('/sl/blog/a/', { title, text: '' }) },
];
const built = new Set(['/blog/a/', '/sl/blog/a/']);
const FILES = ['en-0.json', 'en-0.texts.json', 'sl-0.json', 'sl-0.texts.json'];
const LONG_AGO = new Date('2020-01-01');

let folder: string;
const at = (file: string) => join(folder, 'search-index', file);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'search-'));
  await writeSearchIndex(folder, found, posts('Prvi'), built);
});
afterEach(() => rm(folder, { recursive: true }));

it('writes index and texts of each language', async () => {
  expect((await readdir(join(folder, 'search-index'))).sort()).toEqual(FILES);
  expect(JSON.parse(await readFile(at('sl-0.json'), 'utf8')).parts).toBe(1);
  expect(JSON.parse(await readFile(at('en-0.texts.json'), 'utf8'))).toEqual({ '/blog/a/': '' });
});

it('writes only changed files, and removes obsolete ones', async () => {
  await writeFile(at('sl-7.json'), '{}');
  for (const file of FILES) await utimes(at(file), LONG_AGO, LONG_AGO);
  await writeSearchIndex(folder, found, posts('Drugi'), built);
  const changed = await Promise.all(FILES.map(async (file) => (await stat(at(file))).mtime > LONG_AGO));
  expect(FILES.filter((_, place) => changed[place])).toEqual(['sl-0.json']);
  expect((await readdir(join(folder, 'search-index'))).sort()).toEqual(FILES);
});

it('writes files again that were changed or removed', async () => {
  await writeFile(at('en-0.json'), '{}');
  await rm(at('sl-0.json'));
  await writeSearchIndex(folder, found, posts('Prvi'), built);
  for (const file of ['en-0.json', 'sl-0.json']) expect(JSON.parse(await readFile(at(file), 'utf8')).parts).toBe(1);
});
