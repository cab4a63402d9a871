import { until } from '../../../server/testing/builderSite';
import { DRAFT, type Link, type PreviewSite, startPreviewSite } from '../testing/previewSite';
import { type Person, startPeopleSite } from '../testing/people';

let on: PreviewSite;
beforeAll(async () => {
  on = await startPreviewSite();
});
afterAll(() => on.stop());

describe('making a link', () => {
  const body = () => ({ collection: 'posts', record: on.draft });

  test('requests a build of the preview', async () => {
    expect((await on.wish()).wanted).toBe(false);
    await on.makeLink();
    expect((await on.wish()).wanted).toBe(true);
  });

  test('is for owners and editors', async () => {
    const statuses = (['owner', 'editor', 'builder', 'guest'] as Person[]).map(
      async (person) => (await on.people.as(person, 'POST', '/_site/preview', body())).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403, 401]);
  });

  test('gives another link each time, for seven days; what is kept does not open anything', async () => {
    const [one, other] = [await on.makeLink(), await on.makeLink()];
    expect(one.url).toMatch(/^\/_site\/preview\/[A-Za-z0-9]{32}$/);
    expect(other.url).not.toBe(one.url);
    const days = (Date.parse(one.expires_at.replace(' ', 'T')) - Date.now()) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    const kept = await on.people.as('owner', 'GET', `/api/collections/previews/records/${one.id}`);
    expect(kept.body).toMatchObject({
      collection: 'posts',
      record: on.draft,
      label: 'draft',
      by: on.people.editor.email,
    });
    const { token_hash: hash } = kept.body as unknown as { token_hash?: string };
    expect(hash).not.toBe(one.url.split('/').pop());
    expect((await on.get(`/_site/preview/${hash}`)).status).toBe(410);
  });

  test.each([
    [{ collection: 'posts', record: 'no-such-record' }, 404],
    [{ collection: 'messages', record: 'x' }, 400],
    [{ collection: '_superusers', record: 'x' }, 400],
    [{ collection: 'constructor', record: 'x' }, 400],
    [{}, 400],
  ])('of %j answers %i', async (wrong, status) => {
    expect((await on.people.as('editor', 'POST', '/_site/preview', wrong)).status).toBe(status);
  });
});

test('the status page lists drafts, scheduled records, and their links', async () => {
  await on.create({
    ...{ ...DRAFT, slug: 'planned', title: 'Planned', status: 'published', publish_at: '2099-01-01 08:00:00.000Z' },
  });
  await on.create({ ...DRAFT, slug: 'out', title: 'Out', status: 'published' });
  const link = await on.makeLink();
  const { body } = await on.people.as('editor', 'GET', '/_site/status/data');
  const { drafts, previewTrouble } = body as unknown as {
    drafts: { label: string; at: string; links: { id: string }[] }[];
    previewTrouble: string;
  };
  expect(previewTrouble).toBe('');
  expect(drafts.map(({ label, at }) => [label, at])).toEqual(
    expect.arrayContaining([
      ['Planned', '2099-01-01 08:00:00.000Z'],
      ['Draft', ''],
    ]),
  );
  expect(drafts.map(({ label }) => label)).not.toContain('Out');
  expect(drafts.find(({ label }) => label === 'Draft')?.links.at(-1)?.id).toBe(link.id);
});

test('links that are over are cleared away, others stay', async () => {
  const [over, other] = [await on.makeLink(), await on.makeLink()];
  const status = async ({ id }: Link) =>
    (await on.people.as('owner', 'GET', `/api/collections/previews/records/${id}`)).status;
  await on.people.as('owner', 'PATCH', `/api/collections/previews/records/${over.id}`, {
    expires_at: '2026-01-01 00:00:00.000Z',
  });
  expect((await on.people.as('owner', 'POST', '/api/crons/previews')).status).toBe(204);
  await until(async () => (await status(over)) === 404);
  expect(await status(other)).toBe(200);
});

test('right after a restart of PocketBase, before any builder has polled, a link can be made', async () => {
  const other = await startPeopleSite({ PREVIEW_DIR: '/nowhere' });
  try {
    const { id } = (await other.as('owner', 'POST', '/api/collections/posts/records', DRAFT)).body;
    const answer = await other.as('editor', 'POST', '/_site/preview', { collection: 'posts', record: id });
    expect(answer.status).toBe(200);
  } finally {
    await other.stop();
  }
});

test('without a builder of drafts editors read that', async () => {
  const other = await startPeopleSite({ PREVIEW_DIR: '' });
  try {
    const { id } = (await other.as('owner', 'POST', '/api/collections/posts/records', DRAFT)).body;
    const { status, body } = await other.as('editor', 'POST', '/_site/preview', { collection: 'posts', record: id });
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      409,
      expect.stringContaining('BUILD=auto'),
    ]);
  } finally {
    await other.stop();
  }
});
