import { KEY } from '../../pocketbase/pages/status/session';
import { recordsOf } from './drawingOf';
import { createMemoryApi, refusal } from './testing/MemoryApi';
import { memoryStorage } from './testing/memoryStorage';
import { PAGE, RECORDS, wait } from './testing/page';
import { ANA, startWorkspace } from './testing/startWorkspace';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('it has the record with its parts and theirs', async () => {
  const on = await startWorkspace({ api: createMemoryApi(RECORDS) });
  expect([...on.workspace.get().records.keys()]).toEqual([PAGE, 'blocks/b', 'block_items/i']);
});

test('a set whose only change is a deleted part is the page’s set', async () => {
  const api = createMemoryApi(RECORDS);
  const before = await startWorkspace({ api });
  before.workspace.actions.remove('blocks/b');
  await wait(700);
  const on = await startWorkspace({ api });
  expect(on.workspace.get().set?.id).toBe(api.sets[0]?.id);
});

test('a collection for pickers is loaded once, again after a failure, with what is typed and added', async () => {
  const api = createMemoryApi({ ...RECORDS, tags: [{ id: 't', slug: 'ai', name: 'AI' }] });
  const on = await startWorkspace({ api });
  api.interfere = () => ({ status: 503 });
  on.workspace.load('tags');
  await wait(0);
  api.interfere = () => undefined;
  on.workspace.load('tags');
  await wait(3000);
  expect(api.calls.filter(({ path }) => path.includes('/tags/'))).toHaveLength(2);
  on.workspace.actions.change('tags/t', { name: 'Artificial intelligence' });
  const added = on.workspace.actions.add('tags', { name: 'New' });
  expect(recordsOf(on.workspace.get(), 'tags')?.map(({ values }) => values['name'])).toEqual([
    'Artificial intelligence',
    'New',
  ]);
  await wait(700);
  expect(api.kinds()).toEqual([`created ${added}`, 'changed tags/t']);
});

test('an unknown record is not found, and a server that is away is asked again', async () => {
  const api = createMemoryApi(RECORDS);
  const missing = await startWorkspace({ api, page: ['pages', 'none'] });
  expect(missing.opening()).toEqual({ kind: 'notFound' });
  api.interfere = () => ({ status: 503 });
  const away = await startWorkspace({ api });
  expect(away.opening()).toMatchObject({ kind: 'failed', message: expect.stringContaining('does not answer') });
  api.interfere = () => undefined;
  await wait(3000);
  expect(away.opening().kind).toBe('open');
});

test('without a session it waits for a person', async () => {
  const storage = memoryStorage({ [KEY]: '{}' });
  const on = await startWorkspace({ api: createMemoryApi(RECORDS), storage });
  expect(on.opening()).toEqual({ kind: 'signedOut' });
  await on.session.get().signIn(ANA, 'secret');
  await wait(0);
  expect(on.opening().kind).toBe('open');
});

test('two tabs of one page keep both their changes', async () => {
  const [api, storage] = [createMemoryApi(RECORDS), memoryStorage()];
  const [one, two] = [await startWorkspace({ api, storage }), await startWorkspace({ api, storage })];
  one.workspace.actions.change(PAGE, { title: 'One' });
  await wait(700);
  two.workspace.actions.change(PAGE, { slug: 'two' });
  await wait(700);
  expect(api.shown(PAGE)).toMatchObject({ title: 'One', slug: 'two' });
  expect(two.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'One' });
  await one.workspace.actions.refresh();
  expect(one.workspace.get().records.get(PAGE)?.values).toMatchObject({ slug: 'two' });
});

test('a new record is created at its first valid change, and published with its set', async () => {
  const [api, storage] = [createMemoryApi(), memoryStorage()];
  const on = await startWorkspace({ api, storage, page: ['pages', 'new'] });
  const { root } = on.workspace.get();
  expect(on.workspace.get().records.get(root)).toMatchObject({
    isNew: true,
    values: { status: 'draft', section: 'default' },
  });
  const block = on.workspace.actions.add('blocks', { kind: 'text', title: 'First block' });
  await wait(700);
  expect(api.kinds()).toEqual([]);
  expect(on.workspace.get().save).toMatchObject({ kind: 'unfinished', lacks: { fields: ['title'] } });
  on.end();

  const again = await startWorkspace({ api, storage, page: ['pages', 'new'] });
  expect(again.workspace.get().root).toBe(root);
  expect(again.workspace.get().records.get(block)?.values).toMatchObject({ title: 'First block' });
  again.workspace.actions.change(root, { title: 'New page' });
  await wait(700);
  expect(api.kinds()).toEqual([`created ${root}`, `created ${block}`]);
  expect(await again.workspace.actions.publish()).toEqual({ done: 2 });
  expect(api.published(root)).toMatchObject({ title: 'New page', status: 'published' });
  expect(again.workspace.get().records.get(root)?.isNew).toBe(false);
  expect(again.workspace.get().set).toBeUndefined();
});

test('publishing saves first, reports conflicts, and begins anew afterwards', async () => {
  const on = await startWorkspace({ api: createMemoryApi(RECORDS) });
  on.workspace.actions.change(PAGE, { title: 'Soon' });
  const conflicts = [{ collection: 'pages', id: 'p', label: 'Soon', fields: ['title'] }];
  on.api.interfere = ({ path, body }) =>
    path.endsWith('/publish') && !(body as { sure?: boolean }).sure
      ? { status: 409, data: { message: 'No.', data: { conflicts } } }
      : undefined;
  expect(await on.workspace.actions.publish()).toEqual({ conflicts });
  expect(await on.workspace.actions.publish(true)).toEqual({ done: 1 });
  expect(on.api.published(PAGE)).toMatchObject({ title: 'Soon' });
  await expect(on.workspace.actions.publish()).rejects.toThrow('nothing to publish');
});

test('a plan is made in the browser’s time, and for the future only', async () => {
  const on = await startWorkspace({ api: createMemoryApi(RECORDS) });
  on.workspace.actions.change(PAGE, { title: 'Later' });
  await expect(on.workspace.actions.plan('1969-01-01T08:00')).rejects.toThrow('in the future');
  await on.workspace.actions.plan('2036-12-01T08:00');
  const body = { at: new Date('2036-12-01T08:00').toISOString() };
  expect(on.api.calls.find(({ path }) => path.endsWith('/plan'))).toMatchObject({ body });
});

test('discarding shows what is published, and forgets what was typed', async () => {
  const on = await startWorkspace({ api: createMemoryApi(RECORDS) });
  on.workspace.actions.change(PAGE, { title: 'Prepared' });
  on.workspace.actions.remove('blocks/b');
  await wait(700);
  on.workspace.actions.change(PAGE, { slug: 'typed' });
  await on.workspace.actions.discard();
  expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'About', slug: 'about' });
  expect(on.workspace.get().records.get('block_items/i')?.values).toMatchObject({ title: 'Item' });
  expect(on.workspace.get()).toMatchObject({ set: undefined, save: { kind: 'saved' } });
  await wait(5000);
  expect(on.api.kinds()).toEqual([]);
  expect(on.storage).toHaveLength(1);
});

test('a file is uploaded with a preview; a refused one says why at its field', async () => {
  const on = await startWorkspace({ api: createMemoryApi(RECORDS) });
  const block = on.workspace.actions.add('blocks', { kind: 'text' });
  let answer: (value: undefined) => void = () => undefined;
  on.api.interfere = ({ body }) =>
    body instanceof FormData ? new Promise((resolve) => (answer = resolve)) : undefined;
  on.workspace.actions.upload(block, 'image', new File(['x'], 'new.png'));
  expect(on.workspace.isAtRisk()).toBe(true);
  await wait(700);
  expect(on.workspace.get().uploads.get(`${block}/image`)).toEqual({ done: 0, url: 'data:image/png;base64,AA==' });
  answer(undefined);
  await wait(0);
  expect(on.api.shown(block)).toMatchObject({ image: 'new.png' });
  expect(on.workspace.get()).toMatchObject({ uploads: new Map(), save: { kind: 'saved' } });
  on.api.interfere = () => refusal(400, 'No.', { image: 'Too large.' });
  on.workspace.actions.upload(block, 'image', new File(['x'], 'large.png'));
  await wait(700);
  expect(on.workspace.get().faults.get(block)).toEqual({ image: 'Too large.' });
  expect(on.workspace.get().records.get(block)?.values).toMatchObject({ image: 'new.png' });
  expect(on.workspace.isAtRisk()).toBe(false);
});

test('a copy gets copies of the files', async () => {
  const api = createMemoryApi({ ...RECORDS, blocks: [{ ...RECORDS.blocks[0], image: 'desk_a1b2c3d4e5.png' }] });
  const on = await startWorkspace({ api });
  const copy = on.workspace.actions.duplicate('blocks/b');
  await wait(1400);
  expect(api.shown(copy)).toMatchObject({ title: 'Block', image: 'desk.png' });
});

test('a move within a gap saves one record, and else as few as it needs', async () => {
  const blocks = [10, 20, 21].map((order) => ({ id: `b${order}`, page: 'p', order, kind: 'text' }));
  const on = await startWorkspace({ api: createMemoryApi({ pages: RECORDS.pages, blocks }) });
  on.workspace.actions.move('blocks/b21', 1);
  await wait(700);
  expect(on.api.kinds()).toEqual(['changed blocks/b21']);
  on.workspace.actions.move('blocks/b10', 2);
  await wait(700);
  expect(on.api.shown('blocks/b10')).toMatchObject({ order: 30 });
  expect(on.api.kinds()).toEqual(['changed blocks/b21', 'changed blocks/b10']);
});
