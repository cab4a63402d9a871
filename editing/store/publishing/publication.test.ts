import { createMemoryApi } from '../testing/MemoryApi';
import { memoryStorage } from '../testing/memoryStorage';
import { memoryIndexedDb } from '../testing/memoryIndexedDb';
import { startWorkspace } from '../testing/startWorkspace';

const PAGE = 'pages/p';
const RECORDS = {
  pages: [{ id: 'p', title: 'About', slug: 'about', section: 'default', status: 'published' }],
  posts: [{ id: 'd', title: 'Draft', slug: 'draft', status: 'draft', summary: 'S', body: '<p>B</p>' }],
  blocks: [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }],
};
const start = (page: readonly [string, string] = ['pages', 'p'], api = createMemoryApi(RECORDS)) =>
  startWorkspace({ api, page });
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

describe('the state of a page', () => {
  test('that the person has just made a draft stays a draft: it goes off the site', async () => {
    const on = await start();
    on.workspace.actions.change(PAGE, { status: 'draft' });
    expect(on.workspace.get().effect).toBe('off');
    await wait(700);
    expect(on.workspace.get().effect).toBe('off');
    await on.workspace.actions.publish();
    expect(on.api.published(PAGE)).toMatchObject({ status: 'draft' });
    // From now on it is a draft like any other.
    expect(on.workspace.get().effect).toBe('first');
  });

  test('that is a draft becomes "published", also at a moment', async () => {
    const on = await start(['posts', 'd']);
    on.workspace.actions.change('posts/d', { title: 'Changed' });
    await wait(700);
    expect(on.workspace.get().effect).toBe('first');
    await on.workspace.actions.plan('2036-12-01T08:00');
    expect(on.api.shown('posts/d')).toMatchObject({ status: 'published' });
    await on.workspace.actions.publish();
    expect(on.api.published('posts/d')).toMatchObject({ title: 'Changed', status: 'published' });
  });

  test('of a draft without changes is a change', async () => {
    const on = await start(['posts', 'd']);
    expect(await on.workspace.actions.publish()).toEqual({ done: 1 });
    expect(on.api.published('posts/d')).toMatchObject({ status: 'published' });
  });
});

describe('an empty required field', () => {
  test('of a draft keeps it from its publication and not from saving', async () => {
    const on = await start(['posts', 'new']);
    const { root } = on.workspace.get();
    expect(on.workspace.get().gaps).toEqual([{ key: root, fields: ['title', 'summary', 'body'], kind: 'lacking' }]);
    on.workspace.actions.change(root, { title: 'Only a title' });
    await wait(700);
    expect(on.api.shown(root)).toMatchObject({ title: 'Only a title', status: 'draft' });
    expect(on.workspace.get().save.kind).toBe('saved');
    expect(on.workspace.get().gaps).toEqual([{ key: root, fields: ['summary', 'body'], kind: 'lacking' }]);
    await expect(on.workspace.actions.publish()).rejects.toThrow('needs are empty');
    expect(on.api.shown(root)).toMatchObject({ status: 'draft' });
    on.workspace.actions.change(root, { summary: 'S', body: '<p>&nbsp;</p>' });
    expect(on.workspace.get().gaps).toMatchObject([{ fields: ['body'] }]);
    on.workspace.actions.change(root, { body: '<p>B</p>' });
    expect(await on.workspace.actions.publish()).toEqual({ done: 1 });
    expect(on.api.published(root)).toMatchObject({ status: 'published' });
  });

  test('of a new part holds neither saving nor publishing of the rest up; the part stays', async () => {
    const on = await start();
    const item = on.workspace.actions.add('block_items', { block: 'b', text: '<p>Typed</p>' });
    on.workspace.actions.change(PAGE, { title: 'About us' });
    await wait(700);
    expect(on.workspace.get().save).toEqual({ kind: 'unfinished' });
    expect(on.workspace.get().gaps).toEqual([{ key: item, fields: ['title'], kind: 'left' }]);
    expect(await on.workspace.actions.publish()).toEqual({ done: 1 });
    expect(on.api.published(PAGE)).toMatchObject({ title: 'About us' });
    expect(on.workspace.get().records.get(item)?.values).toMatchObject({ text: '<p>Typed</p>' });
    on.workspace.actions.change(item, { title: 'Item' });
    await wait(700);
    expect(on.api.shown(item)).toMatchObject({ title: 'Item', text: '<p>Typed</p>' });
  });
});

test('a refused field is named, and hinders the publication', async () => {
  const on = await start();
  on.api.interfere = ({ method }) =>
    method === 'PATCH' ? { status: 400, data: { message: 'No.', data: { slug: { message: 'Taken.' } } } } : undefined;
  on.workspace.actions.change(PAGE, { slug: 'taken' });
  await wait(700);
  expect(on.workspace.get().gaps).toEqual([{ key: PAGE, fields: ['slug'], kind: 'refused' }]);
  await expect(on.workspace.actions.publish()).rejects.toThrow('Correct them');
});

test('a record whose only title is Slovenian waits for the English one; discarded, it does not come back', async () => {
  const api = createMemoryApi(RECORDS);
  const storage = memoryStorage();
  const indexedDb = memoryIndexedDb();
  const on = await startWorkspace({ api, storage, indexedDb, page: ['posts', 'new'] });
  const { root } = on.workspace.get();
  on.workspace.actions.change(root, { title_sl: 'Nov članek' });
  await wait(700);
  expect(on.workspace.get().save).toEqual({ kind: 'unfinished', lacks: { collection: 'posts', fields: ['title'] } });
  await on.workspace.actions.discard();
  expect(on.workspace.get().records.has(root)).toBe(false);
  expect(api.sets).toEqual([]);
  on.end();
  const again = await startWorkspace({ api, storage, indexedDb, page: ['posts', 'new'] });
  expect(again.workspace.get().root).not.toBe(root);
  expect(again.workspace.get().records.get(again.workspace.get().root)?.values).not.toHaveProperty('title_sl');
});

test('a set without a change is discarded', async () => {
  const on = await start();
  const block = on.workspace.actions.add('blocks', { kind: 'text', title: 'New' });
  await wait(700);
  expect(on.workspace.get().set?.changes).toHaveLength(1);
  on.workspace.actions.remove(block);
  await wait(700);
  expect(on.api.sets).toEqual([]);
  expect(on.workspace.get().set).toBeUndefined();
  // The next change begins another one.
  on.workspace.actions.change(PAGE, { title: 'Again' });
  await wait(700);
  expect(on.api.sets).toHaveLength(1);
});

test('a set is not discarded as empty when the list of its changes could not be loaded', async () => {
  const on = await start();
  on.api.interfere = ({ method, path }) =>
    method === 'GET' && path === '/_site/prepared' && on.api.kinds().length > 0 ? { status: 0 } : undefined;
  on.workspace.actions.change(PAGE, { title: 'Saved' });
  await wait(700);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Saved' });
  expect(on.workspace.get().save.kind).toBe('saved');
});

test('discarding is refused once another person has saved, until their change was shown', async () => {
  const on = await start();
  on.workspace.actions.change(PAGE, { title: 'Mine' });
  await wait(700);
  on.api.prepare('blocks/b', { title: 'Theirs' });
  await expect(on.workspace.actions.discard()).rejects.toThrow('saved since');
  expect(on.api.shown('blocks/b')).toMatchObject({ title: 'Theirs' });
  expect(on.workspace.get().set?.changes.map(({ by }) => by)).toContain('maja@modrina.example');
  await on.workspace.actions.discard();
  expect(on.api.kinds()).toEqual([]);
});

test('publishing is refused once another person has saved, until their change was shown', async () => {
  const on = await start();
  on.workspace.actions.change(PAGE, { title: 'Mine' });
  await wait(700);
  // At the same time as a save of one's own, whose answer lists the changes of both.
  on.api.prepare('blocks/b', { title: 'Half' });
  on.workspace.actions.change(PAGE, { slug: 'mine' });
  await expect(on.workspace.actions.publish()).rejects.toThrow('Another person has saved');
  on.api.prepare('blocks/b', { title: 'Half a sen' });
  await expect(on.workspace.actions.publish()).rejects.toThrow('saved since');
  expect(on.api.published('blocks/b')).toMatchObject({ title: 'Block' });
  await expect(on.workspace.actions.publish()).resolves.toEqual({ done: 2 });
  expect(on.api.published('blocks/b')).toMatchObject({ title: 'Half a sen' });
});

test('sets with changes of parts of the page are known, and are not published with it', async () => {
  const api = createMemoryApi(RECORDS);
  api.prepare(PAGE, { title: 'Mine' });
  const other = (await api.send('/_site/prepared', { method: 'POST', body: { title: 'Spring' } })).data['id'];
  const path = `/api/collections/blocks/records/b?prepare=${String(other)}`;
  await api.send(path, { method: 'PATCH', body: { title: 'In spring' } });
  const on = await start(['pages', 'p'], api);
  expect(on.workspace.get().set?.title).toBe('Theirs');
  expect(on.workspace.get().otherSets.map(({ title }) => title)).toEqual(['Spring']);
  await on.workspace.actions.publish();
  expect(api.published('blocks/b')).toMatchObject({ title: 'Block' });
});

test('a discard that does not reach the server loses nothing', async () => {
  const on = await start();
  on.workspace.actions.change(PAGE, { title: 'Typed' });
  await wait(700);
  on.api.interfere = ({ path }) => (path.endsWith('/discard') ? { status: 0 } : undefined);
  on.workspace.actions.change(PAGE, { slug: 'typed' });
  await expect(on.workspace.actions.discard()).rejects.toThrow('does not answer');
  expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'Typed', slug: 'typed' });
});
