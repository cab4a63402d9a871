import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { until } from '../../server/testing/builderSite';
import { type PeopleSite, type Person, startPeopleSite } from './testing/people';

type Row = Record<string, unknown> & { id: string };

let site: PeopleSite;
let picture: Buffer;
beforeAll(async () => {
  site = await startPeopleSite();
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
});
afterAll(() => site.stop());

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;
async function ask<T = Row>(
  path: string,
  method = 'GET',
  body?: object | FormData,
  person: Person = 'editor',
): Promise<T> {
  const answer = await site.as(person, method, path, body);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as unknown as T;
}
const make = (collection: string, values: object | FormData) => ask(RECORDS(collection), 'POST', values);
const remove = (collection: string, id: string) => ask(`${RECORDS(collection)}/${id}`, 'DELETE');
const read = (collection: string, id: string) => ask(`${RECORDS(collection)}/${id}`, 'GET', undefined, 'owner');
const bin = async (filter = '') =>
  (
    await ask<{ items: (Row & { data: Row; files: string[] })[] }>(
      `${RECORDS('bin')}?perPage=500&sort=@rowid&filter=${encodeURIComponent(filter)}`,
      'GET',
      undefined,
      'owner',
    )
  ).items;
const gone = async () => (await ask<{ items: { from: string }[] }>(RECORDS('gone'))).items.map(({ from }) => from);

const post = (slug: string, more: object = {}) => ({
  ...{ slug, title: `Title of ${slug}`, summary: 'S', body: '<p>B</p>', status: 'published' },
  ...more,
});
async function postWithPicture(slug: string): Promise<Row> {
  const form = new FormData();
  Object.entries(post(slug)).forEach(([name, value]) => form.set(name, value));
  form.set('image', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png');
  return make('posts', form);
}

/** A refused build of what is there now, as a builder reports it; its row. */
async function refused(records: Record<string, string[]>, pages: string[] = []): Promise<string> {
  const lease = await site.as('builder', 'POST', '/_site/publishing/lease', { holder: 'test' });
  const { fence, build } = lease.body as unknown as { fence: number; build: string };
  const shrink = { records, pages };
  const outcome = { fence, status: 'failed', error: 'Too much would go.', shrink };
  await ask('/_site/publishing/finish', 'POST', outcome, 'builder');
  return build;
}
const decide = (person: Person, build: string, choice: string, sure?: boolean) =>
  site.as(person, 'POST', '/_site/status/shrink', { build, choice, sure });

test('a deleted record comes back as it was, with the bytes of its files', async () => {
  const before = await postWithPicture('with-picture');
  await remove('posts', before.id);
  expect(await gone()).toContain('/blog/with-picture/');
  const [row] = await bin(`record = "${before.id}"`);
  expect(row).toMatchObject({
    kind: 'deleted',
    collection: 'posts',
    path: '/blog/with-picture/',
    by: site.editor.email,
  });
  expect(row?.files).toEqual([before['image']]);

  const build = await refused({ posts: [before.id] });
  expect((await decide('owner', build, 'restore')).body).toEqual({ done: 1 });
  const after = await read('posts', before.id);
  expect(after).toEqual(before);
  const file = await fetch(`${site.server.url}/api/files/posts/${before.id}/${String(after['image'])}`);
  expect(Buffer.from(await file.arrayBuffer()).equals(picture)).toBe(true);
  expect(await gone()).not.toContain('/blog/with-picture/');
  expect(await bin(`record = "${before.id}"`)).toEqual([]);
});

test('what went with it comes back with it: blocks and redirects of old addresses', async () => {
  const page = await make('pages', { slug: 'whole', title: 'Whole', section: 'default', status: 'published' });
  await ask(`${RECORDS('pages')}/${page.id}`, 'PATCH', { slug: 'whole-2' });
  const blocks = await Promise.all(
    ['a', 'b'].map((title, order) => make('blocks', { page: page.id, kind: 'text', title, order })),
  );
  const items = await make('block_items', { block: blocks[0]?.id, title: 'item' });
  const redirects = async () => (await ask<{ items: Row[] }>(RECORDS('redirects'))).items;
  const before = await redirects();
  expect(before).toHaveLength(1);

  await remove('pages', page.id);
  expect(await redirects()).toEqual([]);
  expect(await gone()).toEqual(expect.arrayContaining(['/whole/', '/whole-2/']));

  const build = await refused({ pages: [page.id] });
  expect((await decide('owner', build, 'restore')).body).toEqual({ done: 1 });
  for (const [collection, id] of [
    ['pages', page.id],
    ['blocks', blocks[0]?.id],
    ['blocks', blocks[1]?.id],
    ['block_items', items.id],
  ] as const) {
    expect((await read(collection, id ?? '')).id).toBe(id);
  }
  expect((await redirects()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(await gone()).toEqual([]);
});

test('a tag comes back to its place in the articles that bore it', async () => {
  const tags = await Promise.all(['one', 'two', 'three'].map((slug) => make('tags', { slug, name: slug })));
  const ids = tags.map(({ id }) => id);
  const { id } = await make('posts', post('tagged', { tags: ids }));
  await remove('tags', ids[1] ?? '');
  const build = await refused({ tags: [ids[1] ?? ''] });
  expect((await decide('owner', build, 'restore')).status).toBe(200);
  expect((await read('posts', id))['tags']).toEqual(ids);
});

test('what was withdrawn is published again', async () => {
  const { id } = await make('posts', post('withdrawn'));
  await ask(`${RECORDS('posts')}/${id}`, 'PATCH', { status: 'draft' });
  const build = await refused({ posts: [id] });
  expect((await decide('owner', build, 'restore')).status).toBe(200);
  expect((await read('posts', id))['status']).toBe('published');
  expect(await bin(`record = "${id}"`)).toEqual([]);
});

test('one record whose address was taken meanwhile: all stays as it is, and the record is named', async () => {
  const [first, second] = await Promise.all(['first-of-two', 'second-of-two'].map((slug) => make('posts', post(slug))));
  await remove('posts', first?.id ?? '');
  await remove('posts', second?.id ?? '');
  await make('posts', post('first-of-two', { title: 'In its place' }));
  const build = await refused({ posts: [first?.id ?? '', second?.id ?? ''] });
  const { status, body } = await decide('owner', build, 'restore');
  expect([status, JSON.stringify(body)]).toEqual([
    400,
    expect.stringContaining('because of posts “first-of-two”: \\"In its place\\" stands at /blog/first-of-two/'),
  ]);
  expect((await site.as('owner', 'GET', `${RECORDS('posts')}/${second?.id}`)).status).toBe(404);
  expect(await bin(`record = "${second?.id}"`)).toHaveLength(1);
});

test('the bin is no content: it makes no build, and only owners read it', async () => {
  const revision = async () =>
    (await ask<{ revision: number }>(`${RECORDS('publishing')}/publishing00001`, 'GET', undefined, 'owner')).revision;
  const { id } = await make('posts', post('never-seen', { status: 'draft' }));
  const before = await revision();
  await remove('posts', id);
  expect(await revision()).toBe(before);
  const [row] = await bin(`record = "${id}"`);
  const statuses = async (path: string) =>
    Promise.all(
      (['owner', 'editor', 'builder', 'guest'] as const).map(
        async (person) => (await site.as(person, 'GET', path)).status,
      ),
    );
  expect(await statuses(RECORDS('bin'))).toEqual([200, 403, 403, 403]);
  expect(await statuses(`${RECORDS('bin')}/${row?.id}`)).toEqual([200, 403, 403, 403]);
});

test('what expired is deleted for good, with its files; the rest stays', async () => {
  const [old, young] = [await postWithPicture('expired'), await postWithPicture('not-yet')];
  await remove('posts', old.id);
  await remove('posts', young.id);
  const [row] = await bin(`record = "${old.id}"`);
  const ninetyDays = Date.parse(String(row?.['expires_at']).replace(' ', 'T')) - Date.now();
  expect(Math.round(ninetyDays / 86_400_000)).toBe(90);
  await ask(`${RECORDS('bin')}/${row?.id}`, 'PATCH', { expires_at: '2020-01-01 00:00:00.000Z' }, 'owner');
  await ask('/api/crons/bin', 'POST', undefined, 'owner');
  await until(async () => (await bin(`record = "${old.id}"`)).length === 0);
  expect(await bin(`record = "${young.id}"`)).toHaveLength(1);
  const kept = await readdir(path.join(site.server.dataDir, 'pb_data/storage', String(row?.['collectionId'])));
  expect(kept).not.toContain(row?.id);
});
