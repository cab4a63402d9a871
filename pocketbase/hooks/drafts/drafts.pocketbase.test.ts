import { RECORDS } from '../testing/contentSite';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let on: PeopleSite;
beforeAll(async () => {
  on = await startPeopleSite();
  await on.as('owner', 'PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } });
});
afterAll(() => on.stop());

const TEXTS = {
  summary: 'S',
  body: '<p>B</p>',
  client: 'C',
  problem: 'P',
  work: 'W',
  starts_at: '2030-01-01 10:00:00Z',
};
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

test('records that a batch publishes are dated too', async () => {
  const { id } = await make('posts', { status: 'draft' });
  const requests = [{ method: 'PATCH', url: `${RECORDS('posts')}/${id}`, body: { status: 'published' } }];
  expect((await on.as('owner', 'POST', '/api/batch', { requests })).status).toBe(200);
  const { body } = await on.as('editor', 'GET', `${RECORDS('posts')}/${id}`);
  expect(isNow((body as unknown as Row).publish_at)).toBe(true);
});
