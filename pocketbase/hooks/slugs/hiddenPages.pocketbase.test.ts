import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase({});
});
afterAll(() => server.stop());

async function call(method: string, address: string, body: object) {
  const answer = await fetch(`${server.url}/api/collections/${address}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}
const create = async (collection: string, record: object): Promise<string> =>
  (await call('POST', `${collection}/records`, record)).body.id;
const POST = { summary: 'S', body: 'B', status: 'published' };
const post = (slug: string, more: object = {}) => create('posts', { slug, title: slug, ...POST, ...more });
const redirect = (from: string) => create('redirects', { from, to: '/contact/', status: '301', confirmed: true });
const statusOf = async (slug: string, more: object = {}) =>
  (await call('POST', 'posts/records', { slug, title: slug, ...POST, ...more })).status;

test('a page that a redirect would hide is not published, renamed or made, with a sentence that names the redirect', async () => {
  const [draft, elsewhere] = [await post('draft', { status: 'draft' }), await post('elsewhere')];
  const rule = await redirect('/blog/draft/');
  await redirect('/blog/old*');
  const { status, body } = await call('PATCH', `posts/records/${draft}`, { status: 'published' });
  expect([status, body.data.slug.code]).toEqual([400, 'slug_hidden']);
  expect(body.data.slug.message).toContain(rule);
  const renamed = await call('PATCH', `posts/records/${elsewhere}`, { slug: 'old-times' });
  expect([await statusOf('old-news'), renamed.status]).toEqual([400, 400]);
  // A draft has no visitors, and the redirect of one locale leaves the page of the other one.
  expect(await statusOf('old-draft', { status: 'draft' })).toBe(200);
  await redirect('/sl/blog/one-locale/');
  expect(await statusOf('one-locale')).toBe(200);
});

test('nor is a tag, or a page with the slug of its title', async () => {
  await redirect('/blog/tag/led-away/');
  expect((await call('POST', 'tags/records', { slug: 'led-away', name: 'T' })).status).toBe(400);
  await redirect('/title*');
  const page = { title: 'Title', section: 'default', status: 'published' };
  expect((await call('POST', 'pages/records', page)).status).toBe(400);
});

test('a set that deletes the redirect and publishes the page is published', async () => {
  const draft = await post('in-a-set', { status: 'draft' });
  const rule = await redirect('/blog/in-a-set/');
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  const ask = (path: string, method: string, body?: object) =>
    fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const { id } = (await (await ask('/_site/prepared', 'POST', { title: 'Set' })).json()) as { id: string };
  const records = '/api/collections';
  expect((await ask(`${records}/redirects/records/${rule}?prepare=${id}`, 'DELETE')).status).toBe(204);
  const published = await ask(`${records}/posts/records/${draft}?prepare=${id}`, 'PATCH', { status: 'published' });
  expect(published.status).toBe(200);
  expect((await ask(`/_site/prepared/${id}/publish`, 'POST', {})).status).toBe(200);
});

test('a page stays where an editor confirmed the redirect afterwards', async () => {
  const id = await post('kept');
  await redirect('/blog/kept/');
  expect((await call('PATCH', `posts/records/${id}`, { summary: 'Other' })).status).toBe(200);
});
