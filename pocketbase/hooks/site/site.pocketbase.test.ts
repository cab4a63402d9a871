import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const fingerprint = { content: '', code: '', configuration: '' };
let server: ThrowawayPocketBase;
let dir: string;

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.url, address, { method, headers });
const publish = async (changes: Record<string, string | undefined> = {}) => {
  const output = await mkdtemp(path.join(dir, 'public-'));
  await writeSampleBuild(output, changes);
  await publishRelease(output, dataFolder(dir), fingerprint);
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-site-'));
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

describe('a release', () => {
  beforeAll(() => publish());

  test('is served as it is, in br and in gzip', async () => {
    const plain = await get('/blog/');
    const br = await get('/blog/', { 'Accept-Encoding': 'gzip, br' });
    const gz = await get('/blog/', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(plain.status).toBe(200);
    expect(plain.body.toString()).toBe(SAMPLE['blog/index.html']);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of [plain, br, gz]) {
      expect(headers).toMatchObject({
        vary: expect.stringContaining('Accept-Encoding'),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers).not.toHaveProperty('x-xss-protection');
    }
  });

  test.each(['', 'gzip', 'br'])('answers 304 to whom has it (%s)', async (encoding) => {
    const first = await get('/', { 'Accept-Encoding': encoding });
    const again = await get('/', { 'Accept-Encoding': encoding, 'If-None-Match': first.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await get('/', { 'Accept-Encoding': encoding, 'If-None-Match': '"other"' });
    expect(other.status).toBe(200);
  });

  test('lets hashed files be cached for a year', async () => {
    for (const address of ['/app-0123456789abcdef0123.js', '/static/picture-1.png']) {
      expect((await get(address)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('lets the data of pages be cached for a minute, so that prefetched data is used', async () => {
    const { headers } = await get('/page-data/app-data.json');
    expect(headers['cache-control']).toBe('public, max-age=60, must-revalidate');
  });

  test('a page has its release, and open tabs can read that of the site', async () => {
    const page = await get('/blog/', { 'Accept-Encoding': 'br' });
    const id = /^release;desc="([^"]+)"$/.exec(String(page.headers['server-timing']))?.[1];
    const latest = await get('/builds/latest.json?t=1');
    expect(latest.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(JSON.parse(latest.body.toString())).toEqual({ id, version: '1.6.20', time: expect.any(String) });
    expect((await get('/nothing')).headers).toHaveProperty('server-timing');
    expect((await get('/app-0123456789abcdef0123.js')).headers).not.toHaveProperty('server-timing');
    // A page from the browser's cache is of this release too.
    const again = await get('/blog/', { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.etag ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { 'server-timing': page.headers['server-timing'] } });
  });

  test('a page with a parameter that it does not take is a miss', async () => {
    expect((await get('/blog/?page=2')).status).toBe(404);
    expect((await get('/blog/?page=1&utm_source=x')).status).toBe(200);
  });

  test('HEAD has the headers and no body', async () => {
    const [head, full] = [
      await get('/', { 'Accept-Encoding': 'br' }, 'HEAD'),
      await get('/', { 'Accept-Encoding': 'br' }),
    ];
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers.etag).toBe(full.headers.etag);
    expect((await get('/nothing', {}, 'HEAD')).status).toBe(404);
  });

  test('a range is cut from the file as it is', async () => {
    const answer = await get('/', { Range: 'bytes=5-9', 'Accept-Encoding': 'br, gzip' });
    expect(answer.status).toBe(206);
    expect(answer.body.toString()).toBe(SAMPLE['index.html']?.slice(5, 10));
    expect(answer.headers['content-range']).toBe(`bytes 5-9/${SAMPLE['index.html']?.length}`);
    expect((await get('/', { Range: 'bytes=999999-' })).status).toBe(416);
  });

  test.each([
    ['/blog', 301, '/blog/'],
    ['/blog?a=b&c', 301, '/blog/?a=b&c'],
    ['/blog/index.html', 301, '/blog/'],
    ['/portfolio/x?y=1', 301, '/?y=1'],
    ['/sl/portfolio', 301, '/sl/'],
    ['/tips-tricks/a/', 301, '/blog/a/'],
    ['/soon/', 302, 'https://example.com/'],
  ])('%s: %i to %s', async (address, status, location) => {
    expect(await get(address)).toMatchObject({ status, headers: { location } });
  });

  test.each([
    ['/nothing', 'Not found'],
    ['/blog/nothing/', 'Not found'],
    ['/sl/nothing/', 'Ni najdeno'],
    ['/404.html', 'Not found'],
    ['/404/', 'Not found'],
    ['/sl/404/', 'Ni najdeno'],
    ['/410/', 'Not found'],
    ['/sl/410/index.html', 'Ni najdeno'],
    ['/.env', 'Not found'],
    ['/.hidden/secret.txt', 'Not found'],
    ['/app-0123456789abcdef0123.js.map', 'Not found'],
    ['/app-0123456789abcdef0123.js.br', 'Not found'],
    ['/webpack.stats.json', 'Not found'],
    ['/chunk-map.json', 'Not found'],
    ['/_redirects', 'Not found'],
    ['/site.json', 'Not found'],
    ['/manifest.json', 'Not found'],
    ['/id', 'Not found'],
    ['/~partytown/debug/x.js', 'Not found'],
    ['/_gatsby/slices/footer-1.html', 'Not found'],
    ['/%2e%2e/superuser.json', 'Not found'],
    ['/..%2fsuperuser.json', 'Not found'],
    ['/blog/%2e%2e%2f%2e%2e%2f%2e%2e%2fpb_data/data.db', 'Not found'],
    ['/%00', 'Not found'],
  ])('%s is a miss', async (address, title) => {
    const answer = await followed(address);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toContain(`<h1>${title}</h1>`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers).not.toHaveProperty('etag');
  });

  test('/../ does not leave the release', async () => {
    expect((await followed('/../../superuser.json')).status).toBe(404);
    expect((await followed('/blog/../../pb_data/data.db')).status).toBe(404);
  });

  test('a miss is compressed too', async () => {
    const answer = await get('/sl/nothing', { 'Accept-Encoding': 'br' });
    expect(answer).toMatchObject({ status: 404, headers: { 'content-encoding': 'br' } });
    expect(brotliDecompressSync(answer.body).toString()).toBe(SAMPLE['sl/404/index.html']);
  });

  test('security.txt is a dotfile that is published', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(200);
  });

  test('the API and the dashboard stay unchanged', async () => {
    expect((await get('/api/health')).status).toBe(200);
    expect((await get('/_/')).body.toString()).toContain('PocketBase');
    const unknown = await get('/api/nothing');
    expect(unknown).toMatchObject({ status: 404, headers: { 'content-type': 'application/json' } });
    expect((await get('/nothing', {}, 'POST')).status).toBeGreaterThanOrEqual(404);
  });

  test('the SQL console is closed, to superusers too', async () => {
    const answer = await fetch(`${server.url}/api/sql`, {
      method: 'POST',
      headers: { Authorization: server.token, 'Content-Type': 'application/json' },
      body: '{"query":"SELECT 1"}',
    });
    expect(answer.status).toBe(404);
  });

  test('the next release is seen at once, by every worker', async () => {
    await publish({ 'blog/index.html': SAMPLE['blog/index.html']?.replace(/Blog/g, 'News') });
    // The first request reads it; concurrent ones are answered from the previous release.
    expect((await get('/blog/')).body.toString()).toContain('News');
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/blog/')));
    expect(answers.filter(({ body }) => !body.includes('News'))).toHaveLength(0);
  });

  test('a script that the next release no longer has is still there for open tabs', async () => {
    const before = await get('/app-0123456789abcdef0123.js', { 'Accept-Encoding': 'br' });
    await publish({ 'app-0123456789abcdef0123.js': undefined });
    await publish({ 'app-0123456789abcdef0123.js': undefined });
    const after = await get('/app-0123456789abcdef0123.js', { 'Accept-Encoding': 'br' });
    expect(after.status).toBe(200);
    expect(after.body).toEqual(before.body);
    expect(after.headers).toMatchObject({ etag: before.headers.etag, 'content-encoding': 'br' });
  });

  /** Follows PocketBase's own tidying of a path, once. */
  async function followed(address: string) {
    const first = await get(address);
    return first.status >= 300 && first.status < 400 ? get(first.headers.location ?? '') : first;
  }
});
