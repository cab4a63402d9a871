import { RECORDS, TEXTS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
});
afterAll(() => on.stop());

interface Made {
  status: number;
  body: { slug: string; data: Record<string, { code: string; message: string }> };
}

async function make(collection: string, values: object, language = 'en'): Promise<Made> {
  const answer = await fetch(on.server.url + RECORDS(collection), {
    method: 'POST',
    headers: { Authorization: on.tokens.editor, 'Content-Type': 'application/json', 'Accept-Language': language },
    body: JSON.stringify({ ...TEXTS, section: 'default', status: 'draft', ...values }),
  });
  return { status: answer.status, body: (await answer.json()) as Made['body'] };
}
const slugOf = async (...made: Parameters<typeof make>) => (await make(...made)).body.slug;

test.each(['pages', 'posts', 'tags', 'cases', 'projects', 'workshops'])(
  'an empty slug of %s is made from the title, free in its collection',
  async (collection) => {
    const names = { title: `Čaj & žlica ${collection}`, name: `Čaj & žlica ${collection}` };
    expect(await slugOf(collection, names)).toBe(`caj-zlica-${collection}`);
    expect(await slugOf(collection, { ...names, slug: '' })).toBe(`caj-zlica-${collection}-2`);
    expect(await slugOf(collection, names)).toBe(`caj-zlica-${collection}-3`);
  },
);

test('a slug that was typed stays as it is, and is refused where it is taken', async () => {
  expect(await slugOf('posts', { title: 'Typed', slug: 'mine' })).toBe('mine');
  expect(await make('posts', { title: 'Typed', slug: 'mine' })).toMatchObject({
    status: 400,
    body: { data: { slug: { code: 'slug_taken' } } },
  });
});

test('a title does not take the path of the site, the home page, another collection or a redirect', async () => {
  expect(await slugOf('pages', { title: 'Blog' })).toBe('blog-2');
  expect(await slugOf('pages', { title: 'Home' })).toBe('home-2');
  await on.as('editor', 'POST', RECORDS('redirects'), { from: '/old-page/', to: 'https://a.example/', status: '302' });
  expect(await slugOf('pages', { title: 'Old page' })).toBe('old-page-2');
  expect(await slugOf('pages', { title: 'In pages', slug: 'blog/in-pages' })).toBe('blog/in-pages');
  expect(await slugOf('posts', { title: 'In pages' })).toBe('in-pages-2');
});

test('of twenty at once with one title each gets its own slug', async () => {
  const slugs = await Promise.all(Array.from({ length: 20 }, () => slugOf('posts', { title: 'At once' })));
  const expected = ['at-once', ...Array.from({ length: 19 }, (_, index) => `at-once-${index + 2}`)];
  expect(slugs.sort()).toEqual(expected.sort());
});

test('records of one batch get their slugs too', async () => {
  const body = { ...TEXTS, title: 'In a batch', status: 'draft' };
  const requests = Array.from({ length: 3 }, () => ({ method: 'POST', url: RECORDS('posts'), body }));
  const { body: made } = await on.as('owner', 'POST', '/api/batch', { requests });
  const rows = made as unknown as { body: { slug: string } }[];
  expect(rows.map((row) => row.body.slug)).toEqual(['in-a-batch', 'in-a-batch-2', 'in-a-batch-3']);
});

test('a long title gives a slug within the field', async () => {
  // 120 characters, the most of a title; ß becomes two.
  const slug = await slugOf('posts', { title: 'woß '.repeat(30) });
  expect(slug).toMatch(/^woss(-woss)+$/);
  expect(slug.length).toBeLessThanOrEqual(120);
});

test.each([
  ['en', /^No slug can be made from this title/],
  ['sl-SI,sl;q=0.9,en;q=0.8', /^Iz tega naslova ni mogoče/],
])('a title without Latin letters needs a typed slug; the sentence in %s', async (language, message) => {
  expect(await make('posts', { title: '日本語' }, language)).toMatchObject({
    status: 400,
    body: { data: { slug: { code: 'slug_untitled', message: expect.stringMatching(message) } } },
  });
});

test('without a title the title is the error, and a stored record cannot lose its slug', async () => {
  expect(Object.keys((await make('posts', { title: '' })).body.data)).toEqual(['title']);
  const { body } = await on.as('editor', 'POST', RECORDS('posts'), { ...TEXTS, title: 'Stays', status: 'draft' });
  expect(await on.as('editor', 'PATCH', `${RECORDS('posts')}/${body.id}`, { slug: '' })).toMatchObject({
    status: 400,
    body: { data: { slug: { code: 'validation_required' } } },
  });
});

test('the dashboard lets the slug of a new record be empty', async () => {
  const { body } = await on.as('editor', 'GET', '/api/collections/posts');
  const { fields } = body as unknown as { fields: { name: string; required: boolean; autogeneratePattern?: string }[] };
  // Its form requires a text that is required and has no pattern.
  expect(fields.find(({ name }) => name === 'slug')).toMatchObject({
    required: true,
    autogeneratePattern: expect.stringMatching(/./),
  });
});
