import { ROOT } from '../settings';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { contentDigest } from './fingerprint';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

async function write(method: string, path: string, record?: Record<string, unknown>): Promise<{ id: string }> {
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.url}/api/collections/${path}`, {
    method,
    headers,
    body: JSON.stringify(record),
  });
  expect(answer.ok).toBe(true);
  return answer.status === 204 ? { id: '' } : answer.json();
}
const digest = () => contentDigest(server.url, ROOT);
const post = { slug: 'a', title: 'A', summary: 'S', body: 'B', status: 'draft' };

test('changes with what visitors may read, and only with that', async () => {
  const empty = await digest();
  expect(await digest()).toBe(empty);

  const { id } = await write('POST', 'posts/records', post);
  await write('POST', 'messages/records', { name: 'Ana', email: 'ana@example.com' });
  expect(await digest()).toBe(empty);

  await write('PATCH', `posts/records/${id}`, { status: 'published' });
  const published = await digest();
  expect(published).not.toBe(empty);

  await write('PATCH', `posts/records/${id}`, { title: 'B' });
  expect(await digest()).not.toBe(published);

  const before = await digest();
  const menu = await write('POST', 'menus/records', { key: 'a' });
  expect(await digest()).not.toBe(before);
  await write('DELETE', `menus/records/${menu.id}`);
  expect(await digest()).toBe(before);
});

test('changes when the moment of a planned publication comes', async () => {
  const soon = new Date(Date.now() + 5_000).toISOString().replace('T', ' ');
  await write('POST', 'posts/records', { ...post, slug: 'b', status: 'published', publish_at: soon });
  const before = await digest();
  for (let i = 0; i < 300 && (await digest()) === before; i++) await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await digest()).not.toBe(before);
});
