import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import type { Options } from './options/Options';
import { fakeGatsby } from './testing/fakeGatsby';
import { startProxy, type Proxy } from './testing/startProxy';
import { startTestBackend, type TestBackend } from './testing/testBackend';
import { withEnv } from './testing/withEnv';

let backend: TestBackend;
let proxy: Proxy;
let superuser: string;

beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  const { items } = (await backend.send('GET', '/api/collections/_superusers/records')) as unknown as {
    items: { id: string }[];
  };
  superuser = items[0]?.id ?? '';
  for (let number = 0; number < 10; number += 1) {
    await backend.create('articles', { title: `Article ${number}`, status: 'published' });
  }
  proxy = await startProxy(backend.server.url);
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

/** A superuser's token for so many seconds. */
const tokenFor = async (duration: number) =>
  String((await backend.send('POST', `/api/collections/_superusers/impersonate/${superuser}`, { duration })).token);
const setRules = (collection: string, listRule: string | null) =>
  backend.send('PATCH', `/api/collections/${collection}`, { listRule });

/** Sources everything; then, after a change, again with a token that expires when something of this name is asked for. */
async function expireAt(part: string, changes: Partial<Options> = {}, change?: () => Promise<unknown>) {
  const auth = { collection: '_superusers', emailEnv: 'NOBODY', passwordEnv: 'NOBODY', tokenEnv: 'PB_TOKEN' };
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options());
  const before = gatsby.nodes('PbRecord').length;
  await change?.();

  const PB_TOKEN = await tokenFor(2);
  let expired: Promise<void> | undefined;
  proxy.meddle = (path) => {
    if (path.includes(part)) expired ??= new Promise((resolve) => setTimeout(resolve, 2500));
    return expired;
  };
  const sourcing = withEnv({ PB_TOKEN }, () => gatsby.source(backend.options({ url: proxy.url, auth, ...changes })));
  const failure = await sourcing.then(
    () => undefined,
    (error: unknown) => error,
  );
  return { failure, log: gatsby.log, kept: gatsby.nodes('PbRecord').length === before };
}
const refused = { id: '10104', context: { account: 'a superuser', status: '401' } };

it.each<[string, string | null, Partial<Options>]>([
  ['shows everybody nothing', 'status = "nothing"', {}],
  ['shows everybody a little less', 'title != "Article 1"', { collections: [{ name: 'articles', type: 'Article' }] }],
  ['is locked', null, {}],
])('is found out in the middle of reading, where a list %s', async (_, rule, changes) => {
  await setRules('articles', rule);
  const { failure, log, kept } = await expireAt('/articles/records', changes);
  expect(failure).toMatchObject(refused);
  expect({ created: log.created, deleted: log.deleted, kept }).toEqual({ created: [], deleted: [], kept: true });
  await setRules('articles', null);
});

it('is found out in the middle of bringing files', async () => {
  const { id } = await backend.create('articles', { title: 'With a plan', status: 'published' });
  // A protected file that is not here yet: it takes a token of its own, which only a good one gets.
  const change = () => backend.upload(id, 'secret', 'plan.txt', Buffer.from('secret'));
  const { failure, log } = await expireAt('/api/files/', {}, change);
  expect(failure).toMatchObject(refused);
  expect(log).toMatchObject({ created: [], deleted: [] });
});

it('costs one request, and none when nothing is to be written', async () => {
  proxy.meddle = () => undefined;
  const gatsby = fakeGatsby(backend.root);
  const options = backend.options({ url: proxy.url });
  const probes = async () => {
    proxy.asked.length = 0;
    await gatsby.source(options);
    return proxy.asked.filter((request) => request.startsWith('GET /api/collections?')).length;
  };
  expect([await probes(), await probes()]).toEqual([2, 1]);
});
