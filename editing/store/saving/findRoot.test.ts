import { findRoot } from './findRoot';
import { createMemoryApi } from '../testing/MemoryApi';

const RECORDS = {
  pages: [{ id: 'p1' }],
  blocks: [{ id: 'b1', page: 'p1' }],
  block_items: [
    { id: 'i1', block: 'b1' },
    { id: 'i2', block: 'gone' },
  ],
};

test('the page of a block, and of an item of it', async () => {
  const { send } = createMemoryApi(RECORDS);
  expect(await findRoot(send, 'blocks/b1')).toEqual({ kind: 'found', key: 'pages/p1' });
  expect(await findRoot(send, 'block_items/i1')).toEqual({ kind: 'found', key: 'pages/p1' });
  expect(await findRoot(send, 'pages/p1')).toEqual({ kind: 'found', key: 'pages/p1' });
});

test.each(['blocks/none', 'block_items/i2'] as const)('%s is on no page', async (key) => {
  expect(await findRoot(createMemoryApi(RECORDS).send, key)).toEqual({ kind: 'notFound' });
});

test('a part that is to be deleted by a prepared change is on no page', async () => {
  const api = createMemoryApi(RECORDS);
  const { data } = await api.send('/_site/prepared', { method: 'POST', body: { title: 'Spring' } });
  await api.send(`/api/collections/blocks/records/b1?prepare=${String(data['id'])}`, { method: 'DELETE' });
  expect(await findRoot(api.send, 'block_items/i1')).toEqual({ kind: 'notFound' });
});

test('a server that is away is no missing part', async () => {
  const api = createMemoryApi(RECORDS);
  api.interfere = () => ({ status: 0 });
  expect(await findRoot(api.send, 'blocks/b1')).toMatchObject({ kind: 'away' });
  api.interfere = () => ({ status: 401 });
  expect(await findRoot(api.send, 'blocks/b1')).toEqual({ kind: 'signedOut' });
});
