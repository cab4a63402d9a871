import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from './testing/fakeGatsby';
import { startProxy, type Fault, type Proxy } from './testing/startProxy';
import { startTestBackend, type TestBackend } from './testing/testBackend';

let records = 0;
let server: ThrowawayPocketBase;
let backend: TestBackend;
let proxy: Proxy;

beforeAll(async () => {
  server = await startPocketBase();
  backend = await startTestBackend(server);
  while (records < 12) await create();
  proxy = await startProxy(server.url);
});
const create = async () => {
  await backend.create('articles', { title: `Article ${records}`, status: 'published' });
  records += 1;
};
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});
beforeEach(() => {
  proxy.asked.length = 0;
  proxy.meddle = () => undefined;
});

/** A Gatsby that sources over the bad line. Pages are small, so that there are many answers to lose. */
const overProxy = () => {
  const gatsby = fakeGatsby(backend.root);
  const options = (changes = {}) => backend.options({ url: proxy.url, pageSize: 3, ...changes });
  return { ...gatsby, source: (changes = {}) => gatsby.source(options(changes)) };
};
const isList = (path: string) => path.includes('/records');

/** Does something to a few of the lists, here and there, and leaves the others alone. */
const nowAndThen = (act: () => ReturnType<Proxy['meddle']>): Proxy['meddle'] => {
  let lists = 0;
  return (path) => {
    if (!isList(path)) return undefined;
    lists += 1;
    return lists % 3 === 1 ? act() : undefined;
  };
};

it.each<[string, () => ReturnType<Proxy['meddle']>]>([
  ['are cut in the middle', () => 'cut'],
  ['never come', () => 'hang'],
])('gets everything though some answers %s', async (_, act) => {
  proxy.meddle = nowAndThen(act);
  const gatsby = overProxy();
  await gatsby.source({ timeoutMs: 800 });
  expect(gatsby.nodes('PbRecord')).toHaveLength(records);
});

it('waits for an answer that is slow, as long as it may', async () => {
  proxy.meddle = nowAndThen(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const gatsby = overProxy();
  await gatsby.source({ timeoutMs: 5000, retries: 0 });
  expect(gatsby.nodes('PbRecord')).toHaveLength(records);
});

it.each<[Fault]>([['cut'], ['hang']])(
  'writes nothing when the very last page fails at every try (%s)',
  async (fault) => {
    await overProxy().source();
    const last = proxy.asked.filter((request) => request.includes('/articles/records')).at(-1);
    proxy.meddle = (path) => (last === `GET ${path}` ? fault : undefined);
    const gatsby = overProxy();
    await expect(gatsby.source({ timeoutMs: 800, retries: 1 })).rejects.toMatchObject({
      id: '10101',
      context: { url: proxy.url },
    });
    expect(gatsby.log.created).toEqual([]);
  },
);

it('keeps what was there when a later sourcing breaks down', async () => {
  const gatsby = overProxy();
  await gatsby.source();
  const before = records;
  await create();
  proxy.meddle = (path) => (isList(path) ? 'cut' : undefined);
  await expect(gatsby.source({ retries: 0 })).rejects.toMatchObject({ id: '10101' });
  expect(gatsby.log).toMatchObject({ created: [], deleted: [] });
  expect(gatsby.nodes('PbRecord')).toHaveLength(before);
});

it('continues when PocketBase restarts in the middle', async () => {
  let lists = 0;
  let restart: Promise<void> | undefined;
  proxy.meddle = async (path) => {
    if (!isList(path)) return;
    lists += 1;
    if (lists === 1) await server.kill();
    // The first few fail. All others wait for the restart, however long it takes.
    if (lists === 4) restart = server.restart();
    await restart;
  };
  const gatsby = overProxy();
  const sourcing = gatsby.source({ timeoutMs: 60_000 });
  await sourcing.finally(() => restart);
  expect(lists).toBeGreaterThan(new Set(proxy.asked.filter(isList)).size);
  expect(gatsby.nodes('PbRecord')).toHaveLength(records);
});
