import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(server.url, address, { method, headers });

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-language-'));
  server = await startPocketBase({ dir });
  const output = path.join(dir, 'public');
  await writeSampleBuild(output, {
    'sl/404/index.html': SAMPLE['sl/404/index.html']?.replace('<h1>', '<div data-not-found="404 - Ni: {}"></div><h1>'),
  });
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

test.each([
  ['a Slovenian browser', { 'Accept-Language': 'sl-SI,sl;q=0.9,en;q=0.8' }],
  ['who chose Slovenian', { 'Accept-Language': 'en', Cookie: 'a=b; locale=sl' }],
])('%s is redirected to Slovenian, with the query, and that is not cached', async (_, headers) => {
  expect(await get('/?a=b', headers)).toMatchObject({
    status: 302,
    headers: { location: '/sl/?a=b', 'cache-control': 'private, no-store', vary: 'Accept-Language, Cookie' },
  });
  expect(await get('/', headers, 'HEAD')).toMatchObject({ status: 302 });
});

test.each([
  ['an English browser', { 'Accept-Language': 'en-GB,en;q=0.9,sl;q=0.8' }],
  ['who chose English', { 'Accept-Language': 'sl', Cookie: 'locale=en' }],
  ['who follows a link of the site', { 'Accept-Language': 'sl', 'Sec-Fetch-Site': 'same-origin' }],
  ['a bot', { 'Accept-Language': 'sl', 'User-Agent': GOOGLE }],
  ['who says nothing', {}],
])('%s gets English', async (_, headers) => {
  const answer = await get('/', headers);
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.body.toString()).toBe(SAMPLE['index.html']);
});

test('only / chooses: every other path has its own locale', async () => {
  const slovenian = { 'Accept-Language': 'sl', Cookie: 'locale=sl' };
  expect((await get('/blog/', slovenian)).status).toBe(200);
  expect((await get('/sl/', { 'Accept-Language': 'en', Cookie: 'locale=en' })).status).toBe(200);
});

test.each([
  ['Viber/20.3.0'],
  ['Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com'],
  ['Mozilla/5.0 (compatible; redditbot/1.0; +http://www.reddit.com/feedback)'],
])('%s previews the page that was shared', async (userAgent) => {
  expect(await get('/', { 'Accept-Language': 'sl', 'User-Agent': userAgent })).toMatchObject({ status: 200 });
});

test.each([
  ['/en/blog?a=b', 301, '/blog/?a=b'],
  ['/EN', 301, '/'],
  ['/Blog/', 301, '/blog/'],
  ['/en/nothing/', 404, undefined],
  ['/en/%2Fevil.example/', 404, undefined],
  ['/en/%5Cevil.example/', 404, undefined],
])('%s: %s %s', async (address, status, location) => {
  const { status: answered, headers } = await get(address);
  expect([answered, headers.location]).toEqual([status, location]);
});

test('a browser that shows a 404 page gets it with the path, other requests get it compressed', async () => {
  const headers = { 'Accept-Encoding': 'br', 'Sec-Fetch-Dest': 'document' };
  const shown = await get('/sl/%3Cb%3E', headers);
  expect(shown.status).toBe(404);
  expect(shown.headers).not.toHaveProperty('content-encoding');
  expect(shown.body.toString()).toContain('<title>404 - Ni: /sl/&lt;b&gt;</title>');
  expect((await get('/sl/%3Cb%3E', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBe('br');
});
