import { startPocketBase, type ThrowawayPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { sampleOptions } from '../testing/sampleOptions';
import { startProxy, type Proxy } from '../testing/startProxy';
import { connect } from './connect';

let server: ThrowawayPocketBase;
let proxy: Proxy;

beforeAll(async () => {
  server = await startPocketBase();
  // Its limit of log-ins would have some of them tried twice.
  await send('/api/settings', { rateLimits: { enabled: false } });
  proxy = await startProxy(server.url);
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
});

/** Changes something on the server, as a superuser. */
async function send(path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: server.token };
  const response = await fetch(`${server.url}${path}`, { method: 'PATCH', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
const asSuperuser = (password = server.password) =>
  connect(sampleOptions({ url: proxy.url }), {
    ...process.env,
    PB_SUPERUSER_EMAIL: server.email,
    PB_SUPERUSER_PASSWORD: password,
  });
const signIns = () => proxy.asked.filter((request) => request.includes('auth-with-password')).length;

it('signs in once, for parallel and later calls', async () => {
  const [one, other] = await Promise.all([asSuperuser(), asSuperuser()]);
  expect(one.model?.map(({ name }) => name)).toEqual(other.model?.map(({ name }) => name));
  await asSuperuser();
  expect(signIns()).toBe(1);
});

it('signs in anew, once, when the token no longer counts', async () => {
  const { client, prove } = await asSuperuser();
  const { items } = (await client.get('/api/collections/_superusers/records')) as { items: { id: string }[] };
  const password = 'only-for-tests-2';
  const values = { oldPassword: server.password, password, passwordConfirm: password };
  await send(`/api/collections/_superusers/records/${items[0]?.id}`, values);

  const before = signIns();
  await expect(prove()).rejects.toMatchObject({ id: '10104' });
  const sessions = await Promise.all([asSuperuser(password), asSuperuser(password)]);
  await Promise.all(sessions.map((session) => session.prove()));
  expect(signIns() - before).toBe(1);
});

it('does not take a server that is away for one that refuses', async () => {
  const before = signIns();
  await server.kill();
  const away = connect(sampleOptions({ url: proxy.url, retries: 0 }), {
    PB_SUPERUSER_EMAIL: server.email,
    PB_SUPERUSER_PASSWORD: 'only-for-tests-2',
  });
  await expect(away).rejects.toMatchObject({ id: '10101' });
  await server.restart();
  await asSuperuser('only-for-tests-2');
  expect(signIns()).toBe(before);
});
