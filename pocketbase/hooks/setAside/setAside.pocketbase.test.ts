import { type AsideSite, deadLink, faultIn, startAsideSite } from '../testing/asideSite';
import type { Row } from '../testing/contentSite';
import { picture, withImage } from '../testing/versionSite';

let on: AsideSite;
let names = 0;
const name = () => `n${names++}`;
beforeAll(async () => {
  on = await startAsideSite();
});
afterEach(async () => {
  // The next test begins with a site on which everything is live.
  await on.sql('DELETE FROM set_aside');
  await on.publish();
});
afterAll(() => on.people.stop());

const titles = async () => (await on.built('posts')).map(({ title }) => title);
const withLink = (address: string) => ({ body: `<p><a href="${address}">there</a></p>` });
const take = (collection: string, { id }: Row, values: object) => on.change(collection, id, values);

test('a changed record is shown as it was published, and a build of the others is queued at once', async () => {
  const [good, broken] = [await on.post(name()), await on.post(name(), { title: 'Published' })];
  await on.publish();
  await take('posts', good, { title: 'Good change' });
  await take('posts', broken, { title: 'Broken change' });
  const failed = await on.fail([faultIn(['posts', broken])]);
  expect(failed).toMatchObject({ status: 'failed', set_aside: 1 });
  expect(failed.error).toBe('The other changes go live without “Broken change”, which is set aside.\nIt failed.');
  expect(await on.isQueued()).toBe(true);
  expect(await titles()).toEqual(expect.arrayContaining(['Good change', 'Published']));
  expect(await titles()).not.toContain('Broken change');
  // Everybody else reads what was saved, and the save time of the shown version differs from it.
  expect((await on.read('posts', broken.id))['title']).toBe('Broken change');
  const shown = (await on.built('posts')).find(({ id }) => id === broken.id);
  expect(shown?.['updated']).not.toBe((await on.read('posts', broken.id))['updated']);
  expect(await on.setAside()).toMatchObject([
    {
      record: { collection: 'posts', id: broken.id, label: 'Broken change' },
      ...{ kind: 'changed', parts: 0, by: on.people.editor.email, sentences: ['The page /x/ has no title.'] },
    },
  ]);
});

test('a record that was never live is hidden, with its parts and without “410 Gone”', async () => {
  await on.publish();
  const page = await on.make('pages', { slug: name(), section: 'default', title: 'New', status: 'published' });
  await on.make('blocks', { page: page.id, kind: 'cards' });
  await on.fail([faultIn(['pages', page])]);
  expect((await on.built('pages')).map(({ id }) => id)).not.toContain(page.id);
  expect((await on.built('blocks')).map((block) => block['page'])).not.toContain(page.id);
  expect((await on.built('gone')).map(({ from }) => from)).not.toContain(`/${String(page['slug'])}/`);
  expect(await on.setAside()).toMatchObject([{ kind: 'deleted' }]);
});

test('a draft that was published is a draft again, and so is a planned record whose time came', async () => {
  const draft = await on.post(name(), { status: 'draft' });
  const planned = await on.post(name(), { publish_at: '2040-01-01 00:00:00.000Z' });
  await on.publish();
  await take('posts', draft, { status: 'published' });
  const soon = new Date(Date.now() - 1).toISOString().replace('T', ' ');
  await on.sql(`UPDATE posts SET publish_at = '${soon}' WHERE id = '${planned.id}'`);
  await on.fail([faultIn(['posts', draft]), { ...faultIn(['posts', planned]), sentence: 'Another.' }]);
  expect((await on.built('posts')).map(({ id }) => id)).not.toEqual(expect.arrayContaining([draft.id]));
  expect((await on.built('posts')).map(({ id }) => id)).not.toEqual(expect.arrayContaining([planned.id]));
  expect((await on.setAside()).map(({ kind }) => kind)).toEqual(['deleted', 'deleted']);
});

test('the page falls back with all parts that were changed, and its parts alone if only they were', async () => {
  const page = await on.make('pages', { slug: name(), section: 'default', title: 'Page', status: 'published' });
  const block = await on.make('blocks', { page: page.id, kind: 'cards', title: 'Block' });
  await on.publish();
  await take('blocks', block, { title: 'Changed block' });
  const added = await on.make('blocks', { page: page.id, kind: 'cards', title: 'New block' });
  await on.fail([faultIn(['pages', page])]);
  const shown = async () =>
    (await on.built('blocks')).filter((one) => one['page'] === page.id).map(({ title }) => title);
  expect(await shown()).toEqual(['Block']);
  expect(await on.setAside()).toMatchObject([{ parts: 1 }]);
  // A change of the page itself tries both again.
  await take('pages', page, { title: 'Other' });
  expect(await on.setAside()).toEqual([]);
  expect((await shown()).sort()).toEqual(['Changed block', 'New block']);
  // The fault names a part that did not change: its page did.
  await on.fail([faultIn(['blocks', added])]);
  await on.fail([faultIn(['blocks', added])]);
  expect(await shown()).toEqual(['Block']);
  expect((await on.built('pages')).find(({ id }) => id === page.id)?.['title']).toBe('Page');
});

describe('a link that leads nowhere', () => {
  test('was changed: its record is set aside, until it or the page at its target changes', async () => {
    const linking = await on.post(name());
    await on.publish();
    const target = name();
    await take('posts', linking, withLink(`/blog/${target}/`));
    await on.fail([deadLink(`/blog/${target}/`, ['posts', linking])]);
    expect(await on.setAside()).toMatchObject([{ record: { id: linking.id }, kind: 'changed' }]);
    await on.post(target);
    expect(await on.setAside()).toEqual([]);
  });

  test('was not changed: the page that was withdrawn stays, with the linking record as a place to correct', async () => {
    const target = await on.post(name());
    const address = `/blog/${String(target['slug'])}/`;
    const linking = await on.post(name(), withLink(address));
    await on.publish();
    await take('posts', target, { status: 'draft' });
    const fault = { ...deadLink(address, ['posts', linking]), deadLink: address };
    const { id } = await on.fail([fault, { ...fault, sentence: 'In Slovenian.' }]);
    expect((await on.built('posts')).map((one) => one.id)).toContain(target.id);
    const [aside] = await on.setAside();
    expect(aside).toMatchObject({ record: { id: target.id }, kind: 'changed', build: id, deadLinks: [address] });
    expect(aside?.places).toEqual([{ collection: 'posts', id: linking.id, label: linking['title'] }]);
    await take('posts', linking, { body: '<p>No link.</p>' });
    expect(await on.setAside()).toEqual([]);
    expect((await on.built('posts')).map((one) => one.id)).not.toContain(target.id);
  });

  test('led to a deleted page: it is shown with its parts, without “410 Gone”', async () => {
    const page = await on.make('pages', { slug: name(), section: 'default', title: 'Deleted', status: 'published' });
    const address = `/${String(page['slug'])}/`;
    await on.make('blocks', { page: page.id, kind: 'cards', title: 'Its block' });
    const linking = await on.post(name(), withLink(address));
    await on.publish();
    const refused = await on.people.as('editor', 'DELETE', `/api/collections/pages/records/${page.id}`);
    const { confirm } = (refused.body as unknown as { data: { confirm: string } }).data;
    await on.ask(`/api/collections/pages/records/${page.id}?confirm=${confirm}`, 'DELETE');
    await on.fail([deadLink(address, ['posts', linking])], { dead_links: [address] });
    expect((await on.built('pages')).find(({ id }) => id === page.id)).toMatchObject({ title: 'Deleted' });
    expect((await on.built('blocks')).map(({ title }) => title)).toContain('Its block');
    expect((await on.built('gone')).map(({ from }) => from)).not.toContain(address);
    expect(await on.setAside()).toMatchObject([{ kind: 'created', record: { label: 'Deleted' } }]);
  });

  test('a page with another path is shown at the published one, without the redirect that hooks made', async () => {
    const page = await on.post(name());
    const before = `/blog/${String(page['slug'])}/`;
    await on.publish();
    await take('posts', page, { slug: name() });
    expect((await on.built('redirects')).map(({ from }) => from)).toContain(before);
    await on.fail([faultIn(['posts', page])]);
    expect((await on.built('posts')).find(({ id }) => id === page.id)?.['slug']).toBe(page['slug']);
    expect((await on.built('redirects')).map(({ from }) => from)).not.toContain(before);
  });
});

test('files of the published version are found: of an overwritten record, and of a deleted one', async () => {
  const [red, blue] = [await picture('#f00'), await picture('#00f')];
  const post = (slug: string, title: string) => ({ slug, title, summary: 'S', body: '<p>B</p>', status: 'published' });
  const changed = await on.make('posts', withImage(red, 'red.png', post(name(), 'Changed')));
  const deleted = await on.make('posts', withImage(red, 'red.png', post(name(), 'Deleted')));
  await on.publish();
  await on.change('posts', changed.id, withImage(blue, 'blue.png'));
  await on.remove('posts', deleted.id);
  expect((await on.bytesOf(deleted)).equals(red)).toBe(false);
  await on.fail([faultIn(['posts', changed]), { ...faultIn(['posts', deleted]), sentence: 'Another.' }]);
  const built = await on.built('posts');
  for (const { id, image } of [changed, deleted]) {
    expect(built.find((one) => one.id === id)).toMatchObject({ image });
    expect((await on.bytesOf({ id, image })).equals(red)).toBe(true);
  }
});
