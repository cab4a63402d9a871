import { endOfDay } from './scheduledTimes';
import { post, type PublishingSite, startPublishingSite } from '../../../server/testing/publishingSite';

let site: PublishingSite;
beforeAll(async () => {
  site = await startPublishingSite();
});
afterAll(() => site.server.stop());

const DAY = 86_400_000;
const moment = (at: number) => new Date(at).toISOString().replace('T', ' ');

/** The increase of the revision by a change. */
async function marks(change: () => Promise<unknown>): Promise<number> {
  const before = (await site.row()).revision;
  await change();
  return (await site.row()).revision - before;
}
async function made(collection: string, body: object): Promise<string> {
  return (await site.records(collection, 'POST', body)).id;
}
const queued = async () => (await site.builds()).filter(({ status }) => status === 'queued');

test('a change for visitors is marked with its cause and person, and one build waits', async () => {
  let id = '';
  expect(await marks(async () => (id = await made('posts', post('first'))))).toBe(1);
  expect(await queued()).toEqual([
    expect.objectContaining({ cause: 'posts "first" added', by: site.server.email, collection: 'posts', record: id }),
  ]);
  expect(await marks(() => site.records(`posts/${id}`, 'PATCH', { title: 'Other' }))).toBe(1);
  expect(await marks(() => site.records(`posts/${id}`, 'PATCH', { status: 'draft' }))).toBe(1);
  expect((await queued()).map(({ cause }) => cause)).toEqual(['posts "first" withdrawn, and 2 more changes']);
});

test('a draft that stays one marks nothing; published, it does', async () => {
  let id = '';
  expect(await marks(async () => (id = await made('posts', post('draft', { status: 'draft' }))))).toBe(0);
  expect(await marks(() => site.records(`posts/${id}`, 'PATCH', { title: 'Still a draft' }))).toBe(0);
  expect(await marks(() => site.records(`posts/${id}`, 'PATCH', { status: 'published' }))).toBe(1);
  expect((await queued())[0]?.cause).toMatch(/^posts "draft" published/);
  await site.records(`posts/${id}`, 'PATCH', { status: 'draft' });
  expect(await marks(() => site.records(`posts/${id}`, 'DELETE'))).toBe(0);
});

test('a part of a page counts as the page does, and is deleted with it', async () => {
  const page = await made('pages', { slug: 'p', title: 'P', section: 'default', status: 'draft' });
  let block = '';
  expect(await marks(async () => (block = await made('blocks', { page, kind: 'text', title: 'B' })))).toBe(0);
  expect(await marks(() => site.records(`pages/${page}`, 'PATCH', { status: 'published' }))).toBe(1);
  expect(await marks(() => site.records(`blocks/${block}`, 'PATCH', { title: 'C' }))).toBe(1);
  // Its path gets a "410 Gone" row, which is content too.
  expect(await marks(() => site.records(`pages/${page}`, 'DELETE'))).toBeGreaterThan(0);
  expect((await queued())[0]?.cause).toMatch(/^pages "p" deleted/);
});

test('forms, builds and accounts are no content', async () => {
  const message = () => made('messages', { name: 'A', email: 'a@example.com', message: 'Hello' });
  expect(await marks(message)).toBe(0);
});

test('a refused change marks nothing, and has its usual error', async () => {
  await made('menus', { key: 'taken' });
  const again = () => made('menus', { key: 'taken' });
  expect(await marks(() => expect(again()).rejects.toThrow(/"key":\{"code":"validation_not_unique"/))).toBe(0);
  const loop = () => made('redirects', { from: '/a', to: '/a', status: '301' });
  expect(await marks(() => expect(loop()).rejects.toThrow(/The redirect cannot be saved/))).toBe(0);
});

test('a scheduled post marks nothing but its time', async () => {
  const soon = moment(Date.now() + DAY);
  const later = moment(Date.now() + 2 * DAY);
  let id = '';
  const plan = async () => (id = await made('posts', post('planned', { publish_at: soon })));
  expect(await marks(plan)).toBe(0);
  expect((await site.row()).next_at).toBe(soon);
  expect(await marks(() => site.records(`posts/${id}`, 'PATCH', { publish_at: later }))).toBe(0);
  expect((await site.row()).next_at).toBe(later);
  await site.records(`posts/${id}`, 'DELETE');
  expect((await site.row()).next_at).toBe('');
});

test('a scheduled time marks the site, once', async () => {
  // On a slow machine the time can pass before the record exists.
  for (let ahead = 1_000; ; ahead *= 2) {
    const plan = async () => made('posts', post(`comes-${ahead}`, { publish_at: moment(Date.now() + ahead) }));
    if ((await marks(plan)) === 0) break;
  }
  const before = (await site.row()).revision;
  for (let i = 0; i < 2_000 && (await site.row()).revision === before; i++) await site.step('state');
  expect((await queued())[0]?.cause).toMatch(/^posts "comes-\d+" published at its planned time/);
  await site.step('state');
  expect((await site.row()).revision).toBe(before + 1);
});

test('a scheduled post takes its path when it appears', async () => {
  const moved = await made('posts', post('offer'));
  await site.records(`posts/${moved}`, 'PATCH', { slug: 'offers' });
  const froms = async () =>
    (await site.records<{ items: { from: string }[] }>('redirects')).items.map(({ from }) => from);
  expect(await froms()).toContain('/blog/offer/');
  await made('posts', post('offer', { publish_at: moment(Date.now() + 1_000) }));
  for (let i = 0; i < 2_000 && (await froms()).includes('/blog/offer/'); i++) await site.step('state');
  expect(await froms()).not.toContain('/blog/offer/');
});

const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Ljubljana' });

/** The next midnight in Ljubljana, by the zone's data that Node has. */
function nextMidnight(at: string): string {
  const hour = 3_600_000;
  let time = Math.floor(Date.parse(at.replace(' ', 'T')) / hour) * hour + hour;
  while (!clock.format(time).endsWith(' 00:00:00')) time += hour;
  return moment(time);
}

test('a workshop that is past the next day is planned too', async () => {
  const { next_at } = await site.row();
  const starts_at = moment(Date.now() + DAY);
  const id = await made('workshops', post('workshop', { starts_at }));
  expect((await site.row()).next_at).toBe(nextMidnight(starts_at));
  // Of several days: after the last one.
  const ends_at = moment(Date.now() + 3 * DAY);
  await site.records(`workshops/${id}`, 'PATCH', { ends_at });
  expect((await site.row()).next_at).toBe([next_at, nextMidnight(ends_at)].filter(Boolean).sort()[0]);
  await site.records(`workshops/${id}`, 'DELETE');
  expect((await site.row()).next_at).toBe(next_at);
});

test('the days of workshops end at midnight in Ljubljana, also where the clocks change', async () => {
  const years = Array.from({ length: 8 }, (_, at) => new Date().getUTCFullYear() + at);
  const days = ['01-01', '03-24', '03-25', '03-28', '03-31', '07-15', '10-24', '10-25', '10-28', '10-31', '12-31'];
  const times = ['00:59:59.999', '01:00:00.000', '21:59:59.999', '22:00:00.000', '23:00:00.000'];
  const all = years.flatMap((year) => days.flatMap((day) => times.map((time) => `${year}-${day} ${time}Z`)));
  // SQL is only run in a view.
  const viewQuery = `SELECT (value) AS id, (${endOfDay('value')}) AS until FROM json_each('${JSON.stringify(all)}')`;
  const made = await fetch(`${site.server.url}/api/collections`, {
    method: 'POST',
    headers: { Authorization: site.server.token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'ends', type: 'view', viewQuery }),
  });
  expect(await made.text()).toContain('"ends"');
  const { items } = await site.records<{ items: { id: string; until: string }[] }>('ends?perPage=1000');
  expect(items).toHaveLength(all.length);
  for (const { id, until } of items) expect([id, until]).toEqual([id, nextMidnight(id)]);
});

test('a change whose mark cannot be written is not made either', async () => {
  const collection = `${site.server.url}/api/collections/publishing`;
  const headers = { Authorization: site.server.token, 'Content-Type': 'application/json' };
  const model = (await (await fetch(collection, { headers })).json()) as { fields: { name: string; max?: number }[] };
  const withMost = (max: number) =>
    fetch(collection, {
      ...{ method: 'PATCH', headers },
      body: JSON.stringify({
        fields: model.fields.map((field) => (field.name === 'cause' ? { ...field, max } : field)),
      }),
    });
  expect((await withMost(3)).status).toBe(200);
  await expect(made('tags', { slug: 'unmarked', name: 'U' })).rejects.toThrow();
  expect((await withMost(300)).status).toBe(200);
  const { items } = await site.records<{ items: object[] }>('tags?filter=slug="unmarked"');
  expect(items).toEqual([]);
});

test('the person of a change cannot be set by a request, and is not shown', async () => {
  const answer = await site.records('tags', 'POST', { slug: 'by', name: 'B', '@by': 'somebody@else.example' });
  expect(Object.keys(answer)).not.toContain('@by');
  expect((await queued())[0]?.by).toBe(site.server.email);
});

test('many changes in one request are all marked, or none if it fails', async () => {
  const settings = (enabled: boolean) =>
    fetch(`${site.server.url}/api/settings`, {
      method: 'PATCH',
      headers: { Authorization: site.server.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({ batch: { enabled, maxRequests: 50, timeout: 10 } }),
    });
  const batch = (slugs: string[]) =>
    fetch(`${site.server.url}/api/batch`, {
      method: 'POST',
      headers: { Authorization: site.server.token, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        requests: slugs.map((slug) => ({
          ...{ method: 'POST', url: '/api/collections/tags/records', body: { slug, name: slug } },
        })),
      }),
    });
  await settings(true);
  expect(await marks(async () => expect((await batch(['one', 'two', 'three'])).status).toBe(200))).toBe(3);
  expect((await queued())[0]?.by).toBe(site.server.email);
  expect(await marks(async () => expect((await batch(['four', 'five', 'one'])).status).toBe(400))).toBe(0);
  await settings(false);
});

test('a hundred edits at once are a hundred revisions and one waiting build', async () => {
  const id = await made('posts', post('busy'));
  const edit = (title: number) => site.records(`posts/${id}`, 'PATCH', { title: String(title) });
  expect(await marks(() => Promise.all(Array.from({ length: 100 }, (_, n) => edit(n))))).toBe(100);
  expect(await queued()).toHaveLength(1);
});

test('without the row of `publishing` no change is lost', async () => {
  await site.records('publishing/publishing00001', 'DELETE');
  const [build] = await queued();
  await made('tags', { slug: 'after', name: 'A' });
  expect((await site.row()).revision).toBeGreaterThan(build?.revision ?? 0);
});
