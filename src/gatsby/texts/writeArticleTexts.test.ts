import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PageArticle, type TextMemory, writeArticleTexts } from './writeArticleTexts';

let publicDir: string;

beforeEach(async () => {
  publicDir = await mkdtemp(join(tmpdir(), 'modrina-texts-'));
});
afterEach(() => rm(publicDir, { recursive: true, force: true }));

const ARTICLE: PageArticle = {
  title: 'Čas * denar',
  summary: 'Kratko & jedro',
  author: 'Ana',
  publish_at: '2026-11-05T08:00:00.000Z',
  revised: '2026-11-05T08:00:00.000Z',
  isFallback: false,
  body: { tree: [{ type: 'text', value: 'Besede' }], images: [], files: [] },
};

/** The data of a page, as Gatsby writes them. */
async function writeData(page: string, change: Partial<PageArticle> = {}): Promise<void> {
  const file = join(publicDir, 'page-data', page, 'page-data.json');
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ path: page, result: { data: { post: { ...ARTICLE, ...change } } } }));
}

const SITE_URL = 'https://www.modrina.example';
/** @param isLast whether no build followed the one whose memory it is */
const build = (articles: string[], value?: TextMemory, { isLast = true, siteUrl = SITE_URL } = {}) =>
  writeArticleTexts({ publicDir, siteUrl, articles, memory: { value, isLast } });
const textAt = (file: string) => readFile(join(publicDir, file), 'utf8').catch(() => undefined);

it('writes an article beside its page', async () => {
  await writeData('/sl/blog/cas/');
  await build(['/sl/blog/cas/']);
  expect(await textAt('sl/blog/cas.md')).toBe(
    '# Čas \\* denar\n\n> Kratko & jedro\n\nAna · 5. november 2026 · <https://www.modrina.example/sl/blog/cas/>\n\nBesede\n',
  );
});

it('shows the date of the last change', async () => {
  await writeData('/sl/blog/cas/', { revised: '2026-11-20T08:00:00.000Z' });
  await build(['/sl/blog/cas/']);
  expect(await textAt('sl/blog/cas.md')).toContain('Ana · 5. november 2026 · posodobljeno: 20. november 2026 · <');
});

it('writes none for an article that is not translated', async () => {
  await writeData('/sl/blog/cas/', { isFallback: true });
  await build(['/sl/blog/cas/']);
  expect(await textAt('sl/blog/cas.md')).toBeUndefined();
});

it('writes no unchanged file, and restores a missing one', async () => {
  await writeData('/blog/a/');
  const memory = await build(['/blog/a/']);
  await writeFile(join(publicDir, 'blog/a.md'), 'kept');
  await build(['/blog/a/'], memory);
  expect(await textAt('blog/a.md')).toBe('kept');
  await rm(join(publicDir, 'blog/a.md'));
  await build(['/blog/a/'], memory);
  expect(await textAt('blog/a.md')).toMatch(/^# Čas/);
});

it('writes all files anew for another URL of the site, which page data do not have', async () => {
  await writeData('/blog/a/');
  const memory = await build(['/blog/a/'], undefined, { siteUrl: 'http://127.0.0.1:8090' });
  await build(['/blog/a/'], memory);
  expect(await textAt('blog/a.md')).toContain('<https://www.modrina.example/blog/a/>');
});

it('writes changed files', async () => {
  await writeData('/blog/a/');
  const memory = await build(['/blog/a/']);
  await writeData('/blog/a/', { title: 'Another title' });
  await build(['/blog/a/'], memory);
  expect(await textAt('blog/a.md')).toMatch(/^# Another title\n/);
});

it.each([true, false])('removes the text of an article that is gone, with memory: %s', async (withMemory) => {
  await writeData('/blog/a/');
  await writeData('/blog/b/');
  const memory = await build(['/blog/a/', '/blog/b/']);
  await build(['/blog/b/'], withMemory ? memory : undefined);
  expect([await textAt('blog/a.md'), await textAt('blog/b.md')]).toEqual([undefined, expect.any(String)]);
});

it.each([['/blog/b/'], []])(
  'removes a text that an older memory does not know, and writes no unchanged one: %s',
  async (...left) => {
    for (const page of ['/blog/a/', '/blog/b/']) await writeData(page);
    const older = await build(['/blog/b/']);
    await build(['/blog/a/', '/blog/b/'], older);
    await writeFile(join(publicDir, 'blog/b.md'), 'kept');
    await build(left, older, { isLast: false });
    expect([await textAt('blog/a.md'), await textAt('blog/b.md')]).toEqual([
      undefined,
      left.length > 0 ? 'kept' : undefined,
    ]);
  },
);
