import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { type PeopleSite, type Person, startPeopleSite } from '../testing/people';

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;
const SCRIPT = '<script type="module" src="/_site/bar/main.js"></script>';
const EDITOR = { Cookie: 'locale=en; editor_bar=1' };
const POST = {
  ...{ title: 'A', title_sl: 'Á', summary: 'S', summary_sl: 'P', body: '<p>B</p>', body_sl: '<p>T</p>' },
  status: 'published',
};

interface Data {
  locale: string;
  release: string;
  words: { state: Record<string, string> };
  page: Record<string, unknown>;
  pending: { status: string; cause: string }[];
  failure: { error: string } | null;
}

let site: PeopleSite;
let post: string;
let home: string;
let live: string;

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(site.server.url, address, { headers, method });

async function make(collection: string, values: object): Promise<string> {
  const { status, body } = await site.as('owner', 'POST', RECORDS(collection), values);
  expect([collection, status]).toEqual([collection, 200]);
  return body.id;
}
const change = (collection: string, id: string, values: object) =>
  site.as('editor', 'PATCH', `${RECORDS(collection)}/${id}`, values);

async function ask(address: string): Promise<Data> {
  const { status, body } = await site.as('editor', 'GET', `/_site/bar/data?path=${encodeURIComponent(address)}`);
  expect(status).toBe(200);
  return body as unknown as Data;
}
const stateAt = async (address: string) => (await ask(address)).page.state;

beforeAll(async () => {
  site = await startPeopleSite();
  post = await make('posts', { ...POST, slug: 'a' });
  home = await make('pages', { slug: 'home', section: 'default', title: 'Modrina', status: 'published' });
  const output = path.join(site.server.dataDir, 'public');
  await writeSampleBuild(output);
  const data = dataFolder(site.server.dataDir);
  const { manifest } = await publishRelease(output, data, { content: '', code: '', configuration: '' });
  live = manifest.id;
});
afterAll(() => site.stop());

describe('the response', () => {
  test.each(['/', '/blog/a/', '/sl/', '/nothing-here/', '/blog/removed/'])(
    'without the cookie %s is the file that the build wrote, to the byte',
    async (address) => {
      const plain = await get(address);
      const files = Object.values(SAMPLE);
      expect(files).toContain(plain.body.toString());
      expect(plain.body.toString()).not.toContain('/_site/bar');
      for (const Cookie of ['editor_bar=0', 'locale=en', 'editor_bar=']) {
        const answer = await get(address, { Cookie });
        expect(answer.body.equals(plain.body)).toBe(true);
        expect({ ...answer.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
      }
    },
  );

  test.each([
    ['/', 200, 'index.html'],
    ['/blog/a/', 200, 'blog/a/index.html'],
    ['/sl/nothing-here/', 404, 'sl/404/index.html'],
    ['/blog/removed/', 410, '410/index.html'],
  ])('with it %s (%i) has the script and is not cached', async (address, status, file) => {
    const answer = await get(address, { ...EDITOR, 'Accept-Encoding': 'br, gzip', Range: 'bytes=0-9' });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(SAMPLE[file]?.replace('</body>', `${SCRIPT}</body>`));
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['server-timing']).toBe(`release;desc="${live}"`);
    for (const name of ['etag', 'last-modified', 'content-encoding', 'vary']) {
      expect(answer.headers).not.toHaveProperty(name);
    }
  });

  test.each(['/app-0123456789abcdef0123.js', '/page-data/index/page-data.json', '/robots.txt', '/soon', '/blog'])(
    'a file or a path that is not a page (%s) is the same for everybody',
    async (address) => {
      const [plain, editor] = await Promise.all([get(address), get(address, EDITOR)]);
      expect(editor.body.equals(plain.body)).toBe(true);
      expect({ ...editor.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
    },
  );

  test('signing in to the dashboard brings it, unless it was turned off; a builder’s token does not', async () => {
    const { email: identity, password } = site.editor;
    const signIn = (cookie: string) =>
      fetch(`${site.server.url}/api/collections/_superusers/auth-with-password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ identity, password }),
      });
    const cookie = 'editor_bar=1; Path=/; Max-Age=604800; SameSite=Lax';
    const ofBar = ({ headers }: Response) => headers.getSetCookie().filter((set) => set.startsWith('editor_bar='));
    expect(ofBar(await signIn(''))).toEqual([cookie]);
    expect(ofBar(await signIn('editor_bar=0'))).toEqual([]);
    const refresh = (person: Person, collection: string) =>
      fetch(`${site.server.url}/api/collections/${collection}/auth-refresh`, {
        method: 'POST',
        headers: { Authorization: site.tokens[person] },
      });
    expect(ofBar(await refresh('editor', '_superusers'))).toEqual([cookie]);
    expect((await refresh('builder', 'builders')).headers.get('set-cookie')).toBeNull();
  });

  test('every file that the script names is there, and no other file', async () => {
    const seen = new Set<string>();
    const follow = async (address: string): Promise<void> => {
      if (seen.has(address)) return;
      seen.add(address);
      const answer = await fetch(`${site.server.url}${address}`);
      const type = address.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, type]);
      const text = await answer.text();
      // One script with all its imports.
      expect(text).not.toMatch(/^import /m);
      for (const [style] of text.matchAll(/\/_site\/bar\/\w+\.css/g)) await follow(style);
    };
    await follow('/_site/bar/main.js');
    expect([...seen]).toEqual(['/_site/bar/main.js', '/_site/bar/bar.css']);
    for (const name of ['summary.test.js', '..%2FdescribePage.js', 'nothing.js']) {
      expect([name, (await fetch(`${site.server.url}/_site/bar/${name}`)).status]).toEqual([name, 404]);
    }
  });
});

describe('the bar’s data', () => {
  test('is for owners and editors only, and for paths only', async () => {
    const statuses = (['owner', 'editor', 'builder', 'guest'] as Person[]).map(
      async (person) => (await site.as(person, 'GET', '/_site/bar/data?path=/')).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 401]);
    const refused = ['', '?path=', '?path=blog', `?path=/${'x'.repeat(2000)}`].map(
      async (query) => (await site.as('editor', 'GET', `/_site/bar/data${query}`)).status,
    );
    expect(await Promise.all(refused)).toEqual([400, 400, 400, 400]);
  });

  test('has the record of a page and its state, in the page’s locale', async () => {
    const { page, release, locale, words } = await ask('/blog/a/');
    expect(page).toMatchObject({
      kind: 'record',
      collection: 'posts',
      id: post,
      title: 'A',
      state: 'live',
      since: null,
    });
    expect([release, locale, words.state.live]).toEqual([live, 'en', 'Live']);
    const slovenian = await ask('/sl/blog/a/');
    expect([slovenian.page.title, slovenian.locale, slovenian.words.state.live]).toEqual(['Á', 'sl', 'Objavljeno']);
    expect((await ask('/sl/')).page).toMatchObject({ collection: 'pages', id: home, state: 'live' });
  });

  test('since when: the newest build that names the page, and no newer one than is live', async () => {
    const build = (release: string, cause: string, paths: string[], pages_changed = paths.length) =>
      make('builds', { status: 'replaced', release, cause, changed_paths: paths, pages_changed });
    await build('2000-01-01T00-00-00-000Z', 'first', ['/', '/blog/a/'], 300);
    const second = await build('2000-01-02T00-00-00-000Z', 'second', ['/blog/a/', '/blog/']);
    await build('2000-01-03T00-00-00-000Z', 'third', ['/']);
    await build('2999-01-01T00-00-00-000Z', 'taken back', ['/blog/a/']);
    expect((await ask('/blog/a/')).page.since).toMatchObject({ cause: 'second', build: second });
    expect((await ask('/')).page.since).toMatchObject({ cause: 'third' });
    // The first build changed 300 pages and names two of them: this page may be among the others, or older.
    expect((await ask('/sl/')).page.since).toBeNull();
  });

  test('reports a change at once, also of a block, and a waiting build', async () => {
    await change('posts', post, { title: 'Another' });
    expect(await ask('/blog/a/')).toMatchObject({
      page: { state: 'changed', title: 'Another' },
      pending: [{ status: 'queued', cause: expect.stringContaining('posts "a" changed') }],
    });
    expect(await stateAt('/')).toBe('live');
    const block = await make('blocks', { page: home, kind: 'cards' });
    expect(await stateAt('/')).toBe('changed');
    await make('block_items', { block, title: 'Card' });
    expect(await stateAt('/sl/')).toBe('changed');
  });

  test('reports withdrawn, scheduled and moved pages', async () => {
    await change('posts', post, { status: 'draft' });
    expect(await stateAt('/blog/a/')).toBe('withdrawn');
    await change('posts', post, { status: 'published', slug: 'b' });
    await change('posts', post, { slug: 'c' });
    expect((await ask('/blog/b/')).page).toMatchObject({ collection: 'posts', id: post, state: 'new' });
    await change('posts', post, { slug: 'a' });
    await change('posts', post, { slug: 'd' });
    expect((await ask('/blog/a/')).page).toMatchObject({ id: post, state: 'moved' });
    expect(await stateAt('/blog/d/')).toBe('new');
    await site.as('editor', 'DELETE', `${RECORDS('posts')}/${post}`);
    expect((await ask('/blog/a/')).page).toMatchObject({ kind: 'gone', collection: 'gone', state: 'withdrawn' });
    expect((await ask('/blog/d/')).page).toMatchObject({ kind: 'gone', state: 'gone' });
  });

  test('reports pages that visitors do not see', async () => {
    const draft = await make('posts', { ...POST, slug: 'draft', status: 'draft' });
    expect((await ask('/sl/blog/draft/')).page).toMatchObject({ id: draft, state: 'draft' });
    const publish_at = new Date(Date.now() + 86_400_000).toISOString().replace('T', ' ');
    await make('posts', { ...POST, slug: 'planned', publish_at });
    expect((await ask('/blog/planned')).page).toMatchObject({ state: 'planned', publishAt: publish_at });
    expect((await ask('/nothing-here/')).page).toMatchObject({ kind: 'missing' });
  });

  test('counts a list’s published records, and has the record of its heading', async () => {
    const heading = await make('contents', {
      key: 'blog',
      section: 'lists',
      title: 'Blog',
      title_sl: 'Spletni dnevnik',
    });
    await make('posts', { ...POST, slug: 'e' });
    expect((await ask('/sl/blog/page/7/')).page).toMatchObject({
      ...{ kind: 'list', of: 'posts', count: 1, state: 'changed' },
      ...{ collection: 'contents', id: heading, title: 'Spletni dnevnik' },
    });
    expect((await ask('/workshops/')).page).toMatchObject({ kind: 'list', count: 0, state: 'live' });
  });

  test('reports the obstacle to publishing', async () => {
    expect((await ask('/')).failure).toBeNull();
    await make('builds', { status: 'failed', cause: 'posts', error: 'The record has no title.' });
    const [row] = (await site.as('owner', 'GET', RECORDS('publishing'))).body.items as unknown as {
      id: string;
      revision: number;
    }[];
    const failed = { failed_revision: row?.revision, failures: 1 };
    await site.as('owner', 'PATCH', `${RECORDS('publishing')}/${row?.id}`, failed);
    expect((await ask('/')).failure).toMatchObject({ error: 'The record has no title.' });
  });
});
