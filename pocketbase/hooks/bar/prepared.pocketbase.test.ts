import { type PreparedSite, startPreparedSite } from '../testing/preparedSite';
import type { BarData } from './types';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

/** The sets that the bar names at an address. */
const setsAt = async (address: string) =>
  (await on.ask<BarData>(`/_site/bar/data?path=${encodeURIComponent(address)}`)).page.prepared;

/** Prepares a save. @returns the record's id */
async function prepare(set: string, collection: string, id: string, values: object): Promise<string> {
  const { status, body } = await on.prepare(set, collection, id, values);
  expect([collection, status]).toEqual([collection, 200]);
  return String(body.id);
}

test('the bar names the sets in which a change of the record, or of its parts, is prepared', async () => {
  const page = await on.make('pages', { slug: 'spring', section: 'default', title: 'Spring', status: 'published' });
  const first = await on.make('blocks', { page: page.id, kind: 'cards' });
  const post = await on.post('elsewhere');
  expect(await setsAt('/spring/')).toEqual([]);
  const [block, item, record, other] = [
    await on.begin('Of a block'),
    await on.begin('Of an item'),
    await on.begin('Of the page'),
    await on.begin('Of another page'),
  ];
  await prepare(block, 'blocks', first.id, { title: 'Later' });
  const added = await prepare(item, 'blocks', '', { page: page.id, kind: 'cards' });
  await prepare(record, 'pages', page.id, { title: 'Later' });
  await prepare(other, 'posts', post.id, { title: 'Later' });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await on.call(`/_site/prepared/${record}/plan`, 'POST', { at });
  expect(await setsAt('/spring/')).toEqual([
    { title: 'Of a block', publish_at: '' },
    { title: 'Of an item', publish_at: '' },
    { title: 'Of the page', publish_at: at.replace('T', ' ') },
  ]);
  expect(await setsAt('/blog/elsewhere/')).toEqual([{ title: 'Of another page', publish_at: '' }]);

  // An item of a block that is not published yet.
  await on.call(`/_site/prepared/${block}/discard`, 'POST', {});
  await on.call(`/_site/prepared/${record}/discard`, 'POST', {});
  await prepare(item, 'block_items', '', { block: added, title: 'Card' });
  expect(await setsAt('/spring/')).toEqual([{ title: 'Of an item', publish_at: '' }]);
  expect((await on.publish(item)).body).toEqual({ done: 2 });
  expect(await setsAt('/spring/')).toEqual([]);
});
