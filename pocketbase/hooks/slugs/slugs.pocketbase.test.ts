import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-slugs-'));
  // The server reads the list of locales from the release.
  const manifest = { id: 'r1', homes: { en: '/', sl: '/sl/' }, siteUrl: 'https://www.modrina.example', redirects: [] };
  await writeFile(path.join(dir, 'id'), manifest.id);
  await writeFile(path.join(dir, 'manifest.json'), JSON.stringify(manifest));
  server = await startPocketBase({ releaseDir: dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

type Row = Record<string, string | boolean>;
async function call(method: string, address: string, body?: object) {
  const answer = await fetch(`${server.url}/api/collections/${address}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}
const rowsOf = async (collection: string): Promise<Row[]> =>
  (await call('GET', `${collection}/records?perPage=500&sort=created`)).body.items;
/** All redirects as "from → to", sorted by their source. */
const redirects = async () => (await rowsOf('redirects')).map(({ from, to }) => `${from} → ${to}`).sort();
const gone = async () => (await rowsOf('gone')).map((row) => row.from).sort();
const create = async (collection: string, record: object): Promise<string> => {
  const { status, body } = await call('POST', `${collection}/records`, record);
  expect([status, body]).toEqual([200, body]);
  return body.id;
};
const post = (slug: string, more: object = {}) =>
  create('posts', { slug, title: `Title of ${slug}`, summary: 'S', body: 'B', status: 'published', ...more });
const rename = (collection: string, id: string, slug: string, more: object = {}) =>
  call('PATCH', `${collection}/records/${id}`, { slug, ...more });
const soon = () => new Date(Date.now() + 86_400_000).toISOString().replace('T', ' ');

afterEach(async () => {
  for (const collection of ['posts', 'tags', 'cases', 'pages', 'redirects', 'gone']) {
    await call('DELETE', `${collection}/truncate`);
  }
  await call('DELETE', 'redirects/truncate');
  await call('DELETE', 'gone/truncate');
});

describe('another slug', () => {
  test('leaves one permanent redirect, with a note on its origin', async () => {
    const id = await post('a');
    expect((await rename('posts', id, 'b')).status).toBe(200);
    expect(await rowsOf('redirects')).toMatchObject([
      {
        ...{ from: '/blog/a/', to: '/blog/b/', status: '301', automatic: true },
        note: 'Made by itself when "Title of a" got another address.',
      },
    ]);
    expect(await rowsOf('posts')).toMatchObject([{ id, slug: 'b' }]);
  });

  test('again: both paths redirect straight to the third; and back: there is no loop', async () => {
    const id = await post('a');
    await create('redirects', { from: '/short/', to: '/blog/a/#part', status: '302' });
    await create('redirects', { from: '/kratko/', to: '/sl/blog/a/', status: '302' });
    await rename('posts', id, 'b');
    await rename('posts', id, 'c');
    expect(await redirects()).toEqual([
      '/blog/a/ → /blog/c/',
      '/blog/b/ → /blog/c/',
      '/kratko/ → /sl/blog/c/',
      '/short/ → /blog/c/#part',
    ]);
    await rename('posts', id, 'a');
    expect(await redirects()).toEqual([
      '/blog/b/ → /blog/a/',
      '/blog/c/ → /blog/a/',
      '/kratko/ → /sl/blog/a/',
      '/short/ → /blog/a/#part',
    ]);
  });

  test('of a draft, of a scheduled record, or together with withdrawing it leaves nothing', async () => {
    await rename('posts', await post('a', { status: 'draft' }), 'b');
    await rename('posts', await post('c', { publish_at: soon() }), 'd');
    await rename('posts', await post('e'), 'f', { status: 'draft' });
    expect(await redirects()).toEqual([]);
    expect((await rowsOf('posts')).map(({ slug }) => slug).sort()).toEqual(['b', 'd', 'f']);
  });

  test('of a page below a section, of a case and of a tag with articles, whose list has further pages', async () => {
    await rename('pages', await create('pages', { ...page, slug: 'web3/voucher' }), 'web3/vouchers');
    const story = { slug: 'old', title: 'T', summary: 'S', client: 'C', problem: 'P', work: 'W', status: 'published' };
    await rename('cases', await create('cases', story), 'new');
    const tag = await create('tags', { slug: 'ai', name: 'AI' });
    await rename('tags', tag, 'machines');
    expect(await redirects()).toEqual(['/case/old/ → /case/new/', '/web3/voucher/ → /web3/vouchers/']);
    await post('a', { tags: [tag] });
    await rename('tags', tag, 'ai');
    expect((await redirects()).filter((rule) => rule.includes('tag'))).toEqual([
      '/blog/tag/machines/ → /blog/tag/ai/',
      '/blog/tag/machines/* → /blog/tag/ai/*',
    ]);
    await rename('tags', tag, 'machines');
    expect((await redirects()).filter((rule) => rule.includes('tag'))).toEqual([
      '/blog/tag/ai/ → /blog/tag/machines/',
      '/blog/tag/ai/* → /blog/tag/machines/*',
    ]);
  });

  test('of a draft of the home page leaves nothing: there is always a page at its path', async () => {
    const id = await create('pages', { ...page, slug: 'home', status: 'draft' });
    expect((await rename('pages', id, 'start')).status).toBe(200);
    expect(await redirects()).toEqual([]);
  });

  test('that a redirect of an editor hides is refused with a message, and nothing is saved', async () => {
    const id = await post('a');
    await create('redirects', { from: '/blog/b/', to: '/about/', status: '301' });
    const revision = (await rowsOf('publishing'))[0]?.revision;
    expect(await rename('posts', id, 'b')).toMatchObject({
      status: 400,
      body: {
        data: {
          slug: {
            code: 'slug_hidden',
            message: expect.stringContaining('/blog/b/ is redirected to /about/ by the redirect from /blog/b/'),
          },
        },
      },
    });
    expect(await redirects()).toEqual(['/blog/b/ → /about/']);
    expect(await rowsOf('posts')).toMatchObject([{ slug: 'a' }]);
    expect((await rowsOf('publishing'))[0]?.revision).toBe(revision);
  });

  test('that another record has is refused, with a link to that record', async () => {
    const other = await post('a');
    const id = await post('b');
    const link = new RegExp(
      `"Title of a" stands at /blog/a/ already \\(http.*/_/#/collections\\?collection=posts&record=${other}\\)`,
    );
    const refused = (answer: Awaited<ReturnType<typeof call>>) =>
      expect(answer).toMatchObject({
        status: 400,
        body: { data: { slug: { code: 'slug_taken', message: expect.stringMatching(link) } } },
      });
    refused(await rename('posts', id, 'a'));
    refused(await call('POST', 'posts/records', { slug: 'a', title: 'T', summary: 'S', body: 'B', status: 'draft' }));
    // The same path, by another collection.
    refused(await call('POST', 'pages/records', { ...page, slug: 'blog/a' }));
    expect(await rowsOf('posts')).toHaveLength(2);
    expect(await rowsOf('pages')).toHaveLength(0);
  });

  test.each(['blog', 'workshops', 'sl', 'sl/about', 'thank-you/contact', '404'])(
    'a page may not take %s from the site itself',
    async (slug) => {
      const answer = await call('POST', 'pages/records', { ...page, slug });
      expect(answer).toMatchObject({ status: 400, body: { data: { slug: { code: 'slug_reserved' } } } });
    },
  );
});

const page = { title: 'T', section: 'default', status: 'published' };

describe('deleting', () => {
  const remove = (id: string, collection = 'posts') => call('DELETE', `${collection}/records/${id}`);

  test('leaves its path, and all earlier ones, as "410 Gone"', async () => {
    const id = await post('a');
    await create('redirects', { from: '/short/', to: '/blog/a/', status: '302' });
    await rename('posts', id, 'b');
    expect((await remove(id)).status).toBe(204);
    expect(await gone()).toEqual(['/blog/a/', '/blog/b/']);
    // An editor's own redirect stays.
    expect(await redirects()).toEqual(['/short/ → /blog/b/']);
    expect(await rowsOf('gone')).toMatchObject(
      Array(2).fill({ title: 'Title of a', collection: 'posts', record: id, note: expect.stringContaining('deleted') }),
    );
  });

  test('a draft leaves nothing', async () => {
    await remove(await post('a', { status: 'draft' }));
    expect(await gone()).toEqual([]);
  });

  test('twice at one path makes one row; a new page at that path removes it', async () => {
    await remove(await post('a'));
    const again = await post('a');
    expect(await gone()).toEqual([]);
    await remove(again);
    expect(await gone()).toEqual(['/blog/a/']);
    await post('a');
    expect(await gone()).toEqual([]);
  });

  test('a draft or a scheduled page takes nothing until visitors find it', async () => {
    await remove(await post('a'));
    const id = await post('a', { status: 'draft' });
    await rename('posts', await post('b'), 'c');
    await post('b', { publish_at: soon() });
    expect([await gone(), await redirects()]).toEqual([['/blog/a/'], ['/blog/b/ → /blog/c/']]);
    await rename('posts', id, 'a', { status: 'published' });
    expect(await gone()).toEqual([]);
  });

  test('a path from which a page moved is free for another page', async () => {
    await rename('posts', await post('a'), 'b');
    await post('a', { title: 'Another' });
    expect(await redirects()).toEqual([]);
    expect(await rowsOf('posts')).toHaveLength(2);
  });

  test('and renaming are undone together with their transaction', async () => {
    const settings = (enabled: boolean) =>
      fetch(`${server.url}/api/settings`, {
        method: 'PATCH',
        headers: { Authorization: server.token, 'Content-Type': 'application/json' },
        body: JSON.stringify({ batch: { enabled, maxRequests: 10, timeout: 20 } }),
      });
    const [deleted, renamed] = [await post('a'), await post('b')];
    await settings(true);
    const records = '/api/collections/posts/records';
    const answer = await fetch(`${server.url}/api/batch`, {
      method: 'POST',
      headers: { Authorization: server.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requests: [
          { method: 'DELETE', url: `${records}/${deleted}` },
          { method: 'PATCH', url: `${records}/${renamed}`, body: { slug: 'c' } },
          { method: 'DELETE', url: `${records}/no-such-record0` },
        ],
      }),
    });
    await settings(false);
    expect(answer.status).toBe(400);
    expect((await rowsOf('posts')).map(({ slug }) => slug).sort()).toEqual(['a', 'b']);
    expect([await gone(), await redirects()]).toEqual([[], []]);
  });
});
