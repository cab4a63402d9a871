import { at, PREVIEW, type PreparedSite, startPreparedSite } from '../testing/preparedSite';
import { picture, withImage } from '../testing/versionSite';
import type { Conflict } from './types';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

test('a set publishes changed, new and deleted records at once, parts and files among them', async () => {
  const page = await on.make('pages', { slug: 'whole-set', title: 'Page', section: 'default', status: 'published' });
  const old = await on.make('blocks', { page: page.id, kind: 'text', title: 'Old block', text: '<p>Old</p>' });
  const article = await on.post('of-the-set');
  const menu = await on.make('menus', { key: 'prepared-menu', title: 'Menu' });
  const set = await on.begin();
  const red = await picture('red');
  const block = await on.prepare(set, 'blocks', '', {
    page: page.id,
    kind: 'text',
    title: 'New block',
    text: '<p>New</p>',
  });
  expect(block.status).toBe(200);
  const item = await on.prepare(set, 'block_items', '', { block: block.body.id, title: 'Item of a new block' });
  expect(item.status).toBe(200);
  expect((await on.prepare(set, 'pages', page.id, { title: 'Page of spring' })).status).toBe(200);
  const uploaded = await on.prepare(set, 'posts', article.id, withImage(red, 'red.png', { image_alt: 'Red' }));
  expect(uploaded.status).toBe(200);
  const link = await on.prepare(set, 'menu_links', '', {
    menu: menu.id,
    name: 'spring',
    label: 'Spring',
    to: '/whole-set/',
  });
  expect(link.status).toBe(200);
  expect((await on.call(`${at('blocks', old.id)}?prepare=${set}`, 'DELETE')).status).toBe(204);

  const live = () =>
    Promise.all([
      on.read('pages', page.id),
      on.read('posts', article.id),
      on.call(at('blocks', old.id)),
      on.call(at('blocks', String(block.body.id))),
      on.call(at('menu_links', String(link.body.id))),
    ]);
  const [, , there, ...absent] = await live();
  expect([there.status, ...absent.map(({ status }) => status)]).toEqual([200, 404, 404]);
  const preview = await on.call(
    `${at('blocks')}?filter=${encodeURIComponent(`page="${page.id}"`)}`,
    'GET',
    undefined,
    PREVIEW,
  );
  expect(preview.body.items.map((row) => row['title'])).toEqual(['New block']);
  const image = String((await on.shown('posts', article.id))['image']);
  const url = `/api/files/posts/${article.id}/${image}`;
  const bytes = async () => Buffer.from(await (await fetch(`${on.people.server.url}${url}`)).arrayBuffer());
  expect((await bytes()).equals(red)).toBe(true);
  await on.ask('/api/crons/versions', 'POST', undefined, 'owner');
  expect((await bytes()).equals(red)).toBe(true);
  const [described] = (await on.sets()).filter((one) => one.id === set);
  expect(described?.changes.map(({ kind, collection, within }) => `${kind} ${collection} ${within}`)).toEqual([
    'created blocks Page',
    'created block_items Page',
    'changed pages ',
    'changed posts ',
    expect.stringContaining('created menu_links '),
    'deleted blocks ',
  ]);
  const ofPage = { collection: 'pages', id: page.id };
  expect(described?.changes[1]).toMatchObject({ page: ofPage, whole: ofPage });
  // A deleted part has no page, and still belongs to one.
  expect(described?.changes[5]).toMatchObject({ page: null, whole: ofPage });

  expect((await on.publish(set)).body).toEqual({ done: 6 });
  const [now, changed, gone, made, linked] = await live();
  expect([now['title'], gone.status, made.body['title'], linked.body['label']]).toEqual([
    'Page of spring',
    404,
    'New block',
    'Spring',
  ]);
  expect(changed).toMatchObject({ image, image_alt: 'Red' });
  expect((await bytes()).equals(red)).toBe(true);
});

test('one change that cannot be saved leaves all of them unpublished, and names its record in both languages', async () => {
  const [one, other] = [await on.post('first-of-two'), await on.post('second-of-two')];
  const set = await on.begin();
  await on.prepare(set, 'posts', one.id, { title: 'One' });
  await on.prepare(set, 'posts', other.id, { slug: 'taken-later' });
  await on.post('taken-later', { title: 'Holder' });
  const refused = await on.publish(set);
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining('Nothing was published, because of “second-of-two”'),
  ]);
  const slovenian = await on.call(`/_site/prepared/${set}/publish`, 'POST', {}, { 'Accept-Language': 'sl' });
  expect(slovenian.body.message).toContain('Objavljeno ni bilo nič');
  expect((await on.read('posts', one.id))['title']).toBe('first-of-two');
  expect((await on.sets()).find(({ id }) => id === set)?.changes.map(({ fits }) => fits)).toEqual([true, false]);
  expect(await on.shown('posts', one.id)).toMatchObject({ title: 'One' });
});

test('a value that was published meanwhile is not overwritten unless the editor wants that', async () => {
  const { id } = await on.post('conflicting');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { title: 'Prepared', summary: 'Prepared too' });
  await on.change('posts', id, { title: 'Meanwhile', author: 'Other field' });
  const refused = await on.publish(set);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('“Prepared” (title)');
  expect(refused.body.data['conflicts'] as Conflict[]).toEqual([
    { collection: 'posts', id, label: 'Prepared', fields: ['title'] },
  ]);
  expect((await on.read('posts', id))['summary']).toBe('S');
  expect((await on.publish(set, { sure: true })).status).toBe(200);
  expect(await on.read('posts', id)).toMatchObject({
    title: 'Prepared',
    summary: 'Prepared too',
    author: 'Other field',
  });
});

test('a deletion that was prepared does not take parts with it that were written since, unless the editor wants that', async () => {
  const page = await on.make('pages', {
    slug: 'deleted-later',
    title: 'Page',
    section: 'default',
    status: 'published',
  });
  const old = await on.make('blocks', { page: page.id, kind: 'text', title: 'Seen', text: '<p>Old</p>' });
  const set = await on.begin();
  expect((await on.call(`${at('pages', page.id)}?prepare=${set}`, 'DELETE')).status).toBe(204);
  const added = await on.make('blocks', { page: page.id, kind: 'text', title: 'Written since', text: '<p>New</p>' });
  const refused = await on.publish(set);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('“Written since”.')]);
  expect(refused.body.data['conflicts'] as Conflict[]).toEqual([
    { collection: 'blocks', id: added.id, label: 'Written since', fields: [] },
  ]);
  expect((await on.call(at('blocks', old.id))).status).toBe(200);
  expect((await on.publish(set, { sure: true })).status).toBe(200);
  expect((await on.call(at('blocks', added.id))).status).toBe(404);
});

test('a draft is published with a set, and dated then; a published record is withdrawn at a moment', async () => {
  const draft = await on.post('draft-of-a-set', { status: 'draft' });
  const out = await on.post('ends');
  const set = await on.begin();
  await on.prepare(set, 'posts', draft.id, { status: 'published' });
  await on.prepare(set, 'posts', out.id, { status: 'draft' });
  const late = new Date(Date.now() + 3600_000).toISOString();
  expect((await on.call(`/_site/prepared/${set}/plan`, 'POST', { at: '2020-01-01T00:00:00Z' })).status).toBe(400);
  expect((await on.call(`/_site/prepared/${set}/plan`, 'POST', { at: late })).status).toBe(204);
  await on.revision();
  expect((await on.read('posts', draft.id))['status']).toBe('draft');
  const moment = (ms: number) => new Date(Date.now() + ms).toISOString().replace('T', ' ');
  await on.sql(`UPDATE prepared_sets SET publish_at = '${moment(-1000)}' WHERE id = '${set}'`);
  // A builder's poll.
  await on.revision();
  const published = await on.read('posts', draft.id);
  expect([published['status'], (await on.read('posts', out.id))['status']]).toEqual(['published', 'draft']);
  expect(Math.abs(Date.parse(String(published['publish_at']).replace(' ', 'T')) - Date.now())).toBeLessThan(30_000);
  expect((await on.bin('kind = "withdrawn"')).map(({ record }) => record)).toContain(out.id);
});

test('a planned set that is refused keeps the reason, waits, and stops nothing', async () => {
  const { id } = await on.post('planned-conflict');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { title: 'Planned' });
  await on.change('posts', id, { title: 'Meanwhile' });
  await on.sql(`UPDATE prepared_sets SET publish_at = '2026-01-01 00:00:00.000Z' WHERE id = '${set}'`);
  await on.revision();
  expect((await on.sets()).find((one) => one.id === set)).toMatchObject({
    publish_at: '',
    error: expect.stringContaining('“Planned” (title)'),
  });
  expect((await on.read('posts', id))['title']).toBe('Meanwhile');
});

test('the plan of somebody without an account publishes nothing, and waits for a person', async () => {
  const { id } = await on.post('planned-gone');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { title: 'Planned' });
  const past = "publish_at = '2026-01-01 00:00:00.000Z'";
  await on.sql(`UPDATE prepared_sets SET ${past}, [by] = 'gone@modrina.example' WHERE id = '${set}'`);
  await on.revision();
  expect((await on.sets()).find((one) => one.id === set)).toMatchObject({
    publish_at: '',
    error: expect.stringContaining('gone@modrina.example'),
  });
  expect((await on.read('posts', id))['title']).not.toBe('Planned');
});

test('a set stays its person’s when the e-mail address is corrected', async () => {
  const account = { email: 'wrong@modrina.example', password: 'only-for-this-test', role: 'editor' };
  const path = '/api/collections/_superusers/records';
  const { body } = await on.people.as('owner', 'POST', path, { ...account, passwordConfirm: account.password });
  const set = await on.begin();
  await on.sql(`UPDATE prepared_sets SET [by] = '${account.email}' WHERE id = '${set}'`);
  const email = 'right@modrina.example';
  expect((await on.people.as('owner', 'PATCH', `${path}/${body.id}`, { email })).status).toBe(200);
  expect((await on.sets()).find((one) => one.id === set)).toMatchObject({ by: email });
});

test('a planned set that is refused at great length stops nothing either', async () => {
  const set = await on.begin();
  const words = 'word '.repeat(20);
  for (let at = 0; at < 50; at++) {
    const { id } = await on.post(`planned-long-${at}`);
    const prepared = await on.prepare(set, 'posts', id, { title: `${words}${at}` });
    expect(prepared.status).toBe(200);
    await on.change('posts', id, { title: 'Meanwhile' });
  }
  await on.sql(`UPDATE prepared_sets SET publish_at = '2026-01-01 00:00:00.000Z' WHERE id = '${set}'`);
  await on.revision();
  const found = (await on.sets()).find((one) => one.id === set);
  expect(found?.publish_at).toBe('');
  expect(String(found?.error)).toHaveLength(5000);
});

test('a failure of the machine ends no plan: the set is published once it is over', async () => {
  const { id } = await on.post('planned-disk');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { title: 'Planned' });
  const past = new Date(Date.now() - 60_000).toISOString().replace('T', ' ');
  const message = "SELECT RAISE(FAIL, 'disk I/O error')";
  await on.sql(`CREATE TRIGGER fails BEFORE UPDATE ON posts WHEN new.id = '${id}' BEGIN ${message}; END`);
  await on.sql(`UPDATE prepared_sets SET publish_at = '${past}' WHERE id = '${set}'`);
  await on.revision();
  const planned = async () => (await on.sets()).find((one) => one.id === set);
  expect(await planned()).toMatchObject({ publish_at: past, error: expect.stringContaining('disk I/O error') });
  await on.sql('DROP TRIGGER fails');
  // The next attempt is a minute later, and at once after a restart.
  await on.people.server.restart();
  await on.revision();
  expect(await planned()).toBeUndefined();
  expect((await on.read('posts', id))['title']).toBe('Planned');
});
