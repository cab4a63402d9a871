import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { until } from '../../../server/testing/builderSite';
import { post } from '../../../server/testing/publishingSite';
import { RECORDS, type Row } from '../testing/contentSite';
import { picture, startVersionSite, type VersionSite, withImage } from '../testing/versionSite';
import type { VersionList, VersionRow } from './types';

let on: VersionSite;
beforeAll(async () => {
  on = await startVersionSite();
});
afterAll(() => on.people.stop());

test('each save that changes something records its person, time and changed fields', async () => {
  const { id } = await on.make('posts', post('kept', { title: 'One' }));
  await on.change('posts', id, { title: 'Two', summary: 'Other' });
  await on.change('posts', id, { title: 'Two' });
  await on.ask(`${RECORDS('posts')}/${id}`, 'PATCH', { title: 'Three' }, 'owner');
  const kept = await on.versionsOf('posts', id);
  expect(kept.map(({ kind, by, changed, label }) => ({ kind, by, changed, label }))).toEqual([
    { kind: 'changed', by: on.people.server.email, changed: ['title'], label: 'Three' },
    { kind: 'changed', by: on.people.editor.email, changed: ['title', 'summary'], label: 'Two' },
    { kind: 'created', by: on.people.editor.email, changed: [], label: 'One' },
  ]);
  expect(Math.abs(Date.parse(String(kept[0]?.created).replace(' ', 'T')) - Date.now())).toBeLessThan(60_000);
  const { data, previous, now, fields } = await on.detail(kept[1]?.id);
  expect([
    data['title'],
    previous?.data['title'],
    now?.data['title'],
    fields.find(({ name }) => name === 'body')?.type,
  ]).toEqual(['Two', 'One', 'Three', 'editor']);
  expect(Object.keys(data)).not.toContain('updated');
});

test('a record from before has the state before its first save as its first version', async () => {
  const { id } = await on.make('posts', post('older'));
  const own = await on.versionsOf('posts', id);
  await on.ask(`${RECORDS('versions')}/${own[0]?.id}`, 'DELETE', undefined, 'owner');
  await on.change('posts', id, { title: 'After' });
  const kept = await on.versionsOf('posts', id);
  expect(kept.map(({ kind }) => kind)).toEqual(['changed', 'before']);
  expect((await on.detail(kept[1]?.id)).data['title']).not.toBe('After');
  expect((await on.list()).versions.filter(({ record }) => record === id).map(({ kind }) => kind)).toEqual(['changed']);
});

test('lists are filtered by person, kind and collection, and go on where they ended', async () => {
  const { id } = await on.make('tags', { slug: 'filtered', name: 'Filtered' });
  await on.ask(`${RECORDS('tags')}/${id}`, 'PATCH', { name: 'By the owner' }, 'owner');
  const labels = async (query: Record<string, string>) => (await on.list(query)).versions.map(({ label }) => label);
  expect(await labels({ collection: 'tags' })).toEqual(['By the owner', 'Filtered']);
  expect(await labels({ collection: 'tags', kind: 'created' })).toEqual(['Filtered']);
  expect((await labels({ by: on.people.server.email }))[0]).toBe('By the owner');
  const [first] = (await on.list({ collection: 'tags' })).versions;
  expect(await labels({ collection: 'tags', before: String(first?.at) })).toEqual(['Filtered']);
  const { people, collections } = await on.list();
  expect(people).toEqual(expect.arrayContaining([on.people.editor.email, on.people.server.email]));
  expect(collections).toEqual(expect.arrayContaining(['posts', 'tags']));
});

test('a page and its blocks have one list; a deleted one is one entry and comes back with all of it', async () => {
  const page = await on.make('pages', { slug: 'entire', title: 'Entire', section: 'default', status: 'published' });
  const block = await on.make('blocks', { page: page.id, kind: 'text', title: 'Block' });
  const item = await on.make('block_items', { block: block.id, title: 'Item' });
  await on.change('pages', page.id, { slug: 'entire-2' });
  const of = `pages/${page.id}`;
  const described = ({ versions }: VersionList) =>
    versions.map(({ kind, collection, label, within }) => [kind, collection, label, within].join('|'));
  expect(described(await on.list({ of }))).toEqual([
    'changed|pages|Entire|',
    'created|block_items|Item|Entire',
    'created|blocks|Block|Entire',
    'created|pages|Entire|',
  ]);
  const before = await Promise.all([on.read('pages', page.id), on.read('blocks', block.id)]);
  await on.remove('pages', page.id);
  const [deleted] = (await on.list()).versions as [VersionRow];
  expect(deleted).toMatchObject({ kind: 'deleted', collection: 'pages', label: 'Entire', kept: true, isThere: false });
  expect((await on.list({ kind: 'deleted', collection: 'blocks' })).versions).toEqual([]);
  expect((await on.detail(deleted.id)).now).toBeNull();
  const [own] = await on.versionsOf('blocks', block.id);
  expect(own).toMatchObject({ kind: 'deleted', whole: of, within: 'Entire' });

  expect(await on.ask(`/_site/versions/${deleted.id}/bring-back`, 'POST')).toEqual({ done: 1 });
  expect(await Promise.all([on.read('pages', page.id), on.read('blocks', block.id)])).toEqual(before);
  expect((await on.read('block_items', item.id)).id).toBe(item.id);
  expect((await on.ask<{ items: Row[] }>(RECORDS('redirects'))).items.map(({ to }) => to)).toContain('/entire-2/');
  const [back] = (await on.list()).versions;
  expect(back).toMatchObject({ kind: 'restored', collection: 'pages', by: on.people.editor.email });
  expect((await on.detail(deleted.id)).version).toMatchObject({ kept: false, isThere: true });
  const again = await on.people.as('editor', 'POST', `/_site/versions/${deleted.id}/bring-back`);
  expect(again.status).toBe(404);
});

test('a deleted record whose path was taken is not brought back; the reason is in the language of the editor', async () => {
  const { id } = await on.make('posts', post('occupied'));
  await on.remove('posts', id);
  await on.make('posts', post('occupied', { title: 'Successor' }));
  const [deleted] = await on.versionsOf('posts', id);
  const answer = await fetch(`${on.people.server.url}/_site/versions/${deleted?.id}/bring-back`, {
    method: 'POST',
    headers: { Authorization: on.people.tokens.editor, 'Accept-Language': 'sl-SI' },
  });
  const { message } = (await answer.json()) as { message: string };
  expect([answer.status, message]).toEqual([400, expect.stringContaining('Obnovljeno ni bilo nič')]);
  expect(message).toContain('Successor');
});

test('versions beyond the newest 20 end after 90 days, with files that no other version has', async () => {
  const [red, blue] = await Promise.all([picture('red'), picture('blue')]);
  const { id } = await on.make('posts', withImage(red, 'red.png', post('pruned')));
  await on.change('posts', id, withImage(blue, 'blue.png'));
  for (let at = 0; at < 22; at += 1)
    await on.change('posts', id, { title: `Title ${at}`, ...(at === 21 && { image: '' }) });
  const gone = await on.make('posts', post('pruned-gone'));
  await on.remove('posts', gone.id);
  const files = path.join(on.people.server.dataDir, 'pb_data/storage');
  const stored = async (): Promise<string[]> => {
    const items = await on.storedFiles(id);
    const [folder] = items.map(({ collectionId }) => path.join(files, String(collectionId)));
    const rows = folder ? await readdir(folder) : [];
    return items.filter((row) => rows.includes(row.id)).map(({ file }) => String(file).split('_')[0] ?? '');
  };
  expect((await stored()).sort()).toEqual(['blue', 'red']);

  const prune = async (age: string) => {
    await on.sql(`UPDATE versions SET created = '${age}' WHERE record IN ('${id}', '${gone.id}')`);
    await on.ask('/api/crons/versions', 'POST', undefined, 'owner');
  };
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().replace('T', ' ');
  await prune(daysAgo(89));
  await on.remove('posts', (await on.make('posts', post('afterwards'))).id);
  expect(await on.versionsOf('posts', id)).toHaveLength(24);
  await prune(daysAgo(91));
  await until(async () => (await on.versionsOf('posts', id)).length === 20);
  await until(async () => (await stored()).length === 1);
  expect(await stored()).toEqual(['blue']);
  expect(await on.versionsOf('posts', gone.id)).toEqual([]);
});
