import { post, type PublishingSite, startPublishingSite } from '../../../server/testing/publishingSite';

let site: PublishingSite;
beforeAll(async () => {
  site = await startPublishingSite();
});
afterAll(() => site.server.stop());

type Dates = { id: string; revised: string; revised_sl: string; updated: string };
const LONG_AGO = '2001-02-03 04:05:06.000Z';

const create = (collection: string, values: object) => site.records<Dates>(collection, 'POST', values);
const read = (collection: string, id: string) => site.records<Dates>(`${collection}/${id}`);

/** The locales in which a change sets a record's date. */
async function dated(collection: string, id: string, change: () => Promise<unknown>): Promise<string[]> {
  const before = await read(collection, id);
  await change();
  const after = await read(collection, id);
  return (['revised', 'revised_sl'] as const).filter((name) => before[name] !== after[name]);
}

const both = ['revised', 'revised_sl'];
const full = { title: 'Title', title_sl: 'Naslov', body_sl: '<p>Telo</p>', publish_at: '2026-01-05 08:00:00.000Z' };
let post1: Dates;
const patch = (values: object) => dated('posts', post1.id, () => site.records(`posts/${post1.id}`, 'PATCH', values));

beforeAll(async () => {
  post1 = await create('posts', post('first', full));
});

test('a new record is dated in both languages', () => {
  expect(post1.revised).toMatch(/^2\d{3}-/);
  expect(post1.revised_sl).toBe(post1.revised);
});

test.each([
  ['an English text that is translated', { title: 'Other' }, ['revised']],
  ['a Slovenian text', { title_sl: 'Drug' }, ['revised_sl']],
  ['an English text that the Slovenian page shows too', { summary: 'Other' }, both],
  ['a Slovenian text that says the same', { summary_sl: 'Other' }, []],
  ['no change at all', {}, []],
  ['its address', { slug: 'renamed' }, []],
  ['its moment of publication', { publish_at: '2026-01-06 08:00:00.000Z' }, []],
  ['its withdrawal', { status: 'draft' }, []],
  ['its publication again, with its moment', { status: 'published' }, []],
  ['what a caller writes there', { revised: LONG_AGO, revised_sl: LONG_AGO }, []],
])('a save dates what it changed: %s', async (_, values, languages) => {
  expect(await patch(values)).toEqual(languages);
});

test('a caller’s own value is not kept beside a change either', async () => {
  expect(await patch({ title: 'Third', revised: LONG_AGO })).toEqual(['revised']);
  expect((await read('posts', post1.id)).revised).not.toBe(LONG_AGO);
});

test('a tag and an image change both', async () => {
  const tag = await create('tags', { slug: 'law', name: 'Law', name_sl: 'Pravo' });
  expect(await patch({ tags: [tag.id] })).toEqual(both);
  const body = new FormData();
  body.set('image', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }));
  const headers = { Authorization: site.server.token };
  const upload = () =>
    fetch(`${site.server.url}/api/collections/posts/records/${post1.id}`, { method: 'PATCH', headers, body });
  expect(await dated('posts', post1.id, upload)).toEqual(both);
});

test('a draft that is published without a scheduled time is dated then', async () => {
  const draft = await create('posts', post('draft', { status: 'draft' }));
  const publish = () => site.records(`posts/${draft.id}`, 'PATCH', { status: 'published' });
  expect(await dated('posts', draft.id, publish)).toEqual(both);
});

test('named texts are looked at one by one', async () => {
  const details = { a: 'A', b: 'B' };
  const content = await create('contents', { key: 'k', section: 's', details, details_sl: { a: 'Ä' } });
  const change = (values: object) =>
    dated('contents', content.id, () => site.records(`contents/${content.id}`, 'PATCH', values));
  expect(await change({ details: { a: 'AA', b: 'B' } })).toEqual(['revised']);
  expect(await change({ details: { a: 'AA', b: 'BB' } })).toEqual(both);
  expect(await change({ details_sl: { a: 'Ä', b: 'BB' } })).toEqual([]);
});

test('a deleted part dates its parent, and is deleted with it', async () => {
  const page = await create('pages', { slug: 'p', title: 'P', section: 'default', status: 'published' });
  const block = await create('blocks', { page: page.id, kind: 'text', title: 'B' });
  const item = await create('block_items', { block: block.id, title: 'I' });
  const remove = (collection: string, id: string) => () => site.records(`${collection}/${id}`, 'DELETE');
  expect(await dated('blocks', block.id, remove('block_items', item.id))).toEqual(both);
  expect(await dated('pages', page.id, remove('blocks', block.id))).toEqual(both);

  await create('blocks', { page: page.id, kind: 'text', title: 'B' });
  await remove('pages', page.id)();
  await expect(read('pages', page.id)).rejects.toThrow('404');
});
