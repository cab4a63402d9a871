import type { Client } from './createClient';
import { batchIds, listRecords } from './listRecords';
import { HttpError } from './request';

const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index).padStart(15, '0'));
const filterOf = (batch: string[]) => batch.map((id) => `id="${id}"`).join('||');

it('names every record once, in as few requests as PocketBase’s limits allow', () => {
  const batches = batchIds(ids(400));
  expect(batches.flat()).toEqual(ids(400));
  expect(batches.length).toBe(3);
  expect(Math.max(...batches.map((batch) => filterOf(batch).length))).toBeLessThan(3500);
});

it('leaves room for the collection’s own filter', () => {
  const filter = 'x'.repeat(2000);
  const longest = Math.max(...batchIds(ids(400), filter).map((batch) => filterOf(batch).length));
  expect(longest + filter.length).toBeLessThan(3500);
});

it('sends nothing for nothing', () => {
  expect(batchIds([])).toEqual([]);
});

it.each([
  [400, '10204'],
  [401, '10205'],
  [403, '10203'],
  [404, '10201'],
  [500, '10105'],
])('has a sentence of its own for %d', async (status, id) => {
  const path = '/api/collections/posts/records';
  const client = { get: () => Promise.reject(new HttpError(status, path, 1, 'No.')) } as unknown as Client;
  await expect(listRecords(client, 'posts', { pageSize: 10 })).rejects.toMatchObject({ id });
});
