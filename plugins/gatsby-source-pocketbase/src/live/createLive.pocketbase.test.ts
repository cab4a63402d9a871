import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from '../testing/fakeGatsby';
import { NEVER, startLiveBackend, until, type LiveBackend } from '../testing/startLiveBackend';
import { withEnv } from '../testing/withEnv';

let world: LiveBackend;
beforeAll(async () => {
  world = await startLiveBackend(await startPocketBase());
});
afterEach(() => world.reset());
afterAll(() => world.stop());

it('follows what is saved, deleted and taken back, by the bell alone', async () => {
  const { backend, article, change, proxy } = world;
  const { listening, titleOf, statusLines } = await world.develop();
  await listening();
  await change({ title: 'Edited' });
  await until(() => titleOf(article) === 'Edited');
  const gone = await backend.create('articles', { title: 'New', status: 'published' });
  const back = await backend.create('articles', { title: 'Newer', status: 'published' });
  await until(() => titleOf(gone.id) === 'New' && titleOf(back.id) === 'Newer');
  await backend.send('DELETE', `/api/collections/articles/records/${gone.id}`);
  await backend.send('PATCH', `/api/collections/articles/records/${back.id}`, { status: 'draft' });
  await until(() => !titleOf(gone.id) && !titleOf(back.id));
  expect(statusLines()).toEqual([`Live updates from PocketBase: what is saved at ${proxy.url} shows by itself.`]);
});

it('does not begin twice', async () => {
  const { listening, live } = await world.develop();
  live.start();
  await listening();
  expect(world.connections()).toBe(1);
});

it('is for develop only', async () => {
  const { backend, proxy } = world;
  const options = backend.options({ url: proxy.url, live: true });
  await withEnv({ gatsby_executing_command: 'build' }, () => fakeGatsby(backend.root).source(options));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(world.connections()).toBe(0);
});

it('reads the lists once for many saves', async () => {
  const { listening, titleOf } = await world.develop({}, { quietMs: 1000, longestQuietMs: NEVER });
  await listening();
  const before = world.lists();
  for (let number = 0; number < 10; number += 1) await world.change({ title: `Save ${number}` });
  await until(() => titleOf(world.article) === 'Save 9');
  // The list, and what the list says has changed; once more at most, for what rang meanwhile.
  expect(world.lists() - before).toBeLessThanOrEqual(4);
});

it('never reads for Gatsby and for a change at a time', async () => {
  const { listening, titleOf, args, live } = await world.develop();
  await listening();
  let reading = 0;
  let most = 0;
  world.proxy.meddle = async (path) => {
    if (!path.startsWith('/api/collections?')) return;
    reading += 1;
    most = Math.max(most, reading);
    await new Promise((resolve) => setTimeout(resolve, 200));
    reading -= 1;
  };
  await world.change({ title: 'At a time' });
  await Promise.all([live.source(args), live.source(args)]);
  await until(() => titleOf(world.article) === 'At a time');
  expect(most).toBe(1);
});

it('looks at the lists now and then though it listens: not everything has an event', async () => {
  const { backend, article, change } = world;
  const label = await backend.create('labels', { name: 'Hidden' });
  await change({ lead: label.id });
  const articles = { name: 'articles', type: 'Article', filter: 'status = "published" && lead.name != "Hidden"' };
  const { listening, titleOf, nodes } = await world.develop({ collections: [articles] }, { slowPollMs: 300 });
  await listening();
  expect([titleOf(article), nodes('Article').length]).toEqual([undefined, 14]);
  await backend.send('PATCH', `/api/collections/labels/records/${label.id}`, { name: 'Shown' });
  await until(() => titleOf(article) !== undefined);
});

it('looks at views often, which have no events', async () => {
  await world.backend.send('POST', '/api/collections', {
    name: 'titles',
    type: 'view',
    viewQuery: 'SELECT id, title FROM articles WHERE title LIKE "View%"',
  });
  await world.backend.exportSchema();
  const collections = [{ name: 'titles', type: 'Title' }];
  const { listening, nodes } = await world.develop({ collections, pollMs: 500 });
  await listening();
  // It has looked for what happened before it listened.
  await until(() => world.lists('titles') > 1);
  await world.change({ title: 'View this' });
  await until(() => nodes('Title').length > 0);
  expect(nodes('Title')[0]).toMatchObject({ title: 'View this' });
});

it('keeps the nodes and says why, once, when an update cannot be', async () => {
  const { backend } = world;
  const { listening, nodes, log } = await world.develop({ pollMs: 500, deleteGuard: { records: 1, share: 0 } });
  await listening();
  const ids = [...new Set(nodes('Article').map(({ pbId }) => pbId))];
  // At once: a look between two of them would find one record gone, which the guard lets pass.
  await backend.send('PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } });
  const hide = (status: string) => {
    const url = (id: unknown) => `/api/collections/articles/records/${String(id)}`;
    const requests = ids.map((id) => ({ method: 'PATCH', url: url(id), body: { status } }));
    return backend.send('POST', '/api/batch', { requests });
  };
  const before = nodes('Article').length;
  const looked = world.lists();
  await hide('draft');
  await until(() => log.warnings.length > 0 && world.lists() > looked + 3);
  expect(log.warnings).toEqual([
    expect.stringMatching(/^The content stays as it was\. "articles" would lose \d+ of its \d+ records/),
  ]);
  expect(nodes('Article')).toHaveLength(before);
  await hide('published');
});

it('warns of fields that differ once, and goes on', async () => {
  const { backend, change, article } = world;
  const { fields } = await backend.send('GET', '/api/collections/labels');
  const { listening, titleOf, log } = await world.develop();
  await listening();
  const extra = { name: 'extra', type: 'text' };
  await backend.send('PATCH', '/api/collections/labels', { fields: [...(fields as object[]), extra] });
  for (const title of ['First', 'Second']) {
    await change({ title });
    await until(() => titleOf(article) === title);
  }
  expect(log.warnings).toEqual([expect.stringContaining('labels.extra is new')]);
  await backend.send('PATCH', '/api/collections/labels', { fields });
});
