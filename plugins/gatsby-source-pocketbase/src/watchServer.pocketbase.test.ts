import { EventEmitter } from 'node:events';
import type { SourceNodesArgs } from 'gatsby';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { createLimit } from './client/request';
import type { Options } from './options/Options';
import { source } from './source';
import { fakeGatsby } from './testing/fakeGatsby';
import { startProxy, type Proxy } from './testing/startProxy';
import { startTestBackend, type TestBackend } from './testing/testBackend';
import { watchServer } from './watchServer';

let backend: TestBackend;
let proxy: Proxy;
let article: string;
let stop: () => Promise<void>;

beforeAll(async () => {
  process.env.gatsby_executing_command = 'develop';
  backend = await startTestBackend(await startPocketBase());
  // Its limit of log-ins has nothing to do with what is tried here.
  await backend.send('PATCH', '/api/settings', { rateLimits: { enabled: false } });
  for (let number = 0; number < 8; number += 1) {
    article = (await backend.create('articles', { title: `Article ${number}`, status: 'published' })).id;
  }
  proxy = await startProxy(backend.server.url);
});
afterEach(async () => {
  await stop();
  proxy.asked.length = 0;
  proxy.meddle = () => undefined;
});
afterAll(async () => {
  delete process.env.gatsby_executing_command;
  await proxy.stop();
  await backend.stop();
});

const change = (values: object) => backend.send('PATCH', `/api/collections/articles/records/${article}`, values);
const looks = () => proxy.asked.filter((request) => request.startsWith('GET /api/collections/articles/records')).length;

/** Waits until something is true. */
async function until(isTrue: () => boolean): Promise<void> {
  for (let tries = 0; !isTrue(); tries += 1) {
    if (tries > 1000) throw new Error(`It never came: ${isTrue}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A Gatsby that has sourced once and compiled, and sources again at each refresh unless it `ignores` them. */
async function develop(changes: Partial<Options> = {}, { ignores = false } = {}) {
  const gatsby = fakeGatsby(backend.root);
  const emitter = new EventEmitter();
  const args = { ...gatsby.args, emitter: emitter as unknown as SourceNodesArgs['emitter'] };
  const options = backend.options({ url: proxy.url, live: true, pollMs: 50, ...changes });
  const alone = createLimit(1);
  const refreshes: unknown[] = [];
  emitter.on('WEBHOOK_RECEIVED', (refresh: unknown) => {
    refreshes.push(refresh);
    if (!ignores) void alone(() => source(args, options));
  });
  const end = watchServer(args, options, alone);
  stop = async () => {
    end();
    // The round or the refresh that runs comes to its end.
    await alone(async () => undefined);
  };
  await alone(() => source(args, options));
  const { log, nodes } = gatsby;
  const titleOf = (id: string) => nodes('Article').find(({ pbId }) => pbId === id)?.title;
  const compiled = () => void emitter.emit('COMPILATION_DONE');
  return { args, options, alone, log, nodes, refreshes, titleOf, compiled };
}

it('has Gatsby refresh this plugin after a change, a new record, a deletion and a withdrawal', async () => {
  const { compiled, titleOf, refreshes } = await develop();
  compiled();
  await change({ title: 'Edited' });
  await until(() => titleOf(article) === 'Edited');
  expect(refreshes).toEqual([{ webhookBody: {}, pluginName: 'gatsby-source-pocketbase' }]);
  const gone = await backend.create('articles', { title: 'New', status: 'published' });
  const back = await backend.create('articles', { title: 'Newer', status: 'published' });
  await until(() => titleOf(gone.id) === 'New' && titleOf(back.id) === 'Newer');
  await backend.send('DELETE', `/api/collections/articles/records/${gone.id}`);
  await backend.send('PATCH', `/api/collections/articles/records/${back.id}`, { status: 'draft' });
  await until(() => !titleOf(gone.id) && !titleOf(back.id));
});

it('does not look before Gatsby has compiled, and refreshes nothing while nothing differs', async () => {
  const { compiled, refreshes, log } = await develop();
  const before = looks();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(looks()).toBe(before);
  compiled();
  await until(() => looks() > before + 3);
  expect(refreshes).toEqual([]);
  expect(log.info.filter((line) => line.includes('show by themselves'))).toHaveLength(1);
});

it('offers a change once that Gatsby does not take', async () => {
  const { compiled, refreshes } = await develop({}, { ignores: true });
  compiled();
  await change({ title: 'Not taken' });
  await until(() => refreshes.length > 0);
  const seen = looks();
  await until(() => looks() > seen + 6);
  expect(refreshes).toHaveLength(1);
  await change({ title: 'Changed again' });
  await until(() => refreshes.length > 1);
});

it('finds a change of another record by which a filter decides', async () => {
  const label = await backend.create('labels', { name: 'Hidden' });
  await change({ lead: label.id });
  const articles = { name: 'articles', type: 'Article', filter: 'status = "published" && lead.name != "Hidden"' };
  const { compiled, titleOf } = await develop({ collections: [articles] });
  compiled();
  expect(titleOf(article)).toBeUndefined();
  await backend.send('PATCH', `/api/collections/labels/records/${label.id}`, { name: 'Shown' });
  await until(() => titleOf(article) !== undefined);
});

it('never looks while Gatsby sources', async () => {
  const { compiled, alone, args, options } = await develop();
  let reading = 0;
  let most = 0;
  proxy.meddle = async (path) => {
    if (!path.includes('/articles/records')) return;
    reading += 1;
    most = Math.max(most, reading);
    await new Promise((resolve) => setTimeout(resolve, 100));
    reading -= 1;
  };
  compiled();
  const before = looks();
  await Promise.all([alone(() => source(args, options)), until(() => looks() > before + 3)]);
  expect(most).toBe(1);
});

it('keeps the nodes and reports a failed update once, and its end', async () => {
  const { compiled, nodes, log, refreshes } = await develop({ deleteGuard: { records: 1, share: 0 } });
  compiled();
  const ids = [...new Set(nodes('Article').map(({ pbId }) => pbId))];
  // At once: a look between two of them would find one record gone, which the guard lets pass.
  await backend.send('PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } });
  const hide = (status: string) => {
    const url = (id: unknown) => `/api/collections/articles/records/${String(id)}`;
    const requests = ids.map((id) => ({ method: 'PATCH', url: url(id), body: { status } }));
    return backend.send('POST', '/api/batch', { requests });
  };
  const before = nodes('Article').length;
  await hide('draft');
  await until(() => log.warnings.length > 0);
  const seen = looks();
  await until(() => looks() > seen + 3);
  expect(log.warnings).toEqual([
    expect.stringMatching(/^The content stays as it was\. "articles" would lose \d+ of its \d+ records/),
  ]);
  expect([nodes('Article').length, refreshes]).toEqual([before, []]);
  await hide('published');
  await until(() => log.info.some((line) => line.includes('followed again')));
});
