import { startPocketBase, type ThrowawayPocketBase } from './throwawayPocketBase';

let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

test('is migrated, empty, and lets the superuser in', async () => {
  const answer = await fetch(`${server.url}/api/collections/posts/records`, {
    headers: { Authorization: server.token },
  });
  expect(await answer.json()).toMatchObject({ items: [], totalItems: 0 });
});

test('comes back after a crash with its data', async () => {
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ slug: 'ai', name: 'AI' });
  const saved = await fetch(`${server.url}/api/collections/tags/records`, { method: 'POST', headers, body });
  expect(saved.status).toBe(200);
  await server.kill();
  await expect(fetch(server.url)).rejects.toThrow();
  await server.restart();
  const answer = await fetch(`${server.url}/api/collections/tags/records`);
  expect(await answer.json()).toMatchObject({ items: [{ slug: 'ai' }] });
});
