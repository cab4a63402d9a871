import { KEY } from '../../../pocketbase/pages/status/session';
import { createMemoryApi } from '../testing/MemoryApi';
import { memoryStorage } from '../testing/memoryStorage';
import { memoryIndexedDb } from '../testing/memoryIndexedDb';
import { PAGE, RECORDS, wait } from '../testing/page';
import { ANA, sessionOf, startWorkspace } from '../testing/startWorkspace';

beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
afterEach(() => jest.useRealTimers());

/** A workspace in which something was typed, and whose tab crashed before it was sent. */
async function crashed(values: Record<string, string>, storage = memoryStorage(), indexedDb = memoryIndexedDb()) {
  const api = createMemoryApi(RECORDS);
  const on = await startWorkspace({ api, storage, indexedDb });
  on.workspace.actions.change(PAGE, values);
  api.interfere = () => ({ status: 0 });
  on.end();
  await wait(0);
  // The tab is gone with what it would have tried again.
  jest.clearAllTimers();
  api.interfere = () => undefined;
  return { api, storage };
}

test('text typed before a crash is restored, announced and sent', async () => {
  const site = await crashed({ title: 'Before the crash' });
  await wait(60_000);
  const on = await startWorkspace(site);
  expect(on.workspace.get().restored).toEqual({ at: 1_000_000 });
  expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'Before the crash' });
  await wait(700);
  expect(site.api.shown(PAGE)).toMatchObject({ title: 'Before the crash' });
  expect(site.storage).toHaveLength(1);
  const next = await startWorkspace(site);
  expect(next.workspace.get().restored).toBeUndefined();
});

test('merges saves of another person with the journal', async () => {
  const site = await crashed({ title: 'Mine', slug: 'mine' });
  site.api.prepare(PAGE, { title: 'Theirs', summary: 'Theirs too' });
  const on = await startWorkspace(site);
  await wait(700);
  expect(site.api.shown(PAGE)).toMatchObject({ title: 'Theirs', slug: 'mine', summary: 'Theirs too' });
  expect(on.workspace.get().fieldConflicts).toMatchObject([
    { fields: [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }] },
  ]);
});

test.each(['{', 'null', '[]', '{"key":"x"}', '{"key":"pages/p","mine":7,"base":{},"at":1}'])(
  'a corrupt journal (%s) keeps no page from opening',
  async (text) => {
    const storage = memoryStorage({ [KEY]: sessionOf(ANA), [`modrina.edit|${ANA}|${PAGE}|tab|${PAGE}`]: text });
    const on = await startWorkspace({ api: createMemoryApi(RECORDS), storage });
    expect(on.workspace.get().restored).toBeUndefined();
    expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'About' });
  },
);

test('words of a part that was deleted since wait in the journal until it is back', async () => {
  const [api, storage] = [createMemoryApi(RECORDS), memoryStorage()];
  const before = await startWorkspace({ api, storage });
  before.workspace.actions.change('block_items/i', { title: 'Typed' });
  api.interfere = () => ({ status: 0 });
  before.end();
  await wait(0);
  api.interfere = () => undefined;
  api.prepare(PAGE, { summary: 'Theirs' });
  const deletion = `/api/collections/block_items/records/i?prepare=${api.sets[0]?.id}`;
  await api.send(deletion, { method: 'DELETE' });
  const gone = await startWorkspace({ api, storage });
  expect(gone.workspace.get().restored).toBeUndefined();
  gone.end();
  await api.send(`/_site/prepared/${api.sets[0]?.id}/discard`, { method: 'POST', body: {} });
  const back = await startWorkspace({ api, storage });
  expect(back.workspace.get().records.get('block_items/i')?.values).toMatchObject({ title: 'Typed' });
});

test('the journal of another person is left alone', async () => {
  const site = await crashed({ title: 'Ana’s' });
  site.storage.setItem(KEY, sessionOf('maja@modrina.example'));
  const maja = await startWorkspace(site);
  expect(maja.workspace.get().restored).toBeUndefined();
  maja.end();
  site.storage.setItem(KEY, sessionOf(ANA));
  const ana = await startWorkspace(site);
  expect(ana.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'Ana’s' });
});

describe('an entry with two copies', () => {
  /** The two copies of a journal as a killed browser left them, each with its entry. */
  const killed = (stored: [at: number, title: string], onDisk: [at: number, title?: string]) => {
    const name = `modrina.edit|${ANA}|${PAGE}|tab|${PAGE}`;
    const text = ([at, title]: [number, string?]) =>
      JSON.stringify({ at, ...(title && { key: PAGE, mine: { title }, base: { title: 'About' } }) });
    return {
      api: createMemoryApi(RECORDS),
      storage: memoryStorage({ [KEY]: sessionOf(ANA), [name]: text(stored) }),
      indexedDb: memoryIndexedDb(new Map([[name, text(onDisk)]])),
    };
  };

  test('the later copy on the disk is restored', async () => {
    const on = await startWorkspace(killed([999_000, 'Old'], [999_900, 'New']));
    expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'New' });
    await wait(700);
    expect(on.api.shown(PAGE)).toMatchObject({ title: 'New' });
  });

  test('the later copy in localStorage is restored', async () => {
    const on = await startWorkspace(killed([999_900, 'New'], [999_000, 'Old']));
    expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'New' });
  });

  test('an older copy is not restored once the entry was removed', async () => {
    const on = await startWorkspace(killed([999_000, 'Old'], [999_900]));
    expect(on.workspace.get().restored).toBeUndefined();
    expect(on.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'About' });
  });
});

test('an entry is taken up from the disk alone, and is gone from there once it is saved', async () => {
  const disk = new Map<string, string>();
  const before = await crashed({ title: 'Typed' }, memoryStorage(), memoryIndexedDb(disk));
  const lost = memoryStorage({ [KEY]: sessionOf(ANA) });
  const on = await startWorkspace({ ...before, storage: lost, indexedDb: memoryIndexedDb(disk) });
  expect(on.workspace.get().restored).toEqual({ at: 1_000_000 });
  await wait(700);
  expect(on.api.shown(PAGE)).toMatchObject({ title: 'Typed' });
  on.end();
  const next = await startWorkspace({ ...before, storage: lost, indexedDb: memoryIndexedDb(disk) });
  expect(next.workspace.get().restored).toBeUndefined();
  next.end();
  await wait(25 * 3600_000);
  await startWorkspace({ ...before, storage: lost, indexedDb: memoryIndexedDb(disk) });
  expect([...disk.keys()]).toEqual([]);
});

test('the words of a tab that is open are its own: another one neither takes nor removes them', async () => {
  const shared = {
    ...{ api: createMemoryApi(RECORDS), storage: memoryStorage(), indexedDb: memoryIndexedDb() },
    tabs: new Set<string>(),
  };
  const one = await startWorkspace(shared);
  shared.api.interfere = () => ({ status: 0 });
  one.workspace.actions.change(PAGE, { title: 'In the first tab' });
  await wait(0);
  shared.api.interfere = () => undefined;
  const two = await startWorkspace(shared);
  two.workspace.actions.change(PAGE, { slug: 'second' });
  expect(two.workspace.get().restored).toBeUndefined();
  expect(two.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'About' });
  // Both are killed.
  shared.tabs.clear();
  shared.api.interfere = ({ method }) => (method === 'GET' ? undefined : { status: 0 });
  const three = await startWorkspace(shared);
  expect(three.workspace.get().records.get(PAGE)?.values).toMatchObject({ title: 'In the first tab', slug: 'second' });
});

test('a conflict that was not answered is asked again after a reload', async () => {
  const shared = { api: createMemoryApi(RECORDS), storage: memoryStorage(), indexedDb: memoryIndexedDb() };
  const one = await startWorkspace(shared);
  shared.api.prepare(PAGE, { title: 'Theirs' });
  one.workspace.actions.change(PAGE, { title: 'Mine' });
  await wait(700);
  const [conflict] = one.workspace.get().fieldConflicts;
  expect(conflict).toMatchObject({
    who: 'maja@modrina.example',
    fields: [{ name: 'title', mine: 'Mine', theirs: 'Theirs' }],
  });
  one.end();
  const two = await startWorkspace(shared);
  await wait(5000);
  expect(two.workspace.get().fieldConflicts).toEqual([conflict]);
  expect(shared.api.shown(PAGE)).toMatchObject({ title: 'Theirs' });
  if (conflict) two.workspace.actions.resolve(conflict, { title: 'Theirs' });
  await wait(700);
  expect(two.workspace.get().save.kind).toBe('saved');
  two.end();
  expect((await startWorkspace(shared)).workspace.get().fieldConflicts).toEqual([]);
});

test('a published part whose deletion was undone while the server was away is back after a reload', async () => {
  const blocks = [{ id: 'b', page: 'p', order: 10, kind: 'text', title: 'Block' }];
  const shared = {
    ...{ api: createMemoryApi({ ...RECORDS, blocks }), storage: memoryStorage(), indexedDb: memoryIndexedDb() },
  };
  const one = await startWorkspace(shared);
  const undo = one.workspace.actions.remove('blocks/b');
  await wait(700);
  expect(shared.api.shown('blocks/b')).toBeUndefined();
  shared.api.interfere = () => ({ status: 0 });
  undo();
  await wait(700);
  one.end();
  shared.api.interfere = () => undefined;
  const two = await startWorkspace(shared);
  await wait(1500);
  expect(shared.api.shown('blocks/b')).toMatchObject({ title: 'Block' });
  expect(two.workspace.get().records.get('blocks/b')?.values).toMatchObject({ title: 'Block', page: 'p' });
  expect(two.workspace.get().save.kind).toBe('saved');
});
