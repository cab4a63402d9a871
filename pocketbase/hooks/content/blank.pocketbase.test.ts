import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

const POST = { slug: 'a', title: 'T', summary: 'S', body: '<p>B</p>', status: 'published' };
const save = async (method: string, path: string, body: object) => {
  const answer = await fetch(`${server.url}/api/collections/${path}`, {
    method,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as { id: string; data?: object } };
};

test.each([
  ['title', '\u200b'],
  ['title', ' \u00a0 '],
  ['summary', '\u2060\ufeff'],
  ['body', '<p>\u200b</p>'],
  ['body', '<p>&nbsp;</p>'],
])('a %s of %j is refused as empty, when an article is added and when it is changed', async (field, value) => {
  const refused = { status: 400, body: { data: { [field]: { code: 'validation_required' } } } };
  expect(await save('POST', 'posts/records', { ...POST, [field]: value })).toMatchObject(refused);
  const { body } = await save('POST', 'posts/records', {
    ...POST,
    slug: `s-${Math.random().toString(36).slice(2, 8)}`,
  });
  expect(await save('PATCH', `posts/records/${body.id}`, { [field]: value })).toMatchObject(refused);
});

test.each([
  ['tags/records', { slug: 't', name: '\u3164' }, 'name'],
  ['contents/records', { key: '\u200b', section: 's' }, 'key'],
])('so it is elsewhere: %s', async (path, body, field) => {
  expect(await save('POST', path, body)).toMatchObject({ status: 400, body: { data: { [field]: expect.anything() } } });
});

test('an optional text may be of such characters', async () => {
  expect((await save('POST', 'posts/records', { ...POST, slug: 'optional', title_sl: '\u200b' })).status).toBe(200);
});
