import { readdir, readFile } from 'node:fs/promises';
import { parseEnv } from '../lib/env';
import { contentOptions } from './contentOptions';

const options = contentOptions(
  parseEnv({ SITE_URL: 'https://www.modrina.example', PB_FILES_URL: 'https://b.example' }),
);
const pathOf = (name: string) => options.collections.find((collection) => collection.name === name)?.path;

it.each([
  ['pages', 'home', '/sl/'],
  ['pages', 'web3/voucher', '/sl/web3/voucher/'],
  ['posts', 'why', '/sl/blog/why/'],
  ['tags', 'ai', '/sl/blog/tag/ai/'],
  ['cases', 'dairy', '/sl/case/dairy/'],
  ['projects', 'twin', '/sl/project/twin/'],
  ['workshops', 'day', '/sl/workshops/day/'],
])('gives %s "%s" the path %s', (name, slug, path) => expect(pathOf(name)?.({ slug }, 'sl')).toBe(path));

it('gives no path to a record without a page', () => expect(pathOf('blocks')).toBeUndefined());

it('passes on the URLs of links and files', () => {
  expect(options).toMatchObject({
    links: { origins: ['https://www.modrina.example'] },
    dashboardUrl: 'https://www.modrina.example',
    fileBaseUrl: 'https://b.example',
    preview: false,
  });
  expect(contentOptions(parseEnv({}))).not.toHaveProperty('fileBaseUrl');
  expect(options).not.toHaveProperty('headers');
});

it('reads a preview with prepared changes, and its files from PocketBase', () => {
  const preview = contentOptions(parseEnv({ PREVIEW: '1', PB_FILES_URL: 'https://b.example' }));
  expect(preview).toMatchObject({ preview: true, headers: { 'X-Prepared': '1' } });
  expect(preview).not.toHaveProperty('fileBaseUrl');
});

/** Ids that the components write, as attributes or as constants. */
async function idsOfComponents(): Promise<string[]> {
  const files = (await readdir('src', { recursive: true })).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|examples)\.|testing\/|shareCards\//.test(file),
  );
  const sources = await Promise.all(files.map((file) => readFile(`src/${file}`, 'utf8')));
  const written = /\bid="([\w-]+)"|\b(?:\w*ID|\w*ANCHOR|REGION|SEARCH_FIELD) = '([a-z][\w-]*)'|\.id = '([\w-]+)'/g;
  return sources.flatMap((source) =>
    [...source.matchAll(written)].map(([, attribute, constant, set]) => attribute ?? constant ?? set ?? ''),
  );
}

it('reserves every id that the components write', async () => {
  const ids = await idsOfComponents();
  expect(ids).toContain('content');
  expect(ids.filter((id) => !options.reservedIds.includes(id))).toEqual([]);
});
