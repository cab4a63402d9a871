import { type PeopleSite, startPeopleSite } from './testing/people';

let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
});
afterAll(() => site.stop());

const create = (collection: string, record: object) =>
  site.as('editor', 'POST', `/api/collections/${collection}/records`, record);
const post = (slug: string, more: object = {}) =>
  create('posts', { slug, title: 'T', summary: 'S', body: '<p>B</p>', status: 'published', ...more });
const refusal = (field: string, message: RegExp) => ({
  status: 400,
  body: { data: { [field]: { code: 'limit', message: expect.stringMatching(message) } } },
});

test('a rich text may be nested 50 levels deep, in either language', async () => {
  const nested = (levels: number) => `${'<blockquote>'.repeat(levels)}a${'</blockquote>'.repeat(levels)}`;
  expect((await post('deep-50', { body: nested(50), body_sl: nested(50) })).status).toBe(200);
  expect(await post('deep-51', { body: nested(51) })).toMatchObject(refusal('body', /more than 50 lists, quotations/));
  expect(await post('deep-sl', { body_sl: nested(5000) })).toMatchObject(refusal('body_sl', /more than 50/));
  expect(await post('deep-open', { body: '<div>'.repeat(20_000) })).toMatchObject(refusal('body', /more than 50/));
});

test('a rich text may have 500 kB', async () => {
  const word = '<p>čas je denar</p>';
  const text = (bytes: number) => word.repeat(Math.floor(bytes / Buffer.byteLength(word)));
  expect((await post('long', { body: text(500_000) })).status).toBe(200);
  expect(await post('longer', { body: text(520_000) })).toMatchObject(
    refusal('body', /^This text has 5\d\d kB; the most is 500 kB\. Split it/),
  );
});

test('named texts may have five levels', async () => {
  const details = (levels: number) => JSON.parse(`${'{"a":'.repeat(levels)}"[{"${'}'.repeat(levels)}`) as object;
  const content = (key: string, levels: number) => create('contents', { key, section: 'x', details: details(levels) });
  expect((await content('a', 5)).status).toBe(200);
  expect(await content('b', 6)).toMatchObject(refusal('details', /^This has 6 levels; the most is 5/));
  expect((await content('c', 2000)).status).toBe(400);
});

test('a menu may have 200 links, and a change of one of them is no further one', async () => {
  const { id: menu } = (await create('menus', { key: 'menu', title: 'M' })).body;
  const { id: other } = (await create('menus', { key: 'other', title: 'O' })).body;
  const link = (name: string, to: string) => create('menu_links', { menu: to, name, label: 'L', to: '/' });
  let last = '';
  for (let at = 0; at < 200; at += 1) last = (await link(`link-${at}`, menu)).body.id;
  expect(await link('one-more', menu)).toMatchObject(refusal('menu', /has 200 links, which is the most/));
  const change = (id: string, values: object) =>
    site.as('editor', 'PATCH', `/api/collections/menu_links/records/${id}`, values);
  expect((await change(last, { label: 'Other' })).status).toBe(200);
  const moved = await link('elsewhere', other);
  expect(moved.status).toBe(200);
  expect(await change(moved.body.id, { menu })).toMatchObject(refusal('menu', /which is the most/));
});

test('a page may have 200 blocks', async () => {
  const { id: page } = (await create('pages', { slug: 'x', section: 'default', title: 'X', status: 'draft' })).body;
  for (let at = 0; at < 200; at += 1) await create('blocks', { page, kind: 'text', order: at });
  expect(await create('blocks', { page, kind: 'text' })).toMatchObject(refusal('page', /has 200 blocks/));
});
