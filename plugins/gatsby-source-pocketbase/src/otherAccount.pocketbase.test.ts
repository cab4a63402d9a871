import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from './testing/fakeGatsby';
import { startProxy, type Proxy } from './testing/startProxy';
import { startTestBackend, type TestBackend } from './testing/testBackend';
import { withEnv } from './testing/withEnv';

const BUILDER = { READER_EMAIL: 'builder@example.com', READER_PASSWORD: 'only-for-tests-2' };
const FOR_READERS = '@request.auth.collectionName = "readers"';
const auth = { collection: 'readers', emailEnv: 'READER_EMAIL', passwordEnv: 'READER_PASSWORD' };

let backend: TestBackend;
let proxy: Proxy;
let article: string;

/** A PocketBase with a read-only account, which lists are open to by their rules. */
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  await backend.send('POST', '/api/collections', { name: 'readers', type: 'auth' });
  const { READER_EMAIL: email, READER_PASSWORD: password } = BUILDER;
  await backend.create('readers', { email, password, passwordConfirm: password });
  await setRules('articles', FOR_READERS);
  await setRules('labels', FOR_READERS);
  const label = await backend.create('labels', { name: 'Label' });
  for (let number = 0; number < 6; number += 1) {
    const values = { title: `Article ${number}`, status: 'published', labels: [label.id] };
    article = (await backend.create('articles', values)).id;
  }
  proxy = await startProxy(backend.server.url);
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

const setRules = (collection: string, rule: string | null) =>
  backend.send('PATCH', `/api/collections/${collection}`, { listRule: rule, viewRule: rule });

/** A Gatsby that signs in as the builder. */
function builder() {
  const gatsby = fakeGatsby(backend.root);
  const source = (changes: Parameters<TestBackend['options']>[0] = {}, env: Record<string, string> = BUILDER) =>
    withEnv(env, () => gatsby.source(backend.options({ auth, ...changes })));
  return { ...gatsby, source };
}

it('reads the records that its rules allow, and reports once that the schema is not checked', async () => {
  const { source, nodes } = builder();
  const { info, warnings } = await source();
  expect([nodes('Article').length, nodes('Label').length]).toEqual([12, 2]);
  expect(warnings).toEqual([]);
  expect(info.filter((line) => line.includes('not checked'))).toEqual([
    'Only superusers see PocketBase\'s collections: for "readers" pb_schema.json is not checked, and a list that a rule hides is empty.',
  ]);
});

it('reads protected files, which take a token of their own', async () => {
  const { secret } = await backend.upload(article, 'secret', 'plan.txt', Buffer.from('secret'));
  const { source, nodes } = builder();
  const { warnings } = await source();
  expect(nodes('PbFile').map(({ base }) => base)).toEqual([secret]);
  expect(warnings).toEqual([]);
});

it('names the collection that is locked', async () => {
  await setRules('labels', null);
  const { source, log } = builder();
  await expect(source()).rejects.toMatchObject({ id: '10203', context: { collection: 'labels' } });
  expect(log.created).toEqual([]);
  await setRules('labels', FOR_READERS);
});

it('stops when a rule suddenly hides the records, which looks like an empty list', async () => {
  const { source, log, nodes } = builder();
  await source();
  await setRules('articles', '@request.auth.collectionName = "editors"');
  await expect(source()).rejects.toMatchObject({ id: '10301', context: { collection: 'articles', removed: '6' } });
  expect(log.deleted).toEqual([]);
  expect(nodes('Article')).toHaveLength(12);
  await setRules('articles', FOR_READERS);
});

describe('signing in', () => {
  it('names the collection and the variables when it is refused', async () => {
    const stranger = { READER_EMAIL: 'stranger@example.com', READER_PASSWORD: 'hunter22' };
    await expect(builder().source({}, stranger)).rejects.toMatchObject({
      id: '10103',
      message: expect.stringContaining('READER_EMAIL and READER_PASSWORD as those of an account of "readers"'),
    });
  });

  it('names an auth collection that is not there', async () => {
    const failure = builder().source({ auth: { ...auth, collection: 'bulders' } });
    await expect(failure).rejects.toMatchObject({ id: '10106', context: { collection: 'bulders' } });
  });

  it.each([
    ['is garbage', () => 'garbage', '401'],
    ['belongs to another collection', () => backend.server.token, '403'],
  ])('finds out a ready-made token that %s', async (_, token, status) => {
    const failure = builder().source({ auth: { ...auth, tokenEnv: 'PB_TOKEN' } }, { PB_TOKEN: token() });
    await expect(failure).rejects.toMatchObject({
      id: '10104',
      context: { account: 'an account of "readers"', status },
    });
  });
});

describe('PocketBase’s rate limiter, which superusers skip', () => {
  const limit = (enabled: boolean) =>
    backend.send('PATCH', '/api/settings', {
      rateLimits: { enabled, rules: [{ label: '*:list', audience: '@auth', duration: 1, maxRequests: 2 }] },
    });
  beforeAll(() => limit(true));
  afterAll(() => limit(false));

  it('slows the sourcing down and loses nothing', async () => {
    proxy.asked.length = 0;
    const { source, nodes } = builder();
    await source({ url: proxy.url, pageSize: 3 });
    expect(nodes('PbRecord')).toHaveLength(7);
    // Some were turned away and asked for again.
    expect(proxy.asked.length).toBeGreaterThan(new Set(proxy.asked).size);
  });

  it('ends it with PocketBase’s own words when no try is left', async () => {
    const { source, log } = builder();
    await expect(source({ pageSize: 3, retries: 0 })).rejects.toMatchObject({
      id: '10105',
      context: { status: '429', tries: '1' },
    });
    expect(log.created).toEqual([]);
  });
});
