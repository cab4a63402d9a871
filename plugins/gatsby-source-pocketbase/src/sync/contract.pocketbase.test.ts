import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPocketBase, type ThrowawayPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { writeBySql } from '../../../../server/testing/writeBySql';
import { fakeGatsby } from '../testing/fakeGatsby';
import { startProxy } from '../testing/startProxy';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

/** Changes of records that no event and no save time reports: the result is the server's state nevertheless. */
let server: ThrowawayPocketBase;
let backend: TestBackend;
beforeAll(async () => {
  server = await startPocketBase();
  backend = await startTestBackend(server);
});
afterAll(() => backend.stop());

type Gatsby = ReturnType<typeof fakeGatsby>;

const article = (values: Record<string, unknown>) =>
  backend.create('articles', { title: 'Title', status: 'published', ...values });
const change = (id: string, values: object) => backend.send('PATCH', `/api/collections/articles/records/${id}`, values);
const remove = (id: string, collection = 'articles') =>
  backend.send('DELETE', `/api/collections/${collection}/records/${id}`);
const titles = (gatsby: Gatsby, type = 'Article') =>
  gatsby
    .nodes(type)
    .filter(({ locale }) => locale === 'en')
    .map(({ title }) => title)
    .sort();
const typesOf = (nodes: Gatsby['log']['created']) => nodes.map(({ internal }) => internal.type);

/** Nodes as a first build would make them now. */
async function freshNodes(options = backend.options()) {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options);
  return gatsby;
}
const byId = (nodes: ReturnType<Gatsby['nodes']>) => Object.fromEntries(nodes.map((node) => [node.id, node]));

async function expectServersState(gatsby: Gatsby) {
  const fresh = await freshNodes();
  for (const type of ['Article', 'Label', 'PbRecord'])
    expect(byId(gatsby.nodes(type))).toEqual(byId(fresh.nodes(type)));
}

afterEach(async () => {
  for (const name of ['articles', 'labels']) await backend.send('DELETE', `/api/collections/${name}/truncate`);
});

it('takes out what is no longer published, and brings it back', async () => {
  const { id } = await article({ title: 'In and out' });
  const gatsby = await freshNodes();
  await change(id, { status: 'draft' });
  await gatsby.source(backend.options());
  expect(gatsby.nodes('Article')).toEqual([]);
  expect(gatsby.nodes('PbRecord')).toEqual([]);
  await change(id, { status: 'published' });
  await gatsby.source(backend.options());
  expect(titles(gatsby)).toEqual(['In and out']);
});

it('deletes with a record those that PocketBase deletes with it', async () => {
  const articles = await backend.send('GET', '/api/collections/articles');
  const notes = await backend.createCollection('notes', [
    { name: 'text', type: 'text' },
    { name: 'article', type: 'relation', maxSelect: 1, collectionId: articles.id, cascadeDelete: true },
  ]);
  const options = backend.options({
    collections: [...backend.options().collections, { name: 'notes', type: 'Note' }],
  });
  const gone = await article({ title: 'Gone' });
  const stays = await article({ title: 'Stays' });
  for (const { id } of [gone, gone, stays]) await backend.create('notes', { text: 'note', article: id });
  const gatsby = await freshNodes(options);
  expect(gatsby.nodes('Note')).toHaveLength(6);

  await remove(gone.id);
  const { warnings } = await gatsby.source(options);
  expect(gatsby.nodes('Note').map(({ pbLinks }) => pbLinks)).toEqual([{ article: stays.id }, { article: stays.id }]);
  expect([titles(gatsby), warnings]).toEqual([['Stays'], []]);
  await backend.send('DELETE', `/api/collections/${notes.id}`);
  await backend.exportSchema();
});

it('follows an optional relation that PocketBase cleared', async () => {
  const label = await backend.create('labels', { name: 'Label' });
  await article({ labels: [label.id], lead: label.id });
  const gatsby = await freshNodes();
  await remove(label.id, 'labels');
  const { warnings } = await gatsby.source(backend.options());
  expect(gatsby.nodes('Article')[0]?.pbLinks).toEqual({ labels: [], lead: null });
  expect(warnings).toEqual([]);
});

it('follows a restored backup, in which everything was saved earlier than known', async () => {
  const changed = await article({ title: 'Before' });
  const deleted = await article({ title: 'Deleted later' });
  await article({ title: 'Untouched' });
  const backup = await mkdtemp(path.join(tmpdir(), 'pb-backup-'));
  await server.kill();
  await cp(server.dataDir, backup, { recursive: true });
  await server.restart();

  await change(changed.id, { title: 'After' });
  await remove(deleted.id);
  const added = await article({ title: 'Added later' });
  const gatsby = await freshNodes();
  expect(titles(gatsby)).toEqual(['Added later', 'After', 'Untouched']);

  await server.kill();
  await rm(server.dataDir, { recursive: true });
  await cp(backup, server.dataDir, { recursive: true });
  await server.restart();
  const { deleted: nodes, created } = await gatsby.source(backend.options());
  expect(titles(gatsby)).toEqual(['Before', 'Deleted later', 'Untouched']);
  expect(nodes.every((id) => id.includes(added.id))).toBe(true);
  expect(typesOf(created)).toEqual(['Article', 'Article', 'PbRecord', 'Article', 'Article', 'PbRecord']);
  await expectServersState(gatsby);
  await rm(backup, { recursive: true });
});

it('distinguishes records that were saved in the same millisecond', async () => {
  await backend.send('PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 100, timeout: 10 } });
  const batch = (requests: object[]) => backend.send('POST', '/api/batch', { requests });
  const url = '/api/collections/articles/records';
  await batch(
    Array.from({ length: 60 }, (_, index) => {
      const body = { title: `Same ${index}`, status: 'published' };
      return { method: 'POST', url, body };
    }),
  );
  await writeBySql(server.dataDir, 'UPDATE articles SET updated = (SELECT max(updated) FROM articles)');
  const gatsby = await freshNodes(backend.options({ pageSize: 7 }));
  const states = gatsby.nodes('PbRecord');
  expect(states).toHaveLength(60);
  expect(new Set(states.map(({ updated }) => updated)).size).toBe(1);

  const [one, other, gone] = states.map(({ pbId }) => String(pbId));
  await batch([
    { method: 'PATCH', url: `${url}/${one}`, body: { title: 'One' } },
    { method: 'PATCH', url: `${url}/${other}`, body: { title: 'Other' } },
    { method: 'DELETE', url: `${url}/${gone}` },
  ]);
  const { created, deleted } = await gatsby.source(backend.options());
  expect(typesOf(created)).toEqual(['Article', 'Article', 'PbRecord', 'Article', 'Article', 'PbRecord']);
  expect(deleted).toHaveLength(3);
  await expectServersState(gatsby);
});

it('sees an edit though the server’s clock was set back since', async () => {
  const { id } = await article({ title: 'Once' });
  await article({ title: 'Other' });
  const gatsby = await freshNodes();
  // The stamps of a build that read the records while the clock was ahead.
  const ahead = { stamp: '2999-01-01 00:00:00.000Z', internal: { type: 'PbRecord', contentDigest: 'ahead' } };
  for (const state of gatsby.nodes('PbRecord')) Object.assign(state, ahead);
  await change(id, { title: 'Twice' });
  await gatsby.source(backend.options());
  expect(titles(gatsby)).toEqual(['Other', 'Twice']);
  await expectServersState(gatsby);
});

it('takes out a record that is deleted between the list that names it and the one that reads it', async () => {
  const { id } = await article({ title: 'Short-lived' });
  await article({ title: 'Stays' });
  for (const title of ['a', 'b', 'c', 'd']) await article({ title });
  const proxy = await startProxy(server.url);
  const options = backend.options({ url: proxy.url });
  const gatsby = await freshNodes(options);
  await change(id, { title: 'Changed' });
  proxy.meddle = async (asked) => {
    if (asked.includes(id)) await remove(id);
  };
  const { created, info } = await gatsby.source(options);
  await proxy.stop();
  expect(created).toEqual([]);
  expect(info[0]).toMatch(/^articles: 0 new, 0 changed, 1 deleted, 5 unchanged /);
  expect(titles(gatsby)).toEqual(['Stays', 'a', 'b', 'c', 'd']);
});

describe('a view, which has no save times', () => {
  let viewId: string;
  const options = () =>
    backend.options({
      collections: [
        { name: 'articles', type: 'Article' },
        { name: 'headlines', type: 'Headline' },
        { name: 'labels', type: 'Label' },
      ],
    });
  beforeAll(async () => {
    const view = { name: 'headlines', type: 'view', viewQuery: 'SELECT id, title, status FROM articles' };
    viewId = (await backend.send('POST', '/api/collections', view)).id;
    await backend.exportSchema();
  });
  afterAll(async () => {
    await backend.send('DELETE', `/api/collections/${viewId}`);
    await backend.exportSchema();
  });

  it('is read in full, and only what differs is written', async () => {
    const [first, second] = [await article({ title: 'First' }), await article({ title: 'Second' })];
    const gatsby = await freshNodes(options());
    expect(titles(gatsby, 'Headline')).toEqual(['First', 'Second']);

    const unchanged = await gatsby.source(options());
    expect([unchanged.created, unchanged.deleted]).toEqual([[], []]);
    expect(unchanged.info).toContainEqual(
      expect.stringMatching(/^headlines: 0 new, 0 changed, 0 deleted, 2 unchanged /),
    );

    await change(first.id, { title: 'First!' });
    const { created } = await gatsby.source(options());
    expect(created.filter(({ internal }) => internal.type === 'Headline').map(({ title }) => title)).toEqual([
      'First!',
      'First!',
    ]);

    await remove(second.id);
    await gatsby.source(options());
    expect(titles(gatsby, 'Headline')).toEqual(['First!']);
  });
});
