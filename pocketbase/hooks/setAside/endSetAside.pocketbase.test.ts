import type { Fault } from '../../../src/lib/publishing/protocol';
import { RECORDS, type Row } from '../testing/contentSite';
import type { BarData } from '../bar/types';
import { type AsideSite, deadLink, faultIn, startAsideSite } from '../testing/asideSite';

let on: AsideSite;
let names = 0;
const name = () => `n${names++}`;
beforeAll(async () => {
  on = await startAsideSite();
});
afterEach(async () => {
  await on.sql('DELETE FROM set_aside');
  await on.publish();
});
afterAll(() => on.people.stop());

const titleOf = async ({ id }: Row) => (await on.built('posts')).find((one) => one.id === id)?.['title'];

/** A published article with a change. */
async function changed(title = 'Broken'): Promise<Row> {
  const post = await on.post(name(), { title: 'Published' });
  await on.publish();
  await on.change('posts', post.id, { title });
  return post;
}

describe('nothing is set aside', () => {
  /** Fails a build. @returns its row, and the state of the site after it */
  const failing = async (faults: Fault[], more?: object) => {
    const { set_aside: count, error } = await on.fail(faults, more);
    const { setAside, isStuck, pending } = await on.status();
    return { count, error, setAside, isStuck, pending };
  };
  const AS_BEFORE = { count: 0, error: 'It failed.', setAside: [], isStuck: true, pending: [] };

  test('for a machine, or for a loss that a person has to confirm', async () => {
    const post = await changed();
    expect(await failing([faultIn(['posts', post])], { ofMachine: true })).toEqual(AS_BEFORE);
    await on.change('posts', post.id, { title: 'Again' });
    expect(await failing([faultIn(['posts', post])], { shrink: { records: {}, pages: ['/a/'] } })).toEqual(AS_BEFORE);
  });

  test('if one of the faults has no record, or one that did not change', async () => {
    const [post, other] = [await changed(), await on.post(name())];
    await on.publish();
    await on.change('posts', post.id, { title: 'Broken again' });
    expect(await failing([faultIn(['posts', post]), { sentence: 'The home page is empty.', records: [] }])).toEqual(
      AS_BEFORE,
    );
    await on.change('posts', post.id, { title: 'Once more' });
    expect(await failing([faultIn(['posts', post]), { ...faultIn(['posts', other]), sentence: 'Another.' }])).toEqual(
      AS_BEFORE,
    );
  });

  test('if a reported fault is malformed', async () => {
    const post = await changed();
    expect(await failing([faultIn(['posts', post]), { text: 'x' } as unknown as Fault])).toEqual(AS_BEFORE);
  });

  test('before the first publication', async () => {
    const fresh = await startAsideSite();
    try {
      const post = await fresh.post('first');
      expect(await fresh.fail([faultIn(['posts', post])])).toMatchObject({ set_aside: 0 });
      expect(await fresh.setAside()).toEqual([]);
    } finally {
      await fresh.people.stop();
    }
  });

  test('if the record was changed after the build began: the build that waits has the newer change', async () => {
    const post = await changed();
    const { fence } = await on.begin();
    await on.change('posts', post.id, { title: 'Corrected' });
    expect(await on.fail([faultIn(['posts', post])], {}, fence)).toMatchObject({ set_aside: 0 });
    expect(await on.setAside()).toEqual([]);
    expect(await on.isQueued()).toBe(true);
    expect(await titleOf(post)).toBe('Corrected');
  });
});

test('a change that does not help to set aside is tried again with the next one', async () => {
  const post = await changed();
  await on.fail([faultIn(['posts', post])]);
  expect(await titleOf(post)).toBe('Published');
  expect(await on.fail([faultIn(['posts', post])])).toMatchObject({ set_aside: 0 });
  expect(await on.setAside()).toEqual([]);
  expect(await on.isQueued()).toBe(false);
  expect(await titleOf(post)).toBe('Broken');
});

test('at most eight builds in a row set something aside', async () => {
  const posts: Row[] = [];
  for (let at = 0; at < 9; at++) posts.push(await on.post(name()));
  await on.publish();
  for (const { id } of posts) await on.change('posts', id, { title: 'Broken' });
  const counts: number[] = [];
  for (const post of posts) counts.push((await on.fail([faultIn(['posts', post])])).set_aside);
  expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0]);
  // A person's change begins a new row.
  await on.make('tags', { slug: name(), name: 'T' });
  expect((await on.fail([faultIn(['posts', posts[8] as Row])])).set_aside).toBe(1);
});

test('a corrected record goes live; one that is wrong again falls back to what was live, and not to its first fault', async () => {
  const post = await changed('Broken');
  await on.fail([faultIn(['posts', post])]);
  await on.publish();
  await on.change('posts', post.id, { title: 'Still broken' });
  expect([await on.setAside(), await titleOf(post)]).toEqual([[], 'Still broken']);
  await on.fail([faultIn(['posts', post])]);
  expect(await titleOf(post)).toBe('Published');
  await on.publish();

  await on.change('posts', post.id, { title: 'Corrected' });
  await on.publish();
  await on.change('posts', post.id, { title: 'Broken once more' });
  await on.fail([faultIn(['posts', post])]);
  expect(await titleOf(post)).toBe('Corrected');
});

test('the bar shows on each page what is set aside, also on a deleted page that stays', async () => {
  const post = await changed();
  const other = await on.post(name());
  const address = `/blog/${String(other['slug'])}/`;
  await on.publish();
  await on.change('posts', post.id, { title: 'Broken again' });
  await on.remove('posts', other.id);
  await on.fail([faultIn(['posts', post]), { ...deadLink(address), sentence: 'Another.' }]);
  await on.publish();
  const barAt = async (path: string) => (await on.ask<BarData>(`/_site/bar/data?path=${path}`)).page;
  expect(await barAt(`/blog/${String(post['slug'])}/`)).toMatchObject({ setAside: 'changed', state: 'changed' });
  expect(await barAt(address)).toMatchObject({ setAside: 'created', kind: 'gone' });
});

test('an editor tries again; the state is built at once', async () => {
  const post = await changed();
  await on.fail([faultIn(['posts', post])]);
  await on.publish();
  const [aside] = await on.setAside();
  const retry = (person: 'editor' | 'builder' | 'guest') =>
    on.people.as(person, 'POST', `/_site/set-aside/${aside?.id}/retry`);
  expect([(await retry('guest')).status, (await retry('builder')).status]).toEqual([401, 403]);
  expect(await on.isQueued()).toBe(false);
  expect((await retry('editor')).status).toBe(204);
  expect([await titleOf(post), await on.isQueued(), await on.setAside()]).toEqual(['Broken', true, []]);
  // Another person's late press changes nothing.
  const { revision } = await on.status();
  expect((await retry('editor')).status).toBe(204);
  expect((await on.status()).revision).toBe(revision);
  await on.fail([faultIn(['posts', post])]);
  expect(await titleOf(post)).toBe('Published');
});

test('a rebuild tries everything again, “publish anyway” what its build set aside', async () => {
  const broken = await changed();
  const target = await on.post(name(), { title: 'Target' });
  const address = `/blog/${String(target['slug'])}/`;
  const linking = await on.post(name(), { body: `<p><a href="${address}">there</a></p>` });
  await on.publish();
  await on.change('posts', broken.id, { title: 'Broken again' });
  const first = await on.fail([faultIn(['posts', broken])]);
  await on.change('posts', target.id, { status: 'draft' });
  const second = await on.fail([deadLink(address, ['posts', linking])], { dead_links: [address] });
  expect(await on.setAside()).toHaveLength(2);
  const act = (build: Row, action: string) => on.ask(`${RECORDS('builds')}/${build.id}`, 'PATCH', { action });
  await act(second, 'publish anyway');
  expect((await on.setAside()).map(({ record }) => record.id)).toEqual([broken.id]);
  expect(await titleOf(target)).toBeUndefined();
  await act(first, 'rebuild');
  expect(await on.setAside()).toEqual([]);
});

test('“publish anyway” for one page, beside other faults of the same build', async () => {
  const broken = await changed();
  const target = await on.post(name(), { title: 'Target' });
  const address = `/blog/${String(target['slug'])}/`;
  const linking = await on.post(name(), { body: `<p><a href="${address}">there</a></p>` });
  await on.publish();
  await on.change('posts', broken.id, { title: 'Broken again' });
  await on.change('posts', target.id, { status: 'draft' });
  await on.fail([faultIn(['posts', broken]), { ...deadLink(address, ['posts', linking]), deadLink: address }]);
  const aside = await on.setAside();
  expect(aside.map(({ deadLinks }) => deadLinks)).toEqual([[], [address]]);
  const allow = () => on.people.as('editor', 'POST', `/_site/set-aside/${aside[1]?.id}/allow`);
  expect((await allow()).status).toBe(204);
  expect((await on.setAside()).map(({ record }) => record.id)).toEqual([broken.id]);
  expect(await titleOf(target)).toBeUndefined();
  const gone = (await on.built('gone')).find(({ from }) => from === address);
  expect(gone).toMatchObject({ links_allowed: true });
  expect((await on.status()).pending.at(-1)?.cause).toContain('published anyway');
});

test('a change of a draft that a set-aside page links to is no reason to build; that of the page is, even to a draft', async () => {
  const post = await changed();
  await on.fail([faultIn(['posts', post])]);
  await on.publish();
  const draft = await on.post(name(), { status: 'draft' });
  await on.change('posts', draft.id, { title: 'Other' });
  expect([await on.isQueued(), (await on.setAside()).length]).toEqual([false, 1]);
  await on.change('posts', post.id, { status: 'draft' });
  expect([await on.isQueued(), await on.setAside()]).toEqual([true, []]);
});

test('only publishers read the published version: not visitors, editors or previews', async () => {
  const post = await changed();
  await on.fail([faultIn(['posts', post])]);
  const path = `${RECORDS('posts')}/${post.id}`;
  const seen = async (person: 'guest' | 'editor' | 'builder') =>
    (await on.ask<Row>(path, 'GET', undefined, person))['title'];
  expect([await seen('guest'), await seen('editor'), await seen('builder')]).toEqual(['Broken', 'Broken', 'Published']);
  // A builder that reads drafts makes previews.
  await on.sql('UPDATE builders SET drafts = TRUE');
  expect(await seen('builder')).toBe('Broken');
  await on.sql('UPDATE builders SET drafts = FALSE');
  // The view by which a build compares save times agrees with the records.
  const [own] = (await on.built('post_list')).filter(({ id }) => id === post.id);
  expect(own?.['updated']).toBe((await on.ask<Row>(path, 'GET', undefined, 'builder'))['updated']);
});
