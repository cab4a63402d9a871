import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { until } from '../../../server/testing/builderSite';
import { type ContentSite, RECORDS, type Row, startContentSite } from '../testing/contentSite';
import { post } from '../../../server/testing/publishingSite';

let on: ContentSite;
let picture: Buffer;
beforeAll(async () => {
  on = await startContentSite();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => on.people.stop());

async function postWithPicture(slug: string): Promise<Row> {
  const form = new FormData();
  Object.entries(post(slug)).forEach(([name, value]) => form.set(name, String(value)));
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png');
  return on.make('posts', form);
}

test('a deleted record comes back as it was, with the bytes of its files', async () => {
  const before = await postWithPicture('with-picture');
  await on.remove('posts', before.id);
  expect(await on.gone()).toContain('/blog/with-picture/');
  const [row] = await on.bin(`record = "${before.id}"`);
  expect(row).toMatchObject({
    kind: 'deleted',
    collection: 'posts',
    path: '/blog/with-picture/',
    by: on.people.editor.email,
  });
  expect(row?.files).toEqual([before['image']]);

  const build = await on.refused({ posts: [before.id] });
  expect((await on.decide('owner', build, 'restore')).body).toEqual({ done: 1 });
  const after = await on.read('posts', before.id);
  expect(after).toEqual(before);
  const file = await fetch(`${on.people.server.url}/api/files/posts/${before.id}/${String(after['image'])}`);
  expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
  expect(await on.gone()).not.toContain('/blog/with-picture/');
  expect(await on.bin(`record = "${before.id}"`)).toEqual([]);
});

test('blocks and redirects of old paths are restored with their record', async () => {
  const page = await on.make('pages', { slug: 'whole', title: 'Whole', section: 'default', status: 'published' });
  await on.ask(`${RECORDS('pages')}/${page.id}`, 'PATCH', { slug: 'whole-2' });
  const blocks = await Promise.all(
    ['a', 'b'].map((title, order) => on.make('blocks', { page: page.id, kind: 'text', title, order })),
  );
  const items = await on.make('block_items', { block: blocks[0]?.id, title: 'item' });
  const redirects = async () => (await on.ask<{ items: Row[] }>(RECORDS('redirects'))).items;
  const before = await redirects();
  expect(before).toHaveLength(1);

  await on.remove('pages', page.id);
  expect(await redirects()).toEqual([]);
  expect(await on.gone()).toEqual(expect.arrayContaining(['/whole/', '/whole-2/']));

  const build = await on.refused({ pages: [page.id] });
  expect((await on.decide('owner', build, 'restore')).body).toEqual({ done: 1 });
  for (const [collection, id] of [
    ['pages', page.id],
    ['blocks', blocks[0]?.id],
    ['blocks', blocks[1]?.id],
    ['block_items', items.id],
  ] as const) {
    expect((await on.read(collection, id ?? '')).id).toBe(id);
  }
  expect((await redirects()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await on.gone()).toEqual([]);
});

test('a tag comes back to its place in the articles that bore it', async () => {
  const tags = await Promise.all(['one', 'two', 'three'].map((slug) => on.make('tags', { slug, name: slug })));
  const ids = tags.map(({ id }) => id);
  const { id } = await on.make('posts', post('tagged', { tags: ids }));
  await on.remove('tags', ids[1] ?? '');
  const build = await on.refused({ tags: [ids[1] ?? ''] });
  expect((await on.decide('owner', build, 'restore')).status).toBe(200);
  expect((await on.read('posts', id))['tags']).toEqual(ids);
});

test('of a tag and an article that both come back, in either order, the article has the tag again', async () => {
  const tags = await Promise.all(
    ['first', 'second'].map((slug) => on.make('tags', { slug: `${slug}-back`, name: slug })),
  );
  const ids = tags.map(({ id }) => id);
  const { id } = await on.make('posts', post('tagged-and-gone', { tags: ids }));
  await on.remove('tags', ids[0] ?? '');
  await on.remove('posts', id);
  const bringBack = async (set: Record<string, string[]>) =>
    expect((await on.decide('owner', await on.refused(set), 'restore')).status).toBe(200);
  await bringBack({ tags: [ids[0] ?? ''] });
  await bringBack({ posts: [id] });
  expect((await on.read('posts', id))['tags']).toEqual(ids);
});

test('a tag that was renamed comes back with both redirects of its old paths', async () => {
  const tag = await on.make('tags', { slug: 'renamed', name: 'Renamed' });
  await on.make('posts', post('of-a-renamed-tag', { tags: [tag.id] }));
  await on.ask(`${RECORDS('tags')}/${tag.id}`, 'PATCH', { slug: 'renamed-2' });
  const ofTag = async () =>
    (await on.ask<{ items: Row[] }>(`${RECORDS('redirects')}?perPage=500`)).items
      .map((row) => String(row['from']))
      .filter((from) => from.startsWith('/blog/tag/renamed/'))
      .sort();
  expect(await ofTag()).toEqual(['/blog/tag/renamed/', '/blog/tag/renamed/*']);
  await on.remove('tags', tag.id);
  expect((await on.decide('owner', await on.refused({ tags: [tag.id] }), 'restore')).status).toBe(200);
  expect(await ofTag()).toEqual(['/blog/tag/renamed/', '/blog/tag/renamed/*']);
});

test('a renamed tag that comes back hides no tag that has its old path since', async () => {
  const tag = await on.make('tags', { slug: 'ai', name: 'AI' });
  await on.make('posts', post('of-ai', { tags: [tag.id] }));
  await on.ask(`${RECORDS('tags')}/${tag.id}`, 'PATCH', { slug: 'machines' });
  await on.remove('tags', tag.id);
  const next = await on.make('tags', { slug: 'ai', name: 'AI again' });
  await on.make('posts', post('of-ai-again', { tags: [next.id] }));
  expect((await on.decide('owner', await on.refused({ tags: [tag.id] }), 'restore')).status).toBe(200);
  expect((await on.read('tags', tag.id))['slug']).toBe('machines');
  const { items } = await on.ask<{ items: Row[] }>(`${RECORDS('redirects')}?perPage=500`);
  expect(items.filter(({ from }) => String(from).startsWith('/blog/tag/ai/'))).toEqual([]);
});

test('a record comes back without what it named and was deleted since', async () => {
  const [tag, kept] = await Promise.all(['lost-tag', 'kept-tag'].map((slug) => on.make('tags', { slug, name: slug })));
  const { id } = await on.make('posts', post('names-a-lost-tag', { tags: [tag?.id, kept?.id] }));
  await on.remove('posts', id);
  await on.remove('tags', tag?.id ?? '');
  expect((await on.decide('owner', await on.refused({ posts: [id] }), 'restore')).status).toBe(200);
  expect((await on.read('posts', id))['tags']).toEqual([kept?.id]);
  // The tag brings the relation back.
  expect((await on.decide('owner', await on.refused({ tags: [tag?.id ?? ''] }), 'restore')).status).toBe(200);
  expect((await on.read('posts', id))['tags']).toEqual([tag?.id, kept?.id]);
});

test('a menu comes back with an older link that stands below a newer one', async () => {
  const menu = await on.make('menus', { key: 'nested' });
  const link = (label: string) => on.make('menu_links', { menu: menu.id, name: label, label, to: '/blog/' });
  const [older, newer] = [await link('Older'), await link('Newer')];
  await on.ask(`${RECORDS('menu_links')}/${older.id}`, 'PATCH', { parent: newer.id });
  await on.remove('menus', menu.id);
  expect((await on.decide('owner', await on.refused({ menus: [menu.id] }), 'restore')).status).toBe(200);
  expect((await on.read('menu_links', older.id))['parent']).toBe(newer.id);
});

test('a redirect of an old path does not come back where another page is since', async () => {
  const page = await on.make('pages', { slug: 'moved', title: 'Moved', section: 'default', status: 'published' });
  await on.ask(`${RECORDS('pages')}/${page.id}`, 'PATCH', { slug: 'moved-2' });
  await on.remove('pages', page.id);
  await on.make('pages', { slug: 'moved', title: 'In its place', section: 'default', status: 'published' });
  expect((await on.decide('owner', await on.refused({ pages: [page.id] }), 'restore')).status).toBe(200);
  expect((await on.read('pages', page.id))['slug']).toBe('moved-2');
  const redirects = (await on.ask<{ items: Row[] }>(`${RECORDS('redirects')}?perPage=500`)).items;
  expect(redirects.map((row) => row['from'])).not.toContain('/moved/');
});

test('a withdrawn record is published again', async () => {
  const { id } = await on.make('posts', post('withdrawn'));
  await on.ask(`${RECORDS('posts')}/${id}`, 'PATCH', { status: 'draft' });
  const build = await on.refused({ posts: [id] });
  expect((await on.decide('owner', build, 'restore')).status).toBe(200);
  expect((await on.read('posts', id))['status']).toBe('published');
  expect(await on.bin(`record = "${id}"`)).toEqual([]);
});

test('if the path of one record was taken meanwhile, nothing is restored, and the error names the record', async () => {
  const [first, second] = await Promise.all(
    ['first-of-two', 'second-of-two'].map((slug) => on.make('posts', post(slug))),
  );
  await on.remove('posts', first?.id ?? '');
  await on.remove('posts', second?.id ?? '');
  await on.make('posts', post('first-of-two', { title: 'In its place' }));
  const build = await on.refused({ posts: [first?.id ?? '', second?.id ?? ''] });
  const { status, body } = await on.decide('owner', build, 'restore');
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('because of posts “first-of-two”: \\"In its place\\" stands at /blog/first-of-two/'),
  ]);
  expect((await on.people.as('owner', 'GET', `${RECORDS('posts')}/${second?.id}`)).status).toBe(404);
  expect(await on.bin(`record = "${second?.id}"`)).toHaveLength(1);
});

test('the bin is no content: it makes no build, and only owners read it', async () => {
  const revision = async () =>
    (await on.ask<{ revision: number }>(`${RECORDS('publishing')}/publishing00001`, 'GET', undefined, 'owner'))
      .revision;
  const { id } = await on.make('posts', post('never-seen', { status: 'draft' }));
  const before = await revision();
  await on.remove('posts', id);
  expect(await revision()).toBe(before);
  const [row] = await on.bin(`record = "${id}"`);
  const statuses = async (path: string) =>
    Promise.all(
      (['owner', 'editor', 'builder', 'guest'] as const).map(
        async (person) => (await on.people.as(person, 'GET', path)).status,
      ),
    );
  expect(await statuses(RECORDS('bin'))).toEqual([200, 403, 403, 403]);
  expect(await statuses(`${RECORDS('bin')}/${row?.id}`)).toEqual([200, 403, 403, 403]);
});

test('expired rows are deleted with their files; others stay', async () => {
  const [old, young] = [await postWithPicture('expired'), await postWithPicture('not-yet')];
  await on.remove('posts', old.id);
  await on.remove('posts', young.id);
  const [row] = await on.bin(`record = "${old.id}"`);
  const ninetyDays = Date.parse(String(row?.['expires_at']).replace(' ', 'T')) - Date.now();
  expect(Math.round(ninetyDays / 86_400_000)).toBe(90);
  await on.ask(`${RECORDS('bin')}/${row?.id}`, 'PATCH', { expires_at: '2020-01-01 00:00:00.000Z' }, 'owner');
  await on.ask('/api/crons/bin', 'POST', undefined, 'owner');
  await until(async () => (await on.bin(`record = "${old.id}"`)).length === 0);
  expect(await on.bin(`record = "${young.id}"`)).toHaveLength(1);
  const kept = await readdir(path.join(on.people.server.dataDir, 'pb_data/storage', String(row?.['collectionId'])));
  expect(kept).not.toContain(row?.id);
});
