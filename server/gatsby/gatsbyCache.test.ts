import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { codeDigests } from './codeDigest';
import { claimCache } from './gatsbyCache';

const mine = { dataDir: '/data/a', preview: false };
let root: string;
const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), content);
};
const isThere = (name: string) =>
  access(path.join(root, name)).then(
    () => true,
    () => false,
  );

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-cache-'));
  await write('gatsby-node.ts', 'export {}');
  await write('src/gatsby/pages/pagePath.ts', '/blog/');
  await claimCache(root, mine);
  await write('.cache/data', 'nodes');
  await write('.cache/webpack/scripts', 'code');
  await write('public/index.html', 'page');
});
afterEach(() => rm(root, { recursive: true }));

async function claimed(content = mine) {
  await claimCache(root, content);
  return {
    cache: await isThere('.cache/data'),
    scripts: await isThere('.cache/webpack/scripts'),
    output: await isThere('public'),
  };
}
const kept = { cache: true, scripts: true, output: true };
const gone = { cache: false, scripts: false, output: false };
/** The result of the code alone serves other content too. */
const contentGone = { cache: false, scripts: true, output: false };

it('keeps the cache for the same content', async () => {
  expect(await claimed()).toEqual(kept);
  expect(await claimed()).toEqual(kept);
});

it('throws all but the scripts away for another data folder', async () =>
  expect(await claimed({ ...mine, dataDir: '/data/b' })).toEqual(contentGone));

it('keeps nothing of a preview for a public build, and vice versa', async () => {
  expect(await claimed({ ...mine, preview: true })).toEqual(contentGone);
  await write('public/draft/index.html', 'not yet');
  expect(await claimed({ ...mine, preview: true })).toMatchObject({ output: true });
  expect(await claimed()).toEqual(contentGone);
});

it('throws it away where the mark was cut short', async () => {
  await write('.tmp/gatsby-cache-of', '{"dataDir":"/da');
  expect(await claimed()).toEqual(gone);
});

it('removes one with unknown content', async () => {
  await rm(path.join(root, '.tmp'), { recursive: true });
  expect(await claimed()).toEqual(gone);
});

it('takes a known digest of the code, and looks at no file for another', async () => {
  const { cached } = await codeDigests(root);
  await claimCache(root, mine, cached);
  expect(await isThere('.cache/data')).toBe(true);
  await write('src/gatsby/pages/pagePath.ts', 'changed');
  await claimCache(root, mine, cached);
  expect(await isThere('.cache/data')).toBe(true);
  await claimCache(root, mine, 'another');
  expect(await isThere('.cache/data')).toBe(false);
});

it.each([
  'src/gatsby/pages/pagePath.ts',
  'src/i18n/locales.ts',
  'src/lib/env.ts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'src/ui/Button.module.css',
])('throws it away when %s changes, since its results are stored', async (file) => {
  await write(file, 'changed');
  expect(await claimed()).toEqual(gone);
  await write('.cache/data', 'nodes');
  expect(await claimed()).toMatchObject({ cache: true });
});

it.each([
  'src/templates/Post.tsx',
  'src/gatsby/pages/pagePath.test.ts',
  'gatsby-browser.tsx',
  'locales/en/common.json',
])('keeps it when %s changes: Gatsby sees that itself', async (file) => {
  await write(file, 'changed');
  expect(await claimed()).toEqual(kept);
});
