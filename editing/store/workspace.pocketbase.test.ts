import { at, type PreparedSite, startPreparedSite } from '../../pocketbase/hooks/testing/preparedSite';
import { picture } from '../../pocketbase/hooks/testing/versionSite';
import { memoryStorage } from './testing/memoryStorage';
import { saved, type ServerWorkspaces, until, workspacesOn } from './testing/serverWorkspaces';
import type { Key, Workspace } from './types';

let on: PreparedSite;
let workspaces: ServerWorkspaces;
beforeAll(async () => {
  on = await startPreparedSite();
  workspaces = workspacesOn(on.people.server.url, on.people.editor);
});
afterAll(() => on.people.stop());
afterEach(() => workspaces.close());

const COLLEAGUE = { email: 'maja@modrina.example', password: 'only-for-tests-4' };

const open: ServerWorkspaces['open'] = (...args) => workspaces.open(...args);
const shown = (key: Key) => {
  const [collection = '', id = ''] = key.split('/');
  return on.shown(collection, id);
};
const values = (workspace: Workspace, key: Key) => workspace.get().records.get(key)?.values;

/** A published page with a block of one item. */
async function page(slug: string) {
  const { id } = await on.make('pages', { slug, title: slug, section: 'default', status: 'published' });
  const block = await on.make('blocks', { page: id, order: 10, kind: 'cards', title: 'Cards' });
  const item = await on.make('block_items', { block: block.id, order: 10, title: 'Item' });
  return { page: `pages/${id}`, block: `blocks/${block.id}`, item: `block_items/${item.id}` } as const;
}

test('typed changes are prepared record by record, and visible to visitors after publication', async () => {
  const keys = await page('typed');
  const workspace = await open(keys.page);
  workspace.actions.change(keys.page, { title: 'Typed' });
  workspace.actions.change(keys.item, { title: 'Typed too', text: '<p>Text</p>' });
  const added = workspace.actions.add('blocks', { kind: 'text', title: 'Added', text: '<p>New</p>' }, 0);
  await saved(workspace);
  expect(await shown(keys.page)).toMatchObject({ title: 'Typed' });
  expect(await shown(added)).toMatchObject({ title: 'Added', page: keys.page.split('/')[1] });
  expect((await on.read('pages', keys.page.split('/')[1] ?? ''))['title']).toBe('typed');
  expect(workspace.get().set).toMatchObject({ title: 'Typed', changes: [{}, {}, {}] });
  // Each answer has the version on which the next save is based.
  workspace.actions.change(keys.page, { title: 'Typed again' });
  await saved(workspace);
  expect(workspace.get().fieldConflicts).toEqual([]);

  expect(await workspace.actions.publish()).toEqual({ done: 3 });
  expect((await on.read('pages', keys.page.split('/')[1] ?? ''))['title']).toBe('Typed again');
  expect((await on.read('block_items', keys.item.split('/')[1] ?? ''))['title']).toBe('Typed too');
  expect(workspace.get().records.get(added)?.isNew).toBe(false);
  workspace.actions.change(keys.page, { title: 'After' });
  await saved(workspace);
  expect(await shown(keys.page)).toMatchObject({ title: 'After' });
});

test('two people merge what they typed in one page, and the second decides about one field', async () => {
  await on.ask(at('_superusers'), 'POST', { ...COLLEAGUE, passwordConfirm: COLLEAGUE.password }, 'owner');
  const keys = await page('conflict');
  const [one, two] = [await open(keys.page), await open(keys.page, memoryStorage(), COLLEAGUE)];
  one.actions.change(keys.page, { title: 'One', seo_title: 'Found' });
  await saved(one);
  two.actions.change(keys.page, { title: 'Two', seo_title_sl: 'Najdeno' });
  await until(() => two.get().fieldConflicts.length > 0);
  expect(two.get().fieldConflicts[0]).toEqual({
    ...{ key: keys.page, who: on.people.editor.email },
    fields: [{ name: 'title', mine: 'Two', theirs: 'One' }],
  });
  await until(() => two.get().save.kind === 'fieldConflict');
  expect(await shown(keys.page)).toMatchObject({ title: 'One', seo_title: 'Found', seo_title_sl: 'Najdeno' });
  two.get().fieldConflicts.forEach((conflict) => two.actions.resolve(conflict, { title: 'Both' }));
  await saved(two);
  await one.actions.refresh();
  expect(values(one, keys.page)).toMatchObject({ title: 'Both', seo_title_sl: 'Najdeno' });
  expect(await on.sets()).toEqual(expect.not.arrayContaining([expect.objectContaining({ title: 'Two' })]));
});

test('a server that is killed and started again while a person types loses nothing', async () => {
  const keys = await page('killed');
  const [workspace, storage] = [await open(keys.page), memoryStorage()];
  workspace.actions.change(keys.page, { title: 'Before' });
  await saved(workspace);
  let count = 0;
  const typing = setInterval(() => workspace.actions.change(keys.item, { title: `Typed ${++count}` }), 30);
  await until(() => count > 30);
  await on.people.server.kill();
  workspace.actions.change(keys.page, { title: 'While it was away' });
  await until(() => workspace.get().save.kind === 'waiting');
  await on.people.server.restart();
  clearInterval(typing);
  await saved(workspace);
  expect(await shown(keys.item)).toMatchObject({ title: `Typed ${count}` });
  expect(await shown(keys.page)).toMatchObject({ title: 'While it was away' });
  expect(values(await open(keys.page, storage), keys.item)).toMatchObject({ title: `Typed ${count}` });
});

test('a deleted part is gone with its own, and its undoing brings all of it back', async () => {
  const keys = await page('deleted');
  const workspace = await open(keys.page);
  workspace.actions.change(keys.item, { title: 'Prepared before' });
  const added = workspace.actions.add('block_items', { block: keys.block.split('/')[1] ?? '', title: 'New' });
  workspace.actions.upload(
    added,
    'image',
    new File([new Uint8Array(await picture('red'))], 'red.png', { type: 'image/png' }),
  );
  await saved(workspace);
  expect(await shown(added)).toMatchObject({ image: expect.stringMatching(/^red_.*\.png$/) });
  const undo = workspace.actions.remove(keys.block);
  await saved(workspace);
  expect((await shown(keys.block))['status']).toBe(404);
  expect(
    workspace
      .get()
      .set?.changes.map(({ kind, collection }) => `${kind} ${collection}`)
      .sort(),
  ).toEqual(['deleted block_items', 'deleted blocks']);
  undo();
  await saved(workspace);
  expect(await shown(keys.block)).toMatchObject({ title: 'Cards' });
  expect(await shown(keys.item)).toMatchObject({ title: 'Prepared before' });
  expect(await shown(added)).toMatchObject({ title: 'New', image: expect.stringMatching(/^red.*\.png$/) });
  expect(
    workspace
      .get()
      .set?.changes.map(({ kind, collection }) => `${kind} ${collection}`)
      .sort(),
  ).toEqual(['changed block_items', 'created block_items']);
  expect(await workspace.actions.publish()).toEqual({ done: 2 });
});

test('a new page is created, refused fields say why in the reader’s language, and a discarded one is gone', async () => {
  await page('taken-address');
  const workspace = await open('pages/new');
  const { root } = workspace.get();
  workspace.actions.change(root, { title: 'New page', slug: 'taken-address' });
  await until(() => workspace.get().faults.size > 0);
  expect(workspace.get().faults.get(root)?.['slug']).toMatch(/\w/);
  workspace.actions.change(root, { slug: 'free-address' });
  await saved(workspace);
  expect(await shown(root)).toMatchObject({ title: 'New page', slug: 'free-address', status: 'draft' });
  const copy = workspace.actions.add('blocks', { kind: 'text', title: 'Block' });
  await saved(workspace);
  await workspace.actions.discard();
  expect(workspace.get().records.has(root)).toBe(false);
  expect((await shown(copy))['status']).toBe(404);
});

test('a page is deleted with what was prepared for it, once the links to it are confirmed', async () => {
  const made = await page('deleted-here');
  const other = await on.make('pages', { slug: 'links-there', title: 'L', section: 'default', status: 'published' });
  const text = '<p><a href="/deleted-here/">x</a></p>';
  const linking = await on.make('blocks', { page: other.id, order: 10, kind: 'text', title: 'T', text });
  const workspace = await open(made.page);
  const { root } = workspace.get();
  workspace.actions.change(root, { title: 'Typed' });
  workspace.actions.add('blocks', { kind: 'text', title: 'New block' });
  await saved(workspace);
  const set = workspace.get().set?.id;
  expect(set).toBeTruthy();

  const asked = await workspace.actions.deleteNow();
  if (asked === 'deleted') throw new Error('It did not ask.');
  expect(asked.links).toMatchObject([{ title: 'L', path: '/links-there/', edit: `/_site/edit/blocks/${linking.id}` }]);
  expect(values(workspace, root)).toMatchObject({ title: 'Typed' });
  await expect(workspace.actions.deleteNow('wrong')).resolves.toMatchObject({ confirm: asked.confirm });

  expect(await workspace.actions.deleteNow(asked.confirm)).toBe('deleted');
  expect((await shown(root))['status']).toBe(404);
  expect((await on.sets()).map(({ id }) => id)).not.toContain(set);
});

test('the deletion of a page leaves what a colleague prepared for it since it was shown, as a change that does not fit', async () => {
  const keys = await page('deleted-for-two');
  const mine = await open(keys.page);
  mine.actions.change(keys.page, { title: 'Mine' });
  mine.actions.change(keys.block, { title: 'Mine' });
  await saved(mine);
  const theirs = await open(keys.page, memoryStorage(), COLLEAGUE);
  theirs.actions.change(keys.block, { title: 'Theirs, which I have not seen' });
  await saved(theirs);
  expect(await mine.actions.deleteNow()).toBe('deleted');
  const set = (await on.sets()).find(({ id }) => id === mine.get().set?.id);
  expect(set?.changes).toMatchObject([{ collection: 'blocks', label: 'Theirs, which I have not seen', fits: false }]);
});

test('a page that the site needs is not deleted, and keeps what was prepared', async () => {
  const { id } = await on.make('pages', { slug: 'home', title: 'Home', section: 'default', status: 'published' });
  const workspace = await open(`pages/${id}`);
  workspace.actions.change(workspace.get().root, { title: 'Typed' });
  await saved(workspace);
  await expect(workspace.actions.deleteNow()).rejects.toThrow(/home/i);
  expect(await shown(workspace.get().root)).toMatchObject({ title: 'Typed' });
});

test('a draft whose plan is ended is a draft', async () => {
  const { id } = await on.post('planned-draft', { status: 'draft' });
  const workspace = await open(`posts/${id}`);
  await workspace.actions.plan('2036-12-01T08:00');
  expect(values(workspace, `posts/${id}`)).toMatchObject({ status: 'published' });
  await workspace.actions.plan('');
  expect(values(workspace, `posts/${id}`)).toMatchObject({ status: 'draft' });
  expect(workspace.get().effect).toBe('first');
});

test('two drafts with one title have addresses of their own, also after another record took the one of a draft', async () => {
  const begun = async () => {
    const workspace = await open('posts/new', memoryStorage());
    workspace.actions.change(workspace.get().root, { title: 'One title' });
    await saved(workspace);
    return workspace;
  };
  const [one, two] = [await begun(), await begun()];
  expect(values(one, one.get().root)).toMatchObject({ slug: 'one-title', status: 'draft' });
  expect(values(two, two.get().root)).toMatchObject({ slug: 'one-title-2', status: 'draft' });
  await two.actions.refresh();
  expect(values(two, two.get().root)).toMatchObject({ title: 'One title' });
  await on.post('one-title');
  const again = await open(one.get().root);
  expect(values(again, again.get().root)).toMatchObject({ title: 'One title', slug: 'one-title-3' });
  again.actions.change(again.get().root, { summary: 'S', body: '<p>B</p>' });
  expect(await again.actions.publish()).toEqual({ done: 1 });
  expect(await on.read('posts', again.get().root.split('/')[1] ?? '')).toMatchObject({ slug: 'one-title-3' });
});
