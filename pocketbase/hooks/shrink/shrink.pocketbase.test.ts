import { writeBySql } from '../../../server/testing/writeBySql';
import { logIn } from '../../../server/pocketbase/logIn';
import { post } from '../../../server/testing/publishingSite';
import { type ContentSite, RECORDS, startContentSite } from '../testing/contentSite';

let on: ContentSite;
beforeAll(async () => {
  on = await startContentSite();
});
afterAll(() => on.people.stop());

interface Failure {
  id: string;
  shrink: {
    counts: Record<string, number>;
    pages: number;
    unexplained: number;
    by: string[];
    may: string;
    items: { record: string; label: string; path: string; kind: string; by: string; at: string }[];
  };
}

let made = 0;
/** Articles that the editor has deleted. */
async function deleted(count: number): Promise<{ ids: string[]; pages: string[] }> {
  const slugs = Array.from({ length: count }, () => `deleted-${made++}`);
  const ids: string[] = [];
  for (const slug of slugs) ids.push((await on.make('posts', post(slug))).id);
  for (const id of ids) await on.remove('posts', id);
  return { ids, pages: slugs.map((slug) => `/blog/${slug}/`) };
}
const seenBy = async (person: 'owner' | 'editor') =>
  (await on.ask<{ failures: Failure[] }>('/_site/status/data', 'GET', undefined, person)).failures[0];
const lease = () =>
  on.ask<{ fence: number; revision: number; allowed?: { records: Record<string, string[]>; pages: string[] } }>(
    '/_site/publishing/lease',
    'POST',
    { holder: 'test' },
    'builder',
  );
const finish = (fence: number, outcome: object) =>
  on.ask('/_site/publishing/finish', 'POST', { fence, ...outcome }, 'builder');

/** Signs in as another editor. */
async function asAnotherEditor<T>(work: () => Promise<T>): Promise<T> {
  const account = { email: 'another@modrina.example', password: 'only-for-tests-4' };
  const { tokens, server } = on.people;
  await on
    .ask(RECORDS('_superusers'), 'POST', { ...account, passwordConfirm: account.password }, 'owner')
    .catch(() => 0);
  const mine = tokens.editor;
  tokens.editor = await logIn(server.url, account);
  return work().finally(() => (tokens.editor = mine));
}

test('a refused build lists its losses, with their persons, and who may decide', async () => {
  const { ids, pages } = await deleted(7);
  const build = await on.refused({ posts: ids }, pages);
  const failure = await seenBy('owner');
  expect(failure).toMatchObject({
    id: build,
    shrink: { counts: { posts: 7 }, pages: 7, unexplained: 0, by: [on.people.editor.email], may: 'yes' },
  });
  expect(failure?.shrink.items).toHaveLength(7);
  expect(failure?.shrink.items[0]).toMatchObject({
    kind: 'deleted',
    path: expect.stringMatching(/^\/blog\/deleted-\d\/$/),
    by: on.people.editor.email,
    at: expect.stringMatching(/^\d{4}-/),
  });
  expect((await seenBy('editor'))?.shrink.may).toBe('twice');
  expect((await asAnotherEditor(() => seenBy('editor')))?.shrink.may).toBe('no');
  expect(JSON.stringify(await seenBy('editor'))).not.toContain('by_ids');
});

test.each(['publish', 'restore'])(
  'another editor may not %s, and the editor who did it must confirm twice',
  async (choice) => {
    const { ids, pages } = await deleted(6);
    const build = await on.refused({ posts: ids }, pages);
    expect((await on.decide('guest', build, choice, true)).status).toBe(401);
    expect((await on.decide('builder', build, choice, true)).status).toBe(403);
    expect((await asAnotherEditor(() => on.decide('editor', build, choice, true))).status).toBe(403);
    expect((await on.decide('editor', build, choice)).status).toBe(409);
    expect((await on.decide('editor', build, choice, true)).status).toBe(200);
  },
);

test('an editor may not decide if somebody unknown deleted a part, as a planned set does', async () => {
  const { ids, pages } = await deleted(6);
  await writeBySql(on.people.server.dataDir, `UPDATE bin SET by_id = '' WHERE record = '${ids[0]}'`);
  const build = await on.refused({ posts: ids }, pages);
  expect((await seenBy('editor'))?.shrink.may).toBe('no');
  expect((await on.decide('editor', build, 'publish', true)).status).toBe(403);
  expect((await on.decide('owner', build, 'publish')).status).toBe(200);
});

test('a permission reaches the builder with its lease, covers exactly that, and ends when it is live', async () => {
  const { ids, pages } = await deleted(6);
  const build = await on.refused({ posts: ids }, pages);
  expect((await on.decide('owner', build, 'publish')).status).toBe(200);
  const [row] = (await on.ask<{ items: { cause: string; by: string }[] }>(`${RECORDS('builds')}?sort=-@rowid`)).items;
  expect(row).toMatchObject({ cause: expect.stringContaining('with much less content'), by: on.people.server.email });

  // Further records are deleted before the build.
  const further = await deleted(6);
  const first = await lease();
  expect(first.allowed?.records['posts']).toEqual(expect.arrayContaining(ids));
  expect(first.allowed?.pages).toEqual(expect.arrayContaining(pages));
  for (const id of further.ids) expect(first.allowed?.records['posts']).not.toContain(id);
  await finish(first.fence, { status: 'live', release: '2026-a', pages: 9 });

  await on.make('posts', post('after-all'));
  expect((await lease()).allowed).toBeUndefined();
});

test('after another change nothing old can be decided', async () => {
  const { ids } = await deleted(6);
  const build = await on.refused({ posts: ids });
  await on.make('tags', { slug: 'meanwhile', name: 'M' });
  const { status, body } = await on.decide('owner', build, 'publish');
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('Something was changed since')]);
  expect((await on.decide('owner', 'no-such-build', 'publish')).status).toBe(404);
  expect((await on.decide('owner', build, 'another choice')).status).toBe(404);
});

test('an owner decides about records that no known person took away', async () => {
  const { ids } = await deleted(6);
  const build = await on.refused({ posts: [...ids, 'nobodyknows0001'] });
  expect(await seenBy('editor')).toMatchObject({ id: build, shrink: { unexplained: 1, may: 'no' } });
  expect((await on.decide('editor', build, 'publish', true)).status).toBe(403);
});

test('blocks of a page that was withdrawn are explained by it', async () => {
  const page = await on.make('pages', { slug: 'with-blocks', title: 'P', section: 'default', status: 'published' });
  const block = await on.make('blocks', { page: page.id, kind: 'text', title: 'B' });
  await on.ask(`${RECORDS('pages')}/${page.id}`, 'PATCH', { status: 'draft' });
  await on.refused({ blocks: [block.id], pages: [page.id] });
  expect(await seenBy('editor')).toMatchObject({
    shrink: { unexplained: 0, may: 'twice', items: [{ kind: 'withdrawn' }] },
  });
});

test('pages that the gate counted are found in the bin, in any language', async () => {
  const { pages } = await deleted(2);
  const build = await on.refused({}, [...pages, '/blog/page/2/']);
  expect(await seenBy('editor')).toMatchObject({
    shrink: { counts: { posts: 2 }, pages: 3, unexplained: 0, may: 'twice' },
  });
  expect((await on.decide('editor', build, 'restore', true)).body).toEqual({ done: 2 });
});

test('a page that went from the same path with an earlier release is not brought back', async () => {
  const { pages } = await deleted(1);
  const { fence } = await lease();
  await finish(fence, { status: 'live', release: '20261101T100000-a', pages: 1 });
  const [page = ''] = pages;
  const second = await on.make('posts', post(page.split('/')[2] ?? ''));
  await on.remove('posts', second.id);
  const build = await on.refused({}, pages);
  expect((await seenBy('editor'))?.shrink.items.map(({ record }) => record)).toEqual([second.id]);
  expect((await on.decide('owner', build, 'restore')).body).toEqual({ done: 1 });
  expect((await on.read('posts', second.id)).id).toBe(second.id);
});

test('allowed, and failed for something else: it can still be brought back', async () => {
  const { ids, pages } = await deleted(6);
  expect((await on.decide('editor', await on.refused({ posts: ids }, pages), 'publish', true)).status).toBe(200);
  const { fence } = await lease();
  await finish(fence, { status: 'failed', error: 'A link is broken.' });
  const failure = await seenBy('editor');
  expect(failure?.shrink).toMatchObject({ counts: { posts: 6 }, allowed_by: on.people.editor.email, may: 'twice' });
  expect((await on.decide('editor', failure?.id ?? '', 'restore', true)).body).toEqual({ done: 6 });
});

test('restored records need a new confirmation', async () => {
  const { ids, pages } = await deleted(6);
  expect((await on.decide('owner', await on.refused({ posts: ids }, pages), 'publish')).status).toBe(200);
  const again = await on.refused({ posts: ids }, pages);
  expect((await on.decide('owner', again, 'restore')).body).toEqual({ done: 6 });
  expect((await lease()).allowed).toBeUndefined();
});
