import { RECORDS } from '../testing/contentSite';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
});
afterAll(() => site.stop());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const large = JSON.stringify({ a: Array.from({ length: 40_000 }, () => ({})) });
const send = async (path: string, init: RequestInit & { duplex?: 'half' }) =>
  (await fetch(`${site.server.url}${path}`, { ...init, headers: { ...JSON_TYPE, ...init.headers } })).status;

test.each(['POST', 'PATCH', 'DELETE'])('a guest’s %s of 100 kB is refused before it is parsed', async (method) => {
  const path = method === 'POST' ? RECORDS('messages') : `${RECORDS('posts')}/x`;
  expect(await send(path, { method, body: large })).toBe(413);
});

test('a guest’s request without its length is refused, unless its route has a limit of its own', async () => {
  const body = () => new Blob(['{}']).stream();
  expect(await send(RECORDS('messages'), { method: 'POST', body: body(), duplex: 'half' })).toBe(411);
  expect(await send('/_site/save-form-message', { method: 'POST', body: body(), duplex: 'half' })).toBe(400);
});

test('an editor sends more, and learns that the session is over', async () => {
  const values = { slug: 'long', title: 'T', summary: 'S', status: 'draft', body: `<p>${'word '.repeat(30_000)}</p>` };
  expect((await site.as('editor', 'POST', RECORDS('posts'), values)).status).toBe(200);
  const headers = { Authorization: 'of.an.old-session' };
  expect(await send(RECORDS('posts'), { method: 'POST', body: JSON.stringify(values), headers })).toBe(401);
});

test('a guest gets no related records, however the query spells them', async () => {
  expect(await send(`${RECORDS('pages')}?perPage=1`, {})).toBe(200);
  expect(await send(`${RECORDS('pages')}?expand=blocks_via_page`, {})).toBe(403);
  expect(await send(`${RECORDS('pages')}?%65xpand=blocks_via_page`, {})).toBe(403);
  // A page of the site may have any query.
  expect(await send('/?expand=a', {})).not.toBe(403);
  expect((await site.as('editor', 'GET', `${RECORDS('pages')}?expand=blocks_via_page`)).status).toBe(200);
});

const NOW = 'status = "published" && (publish_at = "" || publish_at <= @now)';
const THROUGH_ONE = 'block.hidden = false && block.page.status = "published" && block.page.publish_at <= @now';

test.each([
  ['pages', { filter: NOW }],
  ['posts', { filter: `(${NOW}) && id > "x"`, sort: '-publish_at,@rowid' }],
  ['block_items', { filter: THROUGH_ONE, sort: 'block.page.slug' }],
  ['pages', { filter: 'title = "a.b_via_c" // blocks_via_page.id' }],
  ['posts', { filter: 'title ~ 1.5 && tags ?= "x"' }],
])('a guest’s list of %s by %j is answered, as the build needs it', async (collection, query) => {
  expect(await send(`${RECORDS(collection)}?${new URLSearchParams(query as Record<string, string>)}`, {})).toBe(200);
});

test.each([
  ['pages', 'filter=blocks_via_page.id!=""'],
  ['pages', 'filter=BLOCKS_VIA_PAGE.id!=""'],
  ['pages', '%66ilter=blocks%5Fvia%5Fpage.id!=%22%22'],
  ['pages', 'filter=title=%22a%22%26%26blocks_via_page.block_items_via_block.id!=%22%22'],
  ['pages', 'sort=blocks_via_page.id'],
  ['pages', 'sort=title,-blocks_via_page.block_items_via_block.id'],
  ['pages', 'filter=@collection.posts.id!=""'],
  ['pages', 'filter=@collection.posts:a.id!=""'],
  ['PAGES', 'filter=blocks_via_page.id!=""'],
  ['posts', 'filter=tags.slug!=""'],
  ['posts', 'filter=tags.posts_via_tags.tags.slug!=""'],
  // A check that disagreed with PocketBase about the end of a text would miss a name in it.
  ['pages', String.raw`filter=title="x\\" || "" || " %26%26 blocks_via_page.id="y"`],
])('a guest’s list of %s by %s, which multiplies rows, is refused', async (collection, query) => {
  expect(await send(`${RECORDS(collection)}?${query.replace(/[ "]/g, encodeURIComponent)}`, {})).toBe(403);
});

test('the second of two filters, and a name in another case, are not used, so nobody checks them', async () => {
  const count = async (query: string) =>
    (await site.as('editor', 'GET', `${RECORDS('posts')}?${query}`)).body.totalItems;
  expect(await count('filter=slug=%22long%22&filter=slug=%22none%22')).toBe(1);
  expect(await count('sort=id&sort=none&Filter=slug=%22none%22')).toBe(await count(''));
});

test('a guest’s batch reads no list, and an editor’s list by related records is answered', async () => {
  const requests = [{ method: 'GET', url: `${RECORDS('pages')}?filter=blocks_via_page.id!=""` }];
  expect(await send('/api/batch', { method: 'POST', body: JSON.stringify({ requests }) })).toBeGreaterThanOrEqual(400);
  expect((await site.as('editor', 'GET', `${RECORDS('pages')}?filter=blocks_via_page.id!=""`)).status).toBe(200);
  // A page of the site may have any query.
  expect(await send('/?filter=a_via_b.c', {})).not.toBe(403);
});

test('beside thirty event streams a further one is refused, and everything else is answered', async () => {
  const stop = new AbortController();
  const open = () => fetch(`${site.server.url}/api/realtime`, { signal: stop.signal });
  const streams = await Promise.all(Array.from({ length: 30 }, open));
  expect(streams.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  const refused = await open();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await site.as('editor', 'GET', '/_site/status/data')).status).toBe(200);
  stop.abort();
});

test('a guest subscribes to nothing, and an account to at most a hundred topics', async () => {
  const stop = new AbortController();
  let stream: Response;
  // The streams of the test before are counted until the server has noticed their end.
  do stream = await fetch(`${site.server.url}/api/realtime`, { signal: stop.signal });
  while (stream.status === 503);
  const first = new TextDecoder().decode((await stream.body?.getReader().read())?.value);
  const clientId = /"clientId":"(\w+)"/.exec(first)?.[1];
  const topics = (count: number) => Array.from({ length: count }, (_, number) => `posts/*?${number}=1`);
  const subscribe = (count: number) => ({ clientId, subscriptions: topics(count) });
  const guest = (count: number) => send('/api/realtime', { method: 'POST', body: JSON.stringify(subscribe(count)) });
  const editor = async (count: number) => (await site.as('editor', 'POST', '/api/realtime', subscribe(count))).status;
  expect([await guest(1), await guest(0)]).toEqual([401, 204]);
  expect([await editor(101), await editor(100)]).toEqual([400, 204]);
  stop.abort();
});
