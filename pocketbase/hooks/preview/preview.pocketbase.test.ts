import { SAMPLE } from '../../../server/testing/sampleBuild';
import { DRAFT, type PreviewSite, startPreviewSite } from '../testing/previewSite';

let on: PreviewSite;
beforeAll(async () => {
  on = await startPreviewSite();
});
afterAll(() => on.stop());
beforeEach(() => on.tell({ status: 'stopped' }));

describe('opening a link', () => {
  test('leads to the page in the language of the reader, with a cookie that no script reads', async () => {
    const { url, cookie } = await on.makeLink();
    const answer = await on.get(url, { 'Accept-Language': 'de' });
    expect([answer.status, answer.headers.location]).toEqual([302, '/blog/draft/']);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'clear-site-data': '"cache"',
    });
    const [set = ''] = answer.headers['set-cookie'] ?? [];
    expect(set).toMatch(new RegExp(`^${cookie}; Path=/; Max-Age=60\\d{4}; HttpOnly; SameSite=Lax$`));
    expect((await on.get(url, { 'Accept-Language': 'sl' })).headers.location).toBe('/sl/blog/draft/');
    expect((await on.get(`${url}?path=/sl/blog/`)).headers.location).toBe('/sl/blog/');
    expect((await on.get(`${url}?path=//evil.example/`)).headers.location).toBe('/blog/draft/');
  });

  test('leads to where the record is now', async () => {
    const moved = await on.create({ ...DRAFT, slug: 'b' });
    const { url } = await on.makeLink(moved);
    await on.people.as('editor', 'PATCH', `/api/collections/posts/records/${moved}`, { slug: 'c' });
    expect((await on.get(url)).headers.location).toBe('/blog/c/');
    await on.people.as('editor', 'DELETE', `/api/collections/posts/records/${moved}`);
    expect((await on.get(url)).status).toBe(410);
  });

  test.each([
    ['expired', (id: string) => ['owner', 'PATCH', id, { expires_at: '2026-01-01 00:00:00.000Z' }] as const],
    ['taken back by an editor', (id: string) => ['editor', 'DELETE', id, undefined] as const],
  ])('that was %s answers so in both languages, and ends open previews', async (_, change) => {
    const { id, url, cookie } = await on.makeLink();
    await on.show('Seen');
    expect((await on.get('/blog/draft/', { Cookie: cookie })).status).toBe(200);
    const [person, method, record, body] = change(id);
    await on.people.as(person, method, `/api/collections/previews/records/${record}`, body);

    const answer = await on.get(url);
    expect(answer.status).toBe(410);
    expect(answer.body.toString()).toMatch(/This preview has ended[^]*Ta predogled je potekel/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'sha256-/,
    );
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await on.get('/_site/preview/state', { Cookie: cookie })).status).toBe(410);
    const page = await on.get('/blog/draft/', { Cookie: cookie });
    expect(page.status).toBe(404);
    expect(page.headers['set-cookie']).toEqual([expect.stringContaining('site_preview=; Path=/; Max-Age=0')]);
    expect((await on.get('/blog/', { Cookie: cookie })).body.toString()).toBe(SAMPLE['blog/index.html']);
  });
});

describe('a browser that opened a link', () => {
  test('waits until the preview is ready, and reads why it is not', async () => {
    const { cookie } = await on.makeLink();
    const waiting = await on.get('/blog/draft/', { Cookie: cookie });
    expect(waiting.status).toBe(503);
    expect(waiting.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(waiting.body.toString()).toMatch(/The preview is being prepared[^]*Predogled se pripravlja/);
    await on.tell({ status: 'failed', error: 'Two <records> at one address.' });
    const failed = await on.get('/blog/draft/', { Cookie: cookie });
    expect(failed.body.toString()).toMatch(/cannot be shown[^]*Two &lt;records&gt; at one address\.[^]*ni mogoče/);
    // The files of the waiting page itself are there meanwhile.
    expect((await on.get('/app-0123456789abcdef0123.js', { Cookie: cookie })).status).toBe(200);
  });

  test('gets the draft, which is not cached, listed or sent without the cookie', async () => {
    const { cookie } = await on.makeLink();
    const release = await on.show('The draft');
    const page = await on.get('/blog/draft/', { Cookie: cookie, 'Accept-Encoding': 'gzip, br' });
    expect(page.status).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect(page.headers.etag).toBeUndefined();
    const html = page.body.toString();
    expect(html).toContain('<h1>The draft</h1>');
    expect(html).toMatch(/<aside id="preview-strip" aria-label="Preview"[^]*Leave the preview/);
    expect(html).toContain(`data-release="${release}"`);
    const slovenian = await on.get('/sl/blog/draft/', { Cookie: cookie });
    expect(slovenian.body.toString()).toMatch(/aria-label="Predogled"[^]*Zapusti predogled/);

    const script = await on.get('/app-fedcba98765432100123.js', { Cookie: cookie, 'Accept-Encoding': 'br' });
    expect(script.status).toBe(200);
    expect(script.headers['cache-control']).toBe('private, no-store');
    for (const path of ['/blog/draft/', '/sl/blog/draft/', '/app-fedcba98765432100123.js']) {
      expect([path, (await on.get(path)).status]).toEqual([path, 404]);
    }
  });

  test('learns of a newer release, and of changes that are not built yet', async () => {
    const { cookie } = await on.makeLink();
    const state = async () => JSON.parse((await on.get('/_site/preview/state', { Cookie: cookie })).body.toString());
    const first = await on.show('One');
    expect(await state()).toEqual({ release: first, isCurrent: true, error: '' });
    await on.people.as('editor', 'PATCH', `/api/collections/posts/records/${on.draft}`, { title: 'Another' });
    expect(await state()).toEqual({ release: first, isCurrent: false, error: '' });
    await on.tell({ status: 'building' });
    await on.tell({ status: 'failed', error: 'It has no title.' });
    expect(await state()).toEqual({ release: first, isCurrent: false, error: 'It has no title.' });
    const second = await on.show('Two');
    expect(await state()).toEqual({ release: second, isCurrent: true, error: '' });
    expect((await on.get('/blog/draft/', { Cookie: cookie })).body.toString()).toContain('<h1>Two</h1>');
  });

  test('leaves it by one click, to the same page if visitors have it', async () => {
    const there = await on.get('/_site/preview/leave?path=/blog/');
    expect([there.status, there.headers.location]).toEqual([302, '/blog/']);
    expect(there.headers['set-cookie']).toEqual([expect.stringContaining('site_preview=; Path=/; Max-Age=0')]);
    const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];
    for (const path of ['/blog/draft/', '//evil.example/', '', ...inherited]) {
      expect((await on.get(`/_site/preview/leave?path=${encodeURIComponent(path)}`)).headers.location).toBe('/');
    }
  });
});

test('visitors get the live site, whatever is previewed', async () => {
  const plain = await on.get('/blog/');
  await on.show('The draft');
  const meanwhile = await on.get('/blog/', { Cookie: 'locale=en; other=1' });
  expect({ ...meanwhile.headers, date: '' }).toEqual({ ...plain.headers, date: '' });
  expect(meanwhile.body.equals(plain.body)).toBe(true);
});

test('a change of a collection without content does not change the preview', async () => {
  const { changed } = await on.wish();
  await on.people.as('owner', 'PATCH', `/api/collections/_superusers/records/${on.people.editor.id}`, {
    emailVisibility: true,
  });
  expect((await on.wish()).changed).toBe(changed);
  await on.people.as('owner', 'PATCH', `/api/collections/posts/records/${on.draft}`, { title: 'Changed' });
  expect((await on.wish()).changed).not.toBe(changed);
});
