import { observatoryScore } from '../../../server/testing/observatoryScore';
import { type Link, type PreviewSite, startPreviewSite } from '../testing/previewSite';

/** The most points of MDN's Observatory without preloading and integrity; answers that other pages frame or embed have fewer. */
const PAGE = 130;
const OTHER = 115;

type Asked = { path: string; method?: string; headers?: Record<string, string>; body?: string | FormData };
/** A path, or a whole request. */
type Case = [name: string, status: number, asked: string | (() => Asked | Promise<Asked>)];

let on: PreviewSite;
let link: Link;
let upload: { id: string; image: string };

beforeAll(async () => {
  on = await startPreviewSite({ SITE_ORIGIN: 'https://www.modrina.example', ERROR_REPORT: '1' });
  link = await on.makeLink();
  const body = new FormData();
  body.set('image', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }));
  Object.entries({ slug: 'shown', title: 'T', summary: 'S', body: '<p>B</p>', status: 'published' }).forEach(
    ([name, value]) => body.set(name, value),
  );
  const made = await on.people.as('owner', 'POST', '/api/collections/posts/records', body);
  upload = made.body as unknown as typeof upload;
});
afterAll(() => on.stop());

const RECORDS = '/api/collections/posts/records';
const json = (path: string, body: string, method = 'POST') => ({
  ...{ path, method, body },
  headers: { 'Content-Type': 'application/json' },
});
const as = (person: 'owner' | 'editor', path: string, method = 'GET') => ({
  ...{ path, method },
  headers: { Authorization: on.people.tokens[person] },
});
const withCookie = (path: string, Cookie: string) => () => ({ path, headers: { Cookie } });
const plainForm = () => ({
  ...{ path: '/_site/forms/contact', method: 'POST', body: 'name=x&locale=en' },
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
});

/** By its own User-Agent Node is a bot, which is sent to no language. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const CASES: Case[] = [
  ['a page', 200, '/blog/'],
  ['a page of the second language', 200, '/sl/'],
  [
    'the home page by the language',
    302,
    () => ({ path: '/', headers: { 'Accept-Language': 'sl', 'User-Agent': BROWSER } }),
  ],
  ['a page that is not there', 404, '/nothing/'],
  ['a page that was deleted', 410, '/blog/removed/'],
  ['a page that the browser has', 304, async () => revisited('/blog/')],
  ['a part of a page', 206, () => ({ path: '/blog/', headers: { Range: 'bytes=5-9' } })],
  ['a part beyond the end', 416, () => ({ path: '/blog/', headers: { Range: 'bytes=999999-' } })],
  ['the headers of a page alone', 200, () => ({ path: '/blog/', method: 'HEAD' })],
  ['a page as editors see it', 200, withCookie('/blog/', 'editor_bar=1')],
  ['a redirect', 302, '/soon'],
  ['a redirect to the address with a slash', 301, '/blog'],
  ['the sitemap', 200, '/sitemap-index.xml'],
  ['robots.txt', 200, '/robots.txt'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['data of a page', 200, '/page-data/index/page-data.json'],
  ['the news of the release', 200, '/builds/latest.json'],
  ['a script', 200, '/app-0123456789abcdef0123.js'],
  ['an image', 200, '/static/picture-1.png'],
  ['a drawing', 200, '/static/drawing-1.svg'],
  ['a method that pages do not have', 404, () => ({ path: '/blog/', method: 'PUT' })],
  [
    'a question of another site',
    204,
    () => ({ path: RECORDS, method: 'OPTIONS', headers: { Origin: 'https://a.example' } }),
  ],
  ['the health of the API', 200, '/api/health'],
  ['a list', 200, RECORDS],
  ['a list with a filter that is none', 400, `${RECORDS}?filter=%28`],
  ['a list of those who sign in, to nobody', 403, '/api/collections/_superusers/records'],
  ['settings, to nobody', 401, '/api/settings'],
  ['settings, to an owner', 200, () => as('owner', '/api/settings')],
  ['backups, to an editor', 403, () => as('editor', '/api/backups')],
  ['a record that is not there', 404, `${RECORDS}/nothing00000000`],
  ['a call that is not there', 404, '/api/nothing'],
  [
    'a wrong password',
    400,
    () => json('/api/collections/_superusers/auth-with-password', '{"identity":"a","password":"b"}'),
  ],
  ['a sign-in', 200, () => signIn()],
  ['an upload', 200, () => ({ path: `/api/files/posts/${upload.id}/${upload.image}` })],
  ['an upload that is not there', 404, () => ({ path: `/api/files/posts/${upload.id}/nothing.png` })],
  ['the dashboard without its slash', 307, '/_'],
  ['the dashboard', 200, '/_/'],
  ['a script of the dashboard', 200, '/_/libs/prism/prism.js'],
  ['what is added to the dashboard', 200, '/_/extensions.js'],
  ['a file that the dashboard does not have', 404, '/_/nothing.js'],
  ['the status page', 200, '/_site/status'],
  ['the status page with a slash', 308, '/_site/status/'],
  ['a script of the status page', 200, '/_site/status/main.js'],
  ['the state of publishing, to nobody', 401, '/_site/status/data'],
  ['the state of publishing', 200, () => as('editor', '/_site/status/data')],
  ['a script of the bar', 200, '/_site/bar/main.js'],
  ['what the bar shows', 200, () => as('editor', '/_site/bar/data?path=/blog/')],
  ['what visitors sent', 200, () => as('owner', '/_site/export/messages.csv')],
  ['a form with faults, as a page', 422, plainForm],
  ['a form of another type', 415, () => ({ path: '/_site/save-form-message', method: 'POST', body: 'x' })],
  ['a form that is too large', 413, () => json('/_site/save-form-message', `{"a":"${'x'.repeat(20_000)}"}`)],
  ['the address of a form that came back', 303, '/_site/forms/contact'],
  ['the token of a form', 200, '/_site/form-token'],
  ['where an address leads', 200, '/_site/redirect?path=/soon'],
  ['a report of an error that is none', 400, () => json('/_site/error-report', '{}')],
  ['what a builder asks, to nobody', 401, '/_site/publishing/state'],
  ['a page in place of a call that is not there', 404, '/_site/nothing'],
  ['a link to a draft', 302, () => ({ path: link.url.replace('https://www.modrina.example', '') })],
  ['a link to a draft that has ended', 410, '/_site/preview/nothing'],
  ['a draft that is not ready', 503, () => withCookie('/blog/draft/', link.cookie)()],
  ['the progress before the first release', 200, '/_site/progress'],
  ['the script that follows it', 200, '/_site/progress/follow.js'],
  ['the state of a preview', 200, () => withCookie('/_site/preview/state', link.cookie)()],
  ['a script of a preview', 200, '/_site/preview/page/strip.js'],
  ['the way out of a preview', 302, '/_site/preview/leave'],
];

test.each(CASES)('%s (%i) has the headers of its kind', async (_, status, asked) => {
  const { path, ...request } = typeof asked === 'string' ? { path: asked } : await asked();
  const answer = await fetch(on.people.server.url + path, { ...request, redirect: 'manual' });
  await answer.body?.cancel();
  expect(answer.status).toBe(status);
  const headers = Object.fromEntries(answer.headers);
  expect(scoreOf(answer, path)).toEqual({ path, score: expect.any(Number), isEnough: true });
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': expect.any(String),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; /);
  expect(headers).not.toHaveProperty('x-xss-protection');
  const isKept = !/no-store/.test(headers['cache-control'] ?? '');
  expect(isKept && /^\/(api|_site)\/(?!files|nothing)/.test(path)).toBe(false);
});

test('an answer that the rate limit refuses has them too', async () => {
  const limit = (rateLimits: object) => on.people.as('owner', 'PATCH', '/api/settings', { rateLimits });
  const rule = { label: '/sl/', duration: 60, maxRequests: 1, audience: '' };
  expect((await limit({ enabled: true, rules: [rule], excludedIPs: [] })).status).toBe(200);
  const answers = await Promise.all([1, 2, 3].map(() => on.get('/sl/')));
  await limit({ enabled: false });
  const refused = answers.find(({ status }) => status === 429);
  expect(refused && observatoryScore(refused.headers).score).toBe(PAGE);
});

test('a file that needs a token is kept by no cache, one that needs none is', async () => {
  const path = `/api/files/posts/${upload.id}/${upload.image}`;
  const kept = async (query: string) => (await on.get(path + query)).headers['cache-control'];
  expect(await kept('?token=x')).toBe('no-store');
  expect(await kept('?%74oken=x')).toBe('no-store');
  expect(await kept('?thumb=100x100')).toMatch(/^max-age=\d+/);
});

test('paths that Go’s router tidies before any hook are the one exception: they are redirected to the tidy path', async () => {
  const answer = await on.get('//blog/');
  expect(answer).toMatchObject({ status: 307, headers: { location: '/blog/' } });
});

function scoreOf(answer: Response, path: string): { path: string; score: number; isEnough: boolean } {
  const headers = { ...Object.fromEntries(answer.headers), 'set-cookie': answer.headers.getSetCookie() };
  const { score } = observatoryScore(headers);
  const isPage = (answer.headers.get('content-type') ?? '').startsWith('text/html') && !path.startsWith('/_/');
  return { path, score, isEnough: score >= (isPage ? PAGE : OTHER) };
}

async function revisited(path: string): Promise<Asked> {
  const { headers } = await on.get(path);
  return { path, headers: { 'If-None-Match': headers.etag ?? '', 'Accept-Encoding': 'identity' } };
}

function signIn(): Asked {
  const { email: identity, password } = on.people.editor;
  return json('/api/collections/_superusers/auth-with-password', JSON.stringify({ identity, password }));
}
