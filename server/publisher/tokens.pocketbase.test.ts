import { dataFolder } from '../dataFolder';
import { readable, runPocketBase } from '../pocketbase/runPocketBase';
import { ROOT } from '../settings';
import { testProgram } from '../testing/installation';
import { post, type PublishingSite, startPublishingSite } from '../testing/publishingSite';
import { openQueue } from './queue';

let site: PublishingSite;
beforeAll(async () => {
  site = await startPublishingSite();
});
afterAll(() => site.server.stop());

const command = async (...args: string[]) => {
  const installation = {
    program: await testProgram(),
    database: dataFolder(site.server.dataDir).database,
    root: ROOT,
  };
  return readable(await runPocketBase(installation, ['builder-token', ...args], 'failed'));
};
const call = (token: string, path: string, method = 'GET', body?: object) =>
  fetch(`${site.server.url}${path}`, {
    method,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });

test('builds, and sees and changes nothing that a visitor may not', async () => {
  const token = await command('other machine');
  expect(await openQueue(site.server.url, token).state()).toMatchObject({ revision: expect.any(Number) });
  expect((await call(token, '/api/collections/builders/auth-refresh', 'POST', {})).status).toBe(200);

  await site.records('posts', 'POST', post('seen'));
  const draft = await site.records('posts', 'POST', post('draft', { status: 'draft' }));
  const { items } = (await (await call(token, '/api/collections/posts/records')).json()) as { items: object[] };
  expect(items).toEqual([expect.objectContaining({ slug: 'seen' })]);
  const refused = [
    ['GET', `/api/collections/posts/records/${draft.id}`],
    ['PATCH', `/api/collections/posts/records/${draft.id}`],
    ['POST', '/api/collections/posts/records'],
    ['GET', '/api/collections/builds/records'],
    ['GET', '/api/collections/publishing/records'],
    ['GET', '/api/collections/builders/records'],
    ['GET', '/api/collections/messages/records'],
    ['GET', '/api/collections'],
    ['GET', '/api/settings'],
    ['GET', '/api/backups'],
    ['GET', '/api/logs'],
    ['GET', '/_site/export/messages.csv'],
  ] as const;
  for (const [method, path] of refused) {
    const answer = await call(token, path, method, method === 'GET' ? undefined : {});
    expect([method, path, answer.status >= 400]).toEqual([method, path, true]);
  }
});

test('one that reads drafts reads nothing else that a visitor may not, and publishes nothing', async () => {
  const token = await command('drafts', 'previews');
  const listed = async (path: string) =>
    ((await (await call(token, `/api/collections/${path}/records`)).json()) as { items?: { slug: string }[] }).items;
  const draft = (await site.records('posts', 'POST', post('draft-too', { status: 'draft' }))).id;
  const planned = await site.records('posts', 'POST', post('planned', { publish_at: '2099-01-01 00:00:00.000Z' }));
  expect((await listed('posts'))?.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['draft-too', 'planned']));
  for (const id of [draft, planned.id]) {
    expect((await call(token, `/api/collections/posts/records/${id}`)).status).toBe(200);
    expect((await call('', `/api/collections/posts/records/${id}`)).status).toBe(404);
    expect((await call(token, `/api/collections/posts/records/${id}`, 'PATCH', {})).status).toBeGreaterThanOrEqual(400);
  }
  const closed = ['builds', 'publishing', 'previews', 'messages', 'form_messages', 'outbox', '_superusers', 'builders'];
  for (const name of closed) expect([name, (await listed(name)) ?? []]).toEqual([name, []]);
  for (const step of ['state', 'lease', 'renew', 'finish', 'move', 'preview']) {
    expect([step, (await site.step(step, undefined, token)).status]).toEqual([step, 403]);
  }
  // The same name for a builder: what was made before reads no more.
  const other = await command('keep', 'previews');
  expect((await listed('posts'))?.map(({ slug }) => slug)).not.toContain('draft-too');
  expect((await site.step('state', undefined, other)).status).toBe(200);
});

test('a new token ends the older one, and one that is taken back is worth nothing', async () => {
  const first = await command('machine');
  const second = await command('machine');
  expect(
    await Promise.all([first, second].map(async (token) => (await site.step('state', undefined, token)).status)),
  ).toEqual([401, 200]);
  expect(await command('list')).toMatch(/^\S+ \S+ machine$/m);
  await command('revoke', 'machine');
  await expect(openQueue(site.server.url, second).state()).rejects.toThrow(/does not take PB_TOKEN.*builder:token/);
  await expect(command('revoke', 'machine')).rejects.toThrow('failed');
});

test.each(['', 'nonsense'])('no other account: %j', async (token) => {
  for (const step of ['state', 'lease', 'renew', 'finish', 'move']) {
    expect((await site.step(step, undefined, token)).status).toBe(401);
  }
});
