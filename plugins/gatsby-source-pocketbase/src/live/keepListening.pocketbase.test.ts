import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { noRealtime, startLiveBackend, until, type LiveBackend } from '../testing/startLiveBackend';

let world: LiveBackend;
beforeAll(async () => {
  world = await startLiveBackend(await startPocketBase());
});
afterEach(() => world.reset());
afterAll(() => world.stop());

it('comes back when PocketBase does, and sees what happened meanwhile', async () => {
  const { server, proxy, change, article } = world;
  const { listening, titleOf, statusLines } = await world.develop();
  await listening();
  await server.kill();
  await until(() => statusLines().length === 2);
  proxy.meddle = noRealtime;
  await server.restart();
  await change({ title: 'While nobody listened' });
  proxy.meddle = () => undefined;
  await until(() => titleOf(article) === 'While nobody listened');
  // Polling may have found the change before the connection stood again.
  await until(() => statusLines().length === 3);
  expect(statusLines().map((line) => line.slice(0, 43))).toEqual([
    'Live updates from PocketBase: what is saved',
    'Live updates from PocketBase are back.',
    'Live updates from PocketBase are interrupte',
  ]);
  await change({ title: 'And after' });
  await until(() => titleOf(article) === 'And after');
});

it('begins though the server was not up for the first sourcing', async () => {
  await world.server.kill();
  const { failure, titleOf, statusLines } = await world.develop({ retries: 0 });
  expect(failure).toMatchObject({ id: '10101' });
  await until(() => statusLines().length === 1);
  await world.server.restart();
  await until(() => titleOf(world.article) !== undefined && statusLines().length === 2);
  expect(statusLines().map((line) => line.slice(0, 43))).toEqual([
    'Live updates from PocketBase are back.',
    'Live updates from PocketBase are interrupte',
  ]);
});

it('says nothing when a connection ends and the next one opens at once, as after idle minutes', async () => {
  const { listening, titleOf, statusLines } = await world.develop({}, { silenceMs: 200, stoodMs: 0 });
  await listening();
  await until(() => world.connections() > 3);
  await world.change({ title: 'Heard by another connection' });
  await until(() => titleOf(world.article) === 'Heard by another connection');
  expect(statusLines()).toHaveLength(1);
});

it('signs in anew when its token no longer counts, which PocketBase answers with silence', async () => {
  const { backend, server, change, article } = world;
  const { listening, titleOf, statusLines } = await world.develop({}, { proveMs: 200, stoodMs: 0 });
  await listening();
  const password = 'only-for-tests-3';
  const { items } = (await backend.send('GET', '/api/collections/_superusers/records')) as unknown as {
    items: { id: string }[];
  };
  process.env.PB_SUPERUSER_PASSWORD = password;
  const values = { oldPassword: server.password, password, passwordConfirm: password };
  await backend.send('PATCH', `/api/collections/_superusers/records/${items[0]?.id}`, values);
  const login = { identity: server.email, password };
  server.token = String((await backend.send('POST', '/api/collections/_superusers/auth-with-password', login)).token);
  await until(() => world.connections() === 2);
  await change({ title: 'By the new password' });
  await until(() => titleOf(article) === 'By the new password');
  expect(statusLines()).toHaveLength(1);
});

it('looks at the lists itself while there is no realtime, and says so once', async () => {
  const { proxy, article } = world;
  proxy.meddle = noRealtime;
  const { titleOf, statusLines } = await world.develop({ pollMs: 500 });
  await world.change({ title: 'Found by looking' });
  await until(() => titleOf(article) === 'Found by looking');
  await until(() => world.connections() > 2);
  expect(statusLines()).toEqual([
    'Live updates from PocketBase are interrupted (/api/realtime answers 403). Until they are back, changes are looked for every 0.5 s.',
  ]);
  proxy.meddle = () => undefined;
  await until(() => statusLines().length === 2);
});

it('looks at the lists itself as soon as the connection is gone', async () => {
  const { server, proxy, article } = world;
  const { listening, titleOf } = await world.develop({ pollMs: 500 });
  await listening();
  // It has looked, and will not again for a long time.
  await until(() => world.lists('labels') > 1);
  proxy.meddle = noRealtime;
  await server.kill();
  await server.restart();
  const before = titleOf(article);
  await world.change({ title: 'Found anyway' });
  await until(() => titleOf(article) !== before);
  expect(titleOf(article)).toBe('Found anyway');
});

it('does not hold an open connection to the time limit of requests', async () => {
  const { listening } = await world.develop({ timeoutMs: 1500 }, { slowPollMs: 300 });
  await listening();
  await until(() => world.lists() > 8);
  expect(world.connections()).toBe(1);
});

it('waits for no hello that never comes', async () => {
  world.proxy.meddle = (path) => (path === '/api/realtime' ? 'hang' : undefined);
  const { statusLines } = await world.develop({ timeoutMs: 1000 });
  await until(() => world.connections() > 1);
  expect(statusLines()).toEqual([expect.stringContaining('interrupted (nothing came for too long)')]);
});
