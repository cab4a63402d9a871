import { RECORDS, TEXTS } from '../testing/contentSite';
import { allowBatches, type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
  await allowBatches(on);
});
afterAll(() => on.stop());

const COLLECTIONS = ['pages', 'posts', 'cases', 'projects', 'workshops'];
interface Row {
  id: string;
  publish_at: string;
  revised: string;
}
const make = async (collection: string, values: object) =>
  (await on.as('editor', 'POST', RECORDS(collection), { ...TEXTS, section: 'default', title: 'T', ...values }))
    .body as unknown as Row;
const change = async (collection: string, id: string, values: object) =>
  (await on.as('editor', 'PATCH', `${RECORDS(collection)}/${id}`, values)).body as unknown as Row;
const isNow = (at: string) => Math.abs(Date.now() - Date.parse(at)) < 10_000;

describe.each(COLLECTIONS)('the first publication of a record of %s', (collection) => {
  test('is dated, when it is added and when a draft is published', async () => {
    expect(isNow((await make(collection, { status: 'published' })).publish_at)).toBe(true);
    const draft = await make(collection, { status: 'draft' });
    expect(draft.publish_at).toBe('');
    const published = await change(collection, draft.id, { status: 'published' });
    expect(isNow(published.publish_at)).toBe(true);
    expect(Date.parse(published.revised)).toBeGreaterThan(Date.parse(draft.revised));
  });

  test('keeps its date afterwards, and a time that was chosen', async () => {
    const { id, publish_at } = await make(collection, { status: 'published' });
    expect((await change(collection, id, { title: 'U' })).publish_at).toBe(publish_at);
    await change(collection, id, { status: 'draft' });
    expect((await change(collection, id, { status: 'published' })).publish_at).toBe(publish_at);
    expect((await change(collection, id, { publish_at: '' })).publish_at).toBe('');
    const planned = '2099-01-01 00:00:00.000Z';
    expect((await make(collection, { status: 'published', publish_at: planned })).publish_at).toBe(planned);
  });
});

describe('a draft without the texts of its page', () => {
  const bare = { title: 'Bare', status: 'draft', starts_at: TEXTS.starts_at };
  const NEEDED: Record<string, string[]> = {
    posts: ['body', 'summary'],
    cases: ['client', 'problem', 'summary', 'work'],
    projects: ['body', 'summary'],
    workshops: ['body', 'summary'],
  };

  test.each(Object.entries(NEEDED))('of %s is saved; its publication needs %j', async (collection, needed) => {
    const save = (method: string, path: string, values: object) =>
      on.as('editor', method, RECORDS(collection) + path, values) as Promise<{ status: number; body: object }>;
    const { id } = (await save('POST', '', bare)).body as Row;
    expect((await save('PATCH', `/${id}`, { body: '<p>&nbsp;</p>', title: 'Barer' })).status).toBe(200);
    const refused = await save('PATCH', `/${id}`, { status: 'published', body: '' });
    expect(refused.status).toBe(400);
    const { data } = refused.body as { data: Record<string, { code: string }> };
    expect(Object.keys(data).sort()).toEqual(needed);
    expect(Object.values(data).every(({ code }) => code === 'validation_required')).toBe(true);
    expect((await save('PATCH', `/${id}`, { status: 'published', publish_at: '2099-01-01 10:00:00Z' })).status).toBe(
      400,
    );
    expect((await save('PATCH', `/${id}`, { ...TEXTS, status: 'published' })).status).toBe(200);
    expect((await save('PATCH', `/${id}`, { summary: '' })).status).toBe(400);
  });

  test('still needs a title, and no other rule is weaker for it', async () => {
    const save = (values: object) => on.as('editor', 'POST', RECORDS('posts'), { ...bare, ...values });
    expect(await save({ title: '' })).toMatchObject({ status: 400, body: { data: { title: expect.anything() } } });
    expect(await save({ seo_title: 'x'.repeat(71) })).toMatchObject({
      status: 400,
      body: { data: { seo_title: { code: 'validation_max_text_constraint' } } },
    });
  });

  test('is the first state of a record whose editor chose none', async () => {
    const { status, body } = await on.as('editor', 'POST', RECORDS('posts'), { title: 'No status' });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'draft', slug: 'no-status' } });
    const emptied = await on.as('editor', 'PATCH', `${RECORDS('posts')}/${String(body['id'])}`, { status: '' });
    expect(emptied.status).toBe(400);
  });

  test('is saved in a batch, and not published by one', async () => {
    const batch = (status: string) =>
      on.as('owner', 'POST', '/api/batch', {
        requests: [{ method: 'POST', url: RECORDS('posts'), body: { ...bare, status } }],
      });
    expect((await batch('draft')).status).toBe(200);
    expect((await batch('published')).status).toBe(400);
  });
});

test('records that a batch publishes are dated too', async () => {
  const { id } = await make('posts', { status: 'draft' });
  const requests = [{ method: 'PATCH', url: `${RECORDS('posts')}/${id}`, body: { status: 'published' } }];
  expect((await on.as('owner', 'POST', '/api/batch', { requests })).status).toBe(200);
  const { body } = await on.as('editor', 'GET', `${RECORDS('posts')}/${id}`);
  expect(isNow((body as unknown as Row).publish_at)).toBe(true);
});
