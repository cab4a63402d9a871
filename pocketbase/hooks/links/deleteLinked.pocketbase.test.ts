import { post } from '../../../server/testing/publishingSite';
import { type ContentSite, RECORDS, startContentSite } from '../testing/contentSite';

let on: ContentSite;
beforeAll(async () => {
  on = await startContentSite();
  const batch = { enabled: true, maxRequests: 50, timeout: 10 };
  await on.people.as('owner', 'PATCH', '/api/settings', { batch });
});
afterAll(() => on.people.stop());

interface Refused {
  status: number;
  body: {
    message: string;
    data: { confirm: string; links: { title: string; path: string; url: string; edit: string }[] };
  };
}
async function remove(id: string, { confirm = '', language = 'en' } = {}): Promise<Refused> {
  const path = `${RECORDS('posts')}/${id}${confirm && `?confirm=${confirm}`}`;
  const answer = await fetch(on.people.server.url + path, {
    method: 'DELETE',
    headers: { Authorization: on.people.tokens.editor, 'Accept-Language': language },
  });
  return { status: answer.status, body: JSON.parse((await answer.text()) || '{}') as Refused['body'] };
}
const page = (slug: string, values: object = {}) =>
  on.make('pages', { slug, title: `Page ${slug}`, section: 'default', status: 'published', ...values });
const linkTo = (slug: string) => `<p><a href="/blog/${slug}/">x</a></p>`;

test('a page to which the site links is deleted only when exactly these links are confirmed', async () => {
  const { id } = await on.make('posts', post('linked'));
  const text = await on.make(
    'posts',
    post('with-text', { title: 'With text', title_sl: 'Z besedilom', body_sl: linkTo('linked') }),
  );
  const about = await page('about');
  const block = await on.make('blocks', { page: about.id, kind: 'cards' });
  const card = await on.make('block_items', { block: block.id, title: 'Card', link: '/sl/blog/linked?a=b#c' });
  const menu = await on.make('menus', { key: 'mine', title: 'My menu' });
  const link = await on.make('menu_links', { menu: menu.id, name: 'l', label: 'L', to: '/blog/linked/' });

  const refused = await remove(id);
  expect(refused.status).toBe(409);
  const at = (collection: string, record: string) => ({
    url: expect.stringMatching(new RegExp(`/_/#/collections\\?collection=${collection}&record=${record}$`)) as string,
    edit: `/_site/edit/${collection}/${record}`,
  });
  expect(refused.body.data.links).toHaveLength(3);
  expect(refused.body.data.links).toEqual(
    expect.arrayContaining([
      { title: 'With text', path: '/blog/with-text/', ...at('posts', text.id) },
      { title: 'My menu', path: '', ...at('menu_links', link.id) },
      expect.objectContaining({ path: '/about/', ...at('block_items', card.id) }) as object,
    ]),
  );
  expect(refused.body.message).toMatch(/^The site links to this page: .*With text \(\/blog\/with-text\/\).*confirm/);
  expect((await remove(id, { language: 'sl' })).body.message).toMatch(
    /^Na to stran kažejo povezave: .*Z besedilom \(\/blog\/with-text\/\).*potrdite/,
  );
  expect((await remove(id, { confirm: 'yes' })).status).toBe(409);

  // Another link comes between the question and the answer.
  const second = await on.make('block_items', { block: block.id, title: 'Second', link: '/blog/linked/#part' });
  const again = await remove(id, { confirm: refused.body.data.confirm });
  expect(again.status).toBe(409);
  expect(again.body.data.links).toContainEqual({
    ...{ title: 'Page about', path: '/about/' },
    ...at('block_items', second.id),
  });
  expect((await remove(id, { confirm: again.body.data.confirm })).status).toBe(204);
  expect(await on.bin(`record = "${id}"`)).toHaveLength(1);
});

test('links of drafts, of the page itself, to longer paths and to drafts do not count', async () => {
  const { id } = await on.make('posts', post('free', { body: linkTo('free') }));
  await on.make('posts', post('draft-of-link', { status: 'draft', body: linkTo('free') }));
  await on.make('posts', post('longer', { body: `${linkTo('free-2')}<p>/blog/free/</p>` }));
  expect((await remove(id)).status).toBe(204);
  const whole = await page('whole');
  await on.make('blocks', { page: whole.id, kind: 'text', link: '/whole/' });
  await on.remove('pages', whole.id);
  const draft = await on.make('posts', post('only-draft', { status: 'draft' }));
  await on.make('posts', post('to-draft', { body: linkTo('only-draft') }));
  expect((await remove(draft.id)).status).toBe(204);
});

test('in a batch nothing of it is done until the deletion is confirmed', async () => {
  const { id } = await on.make('posts', post('in-batch'));
  await on.make('posts', post('to-batch', { body: linkTo('in-batch') }));
  const other = await on.make('posts', post('other'));
  const batch = async (confirm = '') => {
    const requests = [
      { method: 'DELETE', url: `${RECORDS('posts')}/${other.id}` },
      { method: 'DELETE', url: `${RECORDS('posts')}/${id}${confirm && `?confirm=${confirm}`}` },
    ];
    const { status, body } = await on.people.as('owner', 'POST', '/api/batch', { requests });
    return { status, body: body as unknown as { data: { requests: Record<string, { response: Refused['body'] }> } } };
  };
  const refused = await batch();
  expect(refused.status).toBe(400);
  const { data } = refused.body.data.requests['1']?.response ?? {};
  expect(data?.links).toHaveLength(1);
  expect((await on.read('posts', other.id)).id).toBe(other.id);
  expect((await batch(data?.confirm)).status).toBe(200);
});
