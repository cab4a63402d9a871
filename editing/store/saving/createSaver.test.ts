import { createMemoryApi, type Call, refusal } from '../testing/MemoryApi';
import { startWorkspace, type Started } from '../testing/startWorkspace';

const PAGE = 'pages/p';
const RECORDS = {
  pages: [{ id: 'p', title: 'About', slug: 'about', status: 'published' }],
  blocks: [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }],
};
const start = (options: Parameters<typeof startWorkspace>[0] = {}) =>
  startWorkspace({ api: createMemoryApi(RECORDS), ...options });
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const saves = ({ api }: Started) =>
  api.calls.filter(({ method, path }) => method !== 'GET' && path.includes('prepare='));
const shortOf = ({ method, path }: Call) => `${method} ${path.replace(/^\/api\/collections\/|\?.*$/g, '')}`;
const save = ({ workspace }: Started) => workspace.get().save;

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

test('typing is sent after a pause, the changed fields only, to a set that is named after the page', async () => {
  const on = await start();
  expect(save(on)).toEqual({ kind: 'saved', at: null });
  on.workspace.actions.change(PAGE, { title: 'A' });
  expect(save(on)).toEqual({ kind: 'saving' });
  await wait(600);
  on.workspace.actions.change(PAGE, { title: 'About us' });
  await wait(600);
  expect(saves(on)).toEqual([]);
  await wait(100);
  expect(saves(on)).toMatchObject([
    { method: 'PATCH', body: { title: 'About us' }, headers: { 'If-Match': '"first"' } },
  ]);
  expect(save(on)).toEqual({ kind: 'saved', at: 1_001_300 });
  expect(on.workspace.get().set).toMatchObject({
    title: 'About us',
    changes: [{ collection: 'pages', kind: 'changed' }],
  });
  on.workspace.actions.change(PAGE, { slug: 'about-us' });
  await wait(700);
  expect(saves(on)[1]).toMatchObject({ body: { slug: 'about-us' }, headers: { 'If-Match': '"save 1"' } });
  expect(on.api.sets).toHaveLength(1);
});

test('continuous typing is saved every two seconds', async () => {
  const on = await start();
  for (let count = 0; count < 25; count++) {
    on.workspace.actions.change(PAGE, { title: `Title ${count}` });
    await wait(100);
  }
  expect(saves(on)).toHaveLength(1);
});

test('a set that changes the page already takes further changes; a record of another set stays there', async () => {
  const api = createMemoryApi(RECORDS);
  api.prepare('blocks/b', { title: 'Theirs' });
  const on = await start({ api });
  expect(on.workspace.get().set?.title).toBe('Theirs');
  on.workspace.actions.change(PAGE, { title: 'Mine' });
  await wait(700);
  expect(api.sets).toHaveLength(1);
  expect(api.kinds()).toEqual(['changed blocks/b', 'changed pages/p']);
});

test('new parts are created parents first with ids of this browser, and deleted with their own parts first', async () => {
  const on = await start();
  const block = on.workspace.actions.add('blocks', { kind: 'cards', title: 'Cards' });
  const item = on.workspace.actions.add('block_items', { block: block.split('/')[1] ?? '' });
  await wait(700);
  expect(saves(on).map(shortOf)).toEqual(['POST blocks/records']);
  // An item needs a title.
  expect(save(on)).toEqual({ kind: 'unfinished' });
  on.workspace.actions.change(item, { title: 'Item' });
  await wait(700);
  expect(on.api.shown(item)).toMatchObject({ title: 'Item', order: 10 });
  expect(on.api.shown(block)).toMatchObject({ page: 'p', order: 20 });
  const undo = on.workspace.actions.remove(block);
  await wait(700);
  expect(
    saves(on)
      .slice(2)
      .map(({ method, path }) => `${method} ${path.split('/')[3]}`),
  ).toEqual(['DELETE block_items', 'DELETE blocks']);
  expect(on.api.kinds()).toEqual([]);
  undo();
  await wait(700);
  expect(on.api.shown(block)).toMatchObject({ title: 'Cards' });
  expect(on.api.shown(item)).toMatchObject({ title: 'Item', block: block.split('/')[1] });
});

test('undoing takes the deletion of a published part out of the set, and saves what was typed before it again', async () => {
  const on = await start();
  on.workspace.actions.change('blocks/b', { title: 'Typed' });
  await wait(700);
  const undo = on.workspace.actions.remove('blocks/b');
  await wait(700);
  expect(on.api.kinds()).toEqual(['deleted blocks/b']);
  undo();
  await wait(700);
  expect(on.api.kinds()).toEqual(['changed blocks/b']);
  expect(on.api.shown('blocks/b')).toMatchObject({ title: 'Typed' });
  expect(save(on).kind).toBe('saved');
});

test('a refused field holds nothing else up, stays, and is tried again with the next change', async () => {
  const on = await start();
  on.api.interfere = ({ body }) =>
    (body as { slug?: string } | undefined)?.slug === 'taken' ? refusal(400, 'No.', { slug: 'Taken.' }) : undefined;
  on.workspace.actions.change(PAGE, { title: 'Good', slug: 'taken' });
  await wait(700);
  expect(on.workspace.get().faults.get(PAGE)).toEqual({ slug: 'Taken.' });
  expect(save(on)).toEqual({ kind: 'refused' });
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Good', slug: 'about' });
  expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ slug: 'taken' });
  await expect(on.workspace.actions.publish()).rejects.toThrow('Correct them first');
  on.workspace.actions.change(PAGE, { slug: 'free' });
  expect(on.workspace.get().faults.size).toBe(0);
  await wait(700);
  expect(save(on).kind).toBe('saved');
  expect(on.api.shown(PAGE)).toMatchObject({ slug: 'free' });
});

test('a wholly refused save is retried on request', async () => {
  const on = await start();
  on.api.interfere = ({ method }) => (method === 'PATCH' ? refusal(403, 'Not now.') : undefined);
  on.workspace.actions.change(PAGE, { title: 'Refused' });
  await wait(700);
  expect(on.workspace.get().faults.get(PAGE)).toEqual({ '': 'Not now.' });
  on.api.interfere = () => undefined;
  on.workspace.actions.retry();
  await wait(0);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Refused' });
  expect(on.workspace.get()).toMatchObject({ faults: new Map(), save: { kind: 'saved' } });
});

test('takes over fields changed by the other person only; fields changed by both wait for a choice', async () => {
  const on = await start();
  on.api.prepare(PAGE, { title: 'Theirs', seo_title: 'Found' });
  on.workspace.actions.change(PAGE, { title: 'Mine', slug: 'mine' });
  await wait(700);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Theirs', slug: 'mine', seo_title: 'Found' });
  expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'Mine', seo_title: 'Found' });
  const [conflict] = on.workspace.get().fieldConflicts;
  expect(conflict).toEqual({
    key: PAGE,
    who: 'maja@modrina.example',
    fields: [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }],
  });
  expect(save(on)).toEqual({ kind: 'fieldConflict' });
  if (conflict) on.workspace.actions.resolve(conflict, { title: 'Both' });
  await wait(700);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Both' });
  expect(on.workspace.get().fieldConflicts).toEqual([]);
  expect(save(on).kind).toBe('saved');
});

test('a set that somebody discarded is begun again, and the words are kept', async () => {
  const on = await start();
  on.workspace.actions.change(PAGE, { title: 'One' });
  await wait(700);
  const [set] = on.api.sets;
  await on.api.send(`/_site/prepared/${set?.id}/discard`, { method: 'POST', body: {} });
  on.workspace.actions.change(PAGE, { slug: 'two' });
  await wait(700);
  expect(on.api.sets).toHaveLength(1);
  expect(on.api.sets[0]?.id).not.toBe(set?.id);
  expect(on.api.shown(PAGE)).toMatchObject({ slug: 'two' });
  expect(save(on).kind).toBe('saved');
});

test('a part that another person deleted comes back with the words that were typed in it', async () => {
  const on = await start();
  on.api.prepare(PAGE, { seo_title: 'Set' });
  await on.api.send(`/api/collections/blocks/records/b?prepare=${on.api.sets[0]?.id}`, { method: 'DELETE' });
  on.workspace.actions.change('blocks/b', { title: 'Still typing' });
  await wait(700);
  await wait(700);
  expect(on.api.shown('blocks/b')).toMatchObject({ title: 'Still typing' });
  expect(save(on).kind).toBe('saved');
});

test('a new page gets the slug of its whole title, until somebody types one', async () => {
  const on = await start({ page: ['posts', 'new'] });
  const root = [...on.workspace.get().records.keys()][0] ?? 'posts/x';
  on.workspace.actions.change(root, { title: 'How to cho' });
  await wait(700);
  on.workspace.actions.change(root, { title: 'How to choose' });
  await wait(700);
  expect(saves(on).map(({ body }) => body)).toMatchObject([
    { title: 'How to cho' },
    { title: 'How to choose', slug: '' },
  ]);
  on.workspace.actions.change(root, { slug: 'mine' });
  await wait(700);
  on.workspace.actions.change(root, { title: 'How' });
  await wait(700);
  expect(
    saves(on)
      .slice(2)
      .map(({ body }) => body),
  ).toEqual([{ slug: 'mine' }, { title: 'How' }]);
});

test('a slug that is refused though nobody typed it is named, and not sent again and again', async () => {
  const on = await start({ page: ['posts', 'new'] });
  const root = [...on.workspace.get().records.keys()][0] ?? 'posts/x';
  on.api.interfere = ({ method, path }) =>
    method === 'POST' && path.includes('/posts/') ? refusal(400, 'No.', { slug: 'No letters.' }) : undefined;
  on.workspace.actions.change(root, { title: '…' });
  await wait(5000);
  expect(saves(on)).toHaveLength(1);
  expect(on.workspace.get().faults.get(root)).toEqual({ slug: 'No letters.' });
  on.api.interfere = () => undefined;
  on.workspace.actions.change(root, { slug: 'dots' });
  await wait(700);
  expect(save(on).kind).toBe('saved');
});

test('a slug that cannot be made of the new title stays, and the title is saved all the same', async () => {
  const on = await start({ page: ['posts', 'new'] });
  const root = [...on.workspace.get().records.keys()][0] ?? 'posts/x';
  on.workspace.actions.change(root, { title: 'How' });
  await wait(700);
  on.api.interfere = ({ body }) => (body && 'slug' in body ? refusal(400, 'No.', { slug: 'No letters.' }) : undefined);
  on.workspace.actions.change(root, { title: '…' });
  await wait(1500);
  expect(
    saves(on)
      .slice(1)
      .map(({ body }) => body),
  ).toEqual([{ title: '…', slug: '' }, { title: '…' }]);
  expect(save(on).kind).toBe('saved');
});
