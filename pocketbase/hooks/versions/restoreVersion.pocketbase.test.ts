import { post } from '../../../server/testing/publishingSite';
import { RECORDS, type Row } from '../testing/contentSite';
import { picture, startVersionSite, type VersionSite, withImage } from '../testing/versionSite';

let on: VersionSite;
beforeAll(async () => {
  on = await startVersionSite();
});
afterAll(() => on.people.stop());

test('a restore gives the fields and the bytes of the files, as a new version; each file is kept once', async () => {
  const [red, blue] = await Promise.all([picture('red'), picture('blue')]);
  const first = await on.make('posts', withImage(red, 'red.png', post('pictured')));
  const version = await on.newest('posts', first.id);
  await on.change('posts', first.id, withImage(blue, 'blue.png', { title: 'Blue', body: '<p>Blue</p>' }));
  const second = await on.read('posts', first.id);
  const other = await on.newest('posts', first.id);

  for (const [wanted, record, bytes] of [
    [version, first, red],
    [other, second, blue],
    [version, first, red],
  ] as const) {
    expect((await on.restore('posts', first.id, wanted)).status).toBe(200);
    const now = await on.read('posts', first.id);
    const dates = { updated: now['updated'], revised: now['revised'], revised_sl: now['revised_sl'] };
    expect(now).toEqual({ ...record, ...dates });
    expect((await on.bytesOf(now)).equals(bytes)).toBe(true);
  }
  const kept = await on.versionsOf('posts', first.id);
  expect(kept.map(({ kind }) => kind)).toEqual(['restored', 'restored', 'restored', 'changed', 'created']);
  expect(kept[0]?.by).toBe(on.people.editor.email);
  expect(await on.storedFiles(first.id)).toHaveLength(2);
});

test('a file that a version took away and that was removed altogether comes back', async () => {
  const red = await picture('red');
  const first = await on.make('posts', withImage(red, 'red.png', post('removed-image')));
  const version = await on.newest('posts', first.id);
  await on.change('posts', first.id, { image: '' });
  expect((await on.read('posts', first.id))['image']).toBe('');
  await on.restore('posts', first.id, version);
  const now = await on.read('posts', first.id);
  expect(now['image']).toBe(first['image']);
  expect((await on.bytesOf(now)).equals(red)).toBe(true);
});

test('a JSON field keeps its bytes', async () => {
  const details = { z: '"é \u2028<b>', 'a b': 'last by name', 2: 'two' };
  const values = { key: 'bytes', section: 'misc', title: 'Bytes', details };
  const { id } = await on.make('contents', values);
  const text = async () => {
    const answer = await fetch(`${on.people.server.url}${RECORDS('contents')}/${id}`);
    return /"details":(\{[^}]*\})/.exec(await answer.text())?.[1];
  };
  const before = await text();
  expect(before).toContain('last by name');
  const version = await on.newest('contents', id);
  await on.change('contents', id, { details: { a: '1' } });
  expect((await on.restore('contents', id, version)).status).toBe(200);
  expect(await text()).toBe(before);
});

test('a restore keeps whether and when the record is published, and is published itself', async () => {
  const { id } = await on.make('posts', post('status-stays', { status: 'draft', title: 'Draft' }));
  const version = await on.newest('posts', id);
  await on.change('posts', id, { status: 'published', title: 'Live' });
  const live = await on.read('posts', id);
  const revision = async () =>
    (await on.ask<{ revision: number }>(`${RECORDS('publishing')}/publishing00001`, 'GET', undefined, 'owner'))
      .revision;
  const before = await revision();
  await on.restore('posts', id, version);
  expect(await on.read('posts', id)).toMatchObject({
    title: 'Draft',
    status: 'published',
    publish_at: live['publish_at'],
  });
  expect(await revision()).toBe(before + 1);

  await on.change('posts', id, { status: 'draft' });
  const unseen = await revision();
  await on.change('posts', id, { title: 'Unseen' });
  expect(await revision()).toBe(unseen);
});

test('a restore passes the guards of a save, in the language of the editor', async () => {
  const { id } = await on.make('posts', post('guarded', { status: 'draft', summary: '', body: '' }));
  const empty = await on.newest('posts', id);
  await on.change('posts', id, { ...post('guarded'), status: 'published' });
  const refused = await on.restore('posts', id, empty, { 'Accept-Language': 'sl' });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.data).sort()).toEqual(['body', 'summary']);
  expect(JSON.stringify(refused.body.data)).not.toContain('Cannot be blank');

  const moved = await on.newest('posts', id);
  await on.change('posts', id, { slug: 'guarded-2' });
  await on.ask(
    `${RECORDS('redirects')}/${(await on.ask<{ items: Row[] }>(RECORDS('redirects'))).items[0]?.id}`,
    'DELETE',
  );
  await on.make('posts', post('guarded'));
  const taken = await on.restore('posts', id, moved);
  expect([taken.status, Object.keys(taken.body.data)]).toEqual([400, ['slug']]);
  expect((await on.read('posts', id))['slug']).toBe('guarded-2');
});

test('a restore of an earlier slug leads the later path to it', async () => {
  const { id } = await on.make('posts', post('way-1'));
  const version = await on.newest('posts', id);
  await on.change('posts', id, { slug: 'way-2' });
  await on.restore('posts', id, version);
  const { items } = await on.ask<{ items: Row[] }>(RECORDS('redirects'));
  expect(items.filter(({ to }) => to === '/blog/way-1/').map(({ from }) => from)).toEqual(['/blog/way-2/']);
});

test('a restore that is based on an earlier state is refused, as is a version of another record', async () => {
  const first = await on.make('posts', post('based-1'));
  const second = await on.make('posts', post('based-2'));
  const version = await on.newest('posts', first.id);
  await on.change('posts', first.id, { title: 'Meanwhile' });
  const stale = await on.restore('posts', first.id, version, { 'If-Match': `"${String(first['updated'])}"` });
  expect(stale.status).toBe(409);
  const foreign = await on.restore('posts', second.id, version, { 'Accept-Language': 'sl' });
  expect([foreign.status, foreign.body.message]).toEqual([404, expect.stringContaining('Ta različica ni več')]);
  const guest = await fetch(`${on.people.server.url}${RECORDS('posts')}/${first.id}?restore=${version}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });
  expect(guest.status).toBe(403);
  expect((await on.read('posts', first.id))['title']).toBe('Meanwhile');
});

test('relations to deleted records are named and left out', async () => {
  const tags = await Promise.all(['stays', 'goes'].map((slug) => on.make('tags', { slug, name: `Tag ${slug}` })));
  const ids = tags.map(({ id }) => id);
  const { id } = await on.make('posts', post('related', { tags: ids }));
  const version = await on.newest('posts', id);
  await on.remove('tags', ids[1] ?? '');
  await on.change('posts', id, { title: 'Later', tags: [] });
  expect((await on.detail(version)).gone).toEqual([{ field: 'tags', label: 'Tag goes' }]);
  expect((await on.restore('posts', id, version)).status).toBe(200);
  expect((await on.read('posts', id))['tags']).toEqual([ids[0]]);
});
