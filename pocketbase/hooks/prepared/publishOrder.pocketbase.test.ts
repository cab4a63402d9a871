import { at, type PreparedSite, startPreparedSite } from '../testing/preparedSite';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

const remove = async (set: string, collection: string, id: string) =>
  expect((await on.call(`${at(collection, id)}?prepare=${set}`, 'DELETE')).status).toBe(204);
const fits = async (set: string) =>
  (await on.sets()).find(({ id }) => id === set)?.changes.map((change) => change.fits) ?? [];

async function blockWithItem(slug: string) {
  const page = await on.make('pages', { slug, title: slug, section: 'default', status: 'published' });
  const block = await on.make('blocks', { page: page.id, kind: 'faq', title: 'Questions' });
  const item = await on.make('block_items', { block: block.id, title: 'Why?' });
  return { page, block, item };
}

test('a block that was changed, and then deleted with its items, is published as a deletion', async () => {
  const { block, item } = await blockWithItem('changed-then-deleted');
  const set = await on.begin();
  await on.prepare(set, 'blocks', block.id, { title: 'Other questions' });
  // As the editing page does.
  await remove(set, 'block_items', item.id);
  await remove(set, 'blocks', block.id);
  expect(await fits(set)).toEqual([true, true]);
  expect((await on.publish(set)).body).toEqual({ done: 2 });
  expect([(await on.call(at('blocks', block.id))).status, (await on.call(at('block_items', item.id))).status]).toEqual([
    404, 404,
  ]);
});

test('a part that was changed before its whole was deleted does not hold the set up', async () => {
  const { page, block } = await blockWithItem('whole-deleted');
  const set = await on.begin();
  await on.prepare(set, 'pages', page.id, { title: 'Other' });
  await on.prepare(set, 'blocks', block.id, { title: 'Other' });
  await remove(set, 'pages', page.id);
  expect(await fits(set)).toEqual([true, true]);
  expect((await on.publish(set)).status).toBe(200);
  expect((await on.call(at('pages', page.id))).status).toBe(404);
});

test('a record takes the address that another one leaves, in whatever order the changes were begun', async () => {
  const [first, second] = [await on.post('moves-last'), await on.post('moves-first')];
  const set = await on.begin();
  await on.prepare(set, 'posts', first.id, { title: 'Begun first' });
  await on.prepare(set, 'posts', second.id, { slug: 'moved-away' });
  expect((await on.prepare(set, 'posts', first.id, { slug: 'moves-first' })).status).toBe(200);
  expect((await on.shown('posts', first.id))['slug']).toBe('moves-first');
  expect(await fits(set)).toEqual([true, true]);
  expect((await on.publish(set)).status).toBe(200);
  const slugs = [await on.read('posts', first.id), await on.read('posts', second.id)].map(({ slug }) => slug);
  expect(slugs).toEqual(['moves-first', 'moved-away']);
});

test('a deletion that is taken back leaves the words that were prepared before it', async () => {
  const { block } = await blockWithItem('deleted-and-back');
  const set = await on.begin();
  await on.prepare(set, 'blocks', block.id, { title: 'Long thought about' });
  await remove(set, 'blocks', block.id);
  const [change] = (await on.sets()).find(({ id }) => id === set)?.changes ?? [];
  expect(change?.kind).toBe('deleted');
  const path = `/_site/prepared/${set}/remove`;
  expect((await on.call(path, 'POST', { change: change?.change, restore: true })).status).toBe(204);
  expect(await on.shown('blocks', block.id)).toMatchObject({ title: 'Long thought about' });
  expect((await on.publish(set)).status).toBe(200);
  expect(await on.read('blocks', block.id)).toMatchObject({ title: 'Long thought about' });
});

test('a date that somebody chose for a draft stays when its publication is prepared', async () => {
  const chosen = '2019-03-12 07:00:00.000Z';
  const [dated, undated] = [await on.post('dated', { status: 'draft' }), await on.post('undated', { status: 'draft' })];
  const set = await on.begin();
  const [kept, given] = [
    await on.prepare(set, 'posts', dated.id, { status: 'published', publish_at: chosen }),
    await on.prepare(set, 'posts', undated.id, { status: 'published' }),
  ];
  expect(kept.body['publish_at']).toBe(chosen);
  expect((await on.shown('posts', undated.id))['publish_at']).toBe(given.body['publish_at']);
  // A further save sends what is shown, as the dashboard does.
  const again = { title: 'Undated', publish_at: given.body['publish_at'] };
  expect((await on.prepare(set, 'posts', undated.id, again)).status).toBe(200);
  const before = new Date().toISOString().replace('T', ' ');
  expect((await on.publish(set)).status).toBe(200);
  expect((await on.read('posts', dated.id))['publish_at']).toBe(chosen);
  expect(String((await on.read('posts', undated.id))['publish_at']) >= before).toBe(true);
});
