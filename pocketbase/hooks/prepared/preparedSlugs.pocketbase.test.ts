import { at, type PreparedSite, startPreparedSite } from '../testing/preparedSite';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

const draft = (title: string, more: object = {}) => ({ title, status: 'draft', ...more });
const fitsOf = async (id: string) =>
  (await on.sets()).flatMap(({ changes }) => changes).find((change) => change.id === id)?.fits;

test('drafts of one title in several sets get slugs of their own, and are published with them', async () => {
  const [one, other] = [await on.begin('One'), await on.begin('Other')];
  const title = 'Two drafts';
  const made = [
    await on.prepare(one, 'posts', '', draft(title)),
    await on.prepare(other, 'posts', '', draft(title)),
    await on.prepare(other, 'posts', '', draft(title)),
    // A page may have the path of an article.
    await on.prepare(one, 'pages', '', draft('Page', { section: 'default', slug: 'blog/two-drafts-4' })),
    await on.prepare(other, 'posts', '', draft(title)),
  ];
  const slugs = made.map(({ body }) => body['slug']);
  expect(slugs).toEqual(['two-drafts', 'two-drafts-2', 'two-drafts-3', 'blog/two-drafts-4', 'two-drafts-5']);
  for (const { body } of made.filter(({ body }) => body['collectionName'] === 'posts'))
    expect(await on.shown('posts', body.id)).toMatchObject({ slug: body['slug'] });
  expect((await on.publish(other)).status).toBe(200);
  expect((await on.publish(one)).status).toBe(200);
});

test('a title that is typed on gives the whole title’s slug and name of the set, until a slug is typed', async () => {
  const set = await on.begin('How to cho');
  const made = await on.prepare(set, 'posts', '', draft('How to cho'));
  const id = String(made.body.id);
  expect(made.body['slug']).toBe('how-to-cho');
  const whole = await on.prepare(set, 'posts', id, { title: 'How to choose', slug: '' });
  expect(whole).toMatchObject({ status: 200, body: { slug: 'how-to-choose' } });
  // The slug of its own title is free for it.
  expect((await on.prepare(set, 'posts', id, { summary: 'S', slug: '' })).body['slug']).toBe('how-to-choose');
  expect((await on.sets()).find((one) => one.id === set)?.title).toBe('How to choose');
  expect((await on.prepare(set, 'posts', id, { slug: 'mine' })).body['slug']).toBe('mine');
  expect((await on.prepare(set, 'posts', id, { title: 'Why' })).body['slug']).toBe('mine');
});

test('an emptied slug of a published record is refused, for visitors have its address', async () => {
  const { id } = await on.post('public-address');
  const set = await on.begin();
  expect((await on.prepare(set, 'posts', id, { slug: '' })).status).toBe(400);
});

test('a slug that another set has already is refused at its field, with the record that has it', async () => {
  const [one, other] = [await on.begin('One'), await on.begin('Other')];
  const holder = await on.prepare(one, 'posts', '', draft('The holder', { slug: 'held' }));
  const { id } = await on.post('wants-held');
  const taken = {
    slug: { code: 'slug_taken', message: expect.stringContaining('"The holder" stands at /blog/held/') },
  };
  for (const answer of [
    await on.prepare(other, 'posts', id, { slug: 'held' }),
    await on.prepare(other, 'posts', '', draft('New', { slug: 'held' })),
  ]) {
    expect(answer).toMatchObject({ status: 400, body: { data: taken } });
    expect(JSON.stringify(answer.body)).toContain(`/_site/edit/posts/${String(holder.body.id)}`);
  }
  // Its own record keeps it.
  const again = await on.prepare(one, 'posts', String(holder.body.id), { slug: 'held', title: 'Renamed' });
  expect(again.status).toBe(200);
});

test('a record whose slug was published by another one since stays within reach, and fits with its next save', async () => {
  const set = await on.begin();
  const id = String((await on.prepare(set, 'posts', '', draft('Mine', { slug: 'won', summary: 'Kept' }))).body.id);
  const { id: page } = await on.post('moved');
  await on.prepare(set, 'posts', page, { slug: 'won-too', summary: 'Kept, too' });
  await on.post('won');
  await on.post('won-too');
  expect(await fitsOf(id)).toBe(false);
  expect(await on.shown('posts', id)).toMatchObject({ slug: 'won-2', summary: 'Kept' });
  expect(await on.shown('posts', page)).toMatchObject({ slug: 'won-too-2', summary: 'Kept, too' });
  expect((await on.publish(set)).status).toBe(400);
  for (const each of [id, page]) expect((await on.prepare(set, 'posts', each, { title: 'Typed on' })).status).toBe(200);
  expect([await fitsOf(id), await fitsOf(page)]).toEqual([true, true]);
  expect((await on.publish(set)).status).toBe(200);
  expect((await on.call(at('posts', page))).body).toMatchObject({ slug: 'won-too-2', summary: 'Kept, too' });
});
