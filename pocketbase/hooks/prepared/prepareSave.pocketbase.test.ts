import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { timesOf } from './types';
import { at, PREVIEW, type PreparedSite, startPreparedSite } from '../testing/preparedSite';
import type { Row } from '../testing/contentSite';
import { picture, withImage } from '../testing/versionSite';

let on: PreparedSite;
beforeAll(async () => {
  on = await startPreparedSite();
});
afterAll(() => on.people.stop());

test('a prepared change is in previews and lists of changes, and visitors see the published version until it is published', async () => {
  const { id, updated } = await on.post('waits');
  const before = await on.revision();
  const set = await on.begin('Spring');
  const { status, body } = await on.prepare(set, 'posts', id, { title: 'Prepared', summary: 'Later' });
  expect([status, body['title']]).toEqual([200, 'Prepared']);
  expect(await on.read('posts', id)).toMatchObject({ title: 'waits', summary: 'S', updated });
  expect(await on.revision()).toBe(before);
  expect(await on.versionsOf('posts', id)).toHaveLength(1);

  expect(await on.shown('posts', id)).toMatchObject({ title: 'Prepared', summary: 'Later' });
  const list = await on.call(
    `${at('posts')}?filter=${encodeURIComponent('title="Prepared"')}`,
    'GET',
    undefined,
    PREVIEW,
  );
  expect(list.body.items.map((row) => row.id)).toEqual([id]);
  // The plugin finds changes by the save times of this view.
  const view = await on.call(`${at('post_list')}?perPage=200`, 'GET', undefined, {
    ...PREVIEW,
    Authorization: on.people.tokens.owner,
  });
  expect(view.body.items.find((row) => row.id === id)?.['updated']).not.toBe(updated);
  const [first] = (await on.sets()).filter((one) => one.id === set);
  expect(first).toMatchObject({
    ...{ title: 'Spring', by: on.people.editor.email, publish_at: '', error: '' },
    changes: [
      { collection: 'posts', id, kind: 'changed', changed: ['summary', 'title'], label: 'Prepared', fits: true },
    ],
  });

  expect((await on.publish(set)).body).toEqual({ done: 1 });
  expect(await on.read('posts', id)).toMatchObject({ title: 'Prepared', summary: 'Later' });
  expect(await on.revision()).toBeGreaterThan(before);
  expect((await on.versionsOf('posts', id))[0]).toMatchObject({ kind: 'changed', by: on.people.editor.email });
  expect((await on.sets()).filter((one) => one.id === set)).toEqual([]);
  expect((await on.publish(set)).status).toBe(404);
});

test('a save is checked as if it were published: guards, files and stale versions', async () => {
  const { id, updated } = await on.post('checked');
  await on.post('occupied-slug');
  const set = await on.begin();
  const taken = await on.prepare(set, 'posts', id, { slug: 'occupied-slug' });
  expect([taken.status, Object.keys(taken.body.data)]).toEqual([400, ['slug']]);
  const empty = await on.prepare(set, 'posts', id, { title: '' });
  expect(empty.status).toBe(400);
  const form = new FormData();
  form.set('image', new Blob(['no picture'], { type: 'text/plain' }), 'no.txt');
  expect((await on.prepare(set, 'posts', id, form)).status).toBe(400);
  const stale = await on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', { title: 'New' }, { 'If-Match': '"2020"' });
  expect(stale.status).toBe(409);
  const right = { 'If-Match': `"${String(updated)}"` };
  expect((await on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', { title: 'New' }, right)).status).toBe(200);
  // A second save must know the first.
  expect((await on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', { title: 'Newer' }, right)).status).toBe(409);
  const known = { 'If-Match': `"${String((await on.shown('posts', id))['updated'])}"` };
  expect((await on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', { summary: 'T' }, known)).status).toBe(200);
  expect(await on.shown('posts', id)).toMatchObject({ title: 'New', summary: 'T' });
  expect(await on.read('posts', id)).toMatchObject({ title: 'checked', updated });
});

test('the answer of a prepared save has the save time that a later read has, by which the next save names its version', async () => {
  const { id, updated } = await on.post('answered');
  const set = await on.begin();
  const savedOn = async (version: unknown, values: object) => {
    const headers = { 'If-Match': `"${String(version)}"` };
    const { status, body } = await on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', values, headers);
    expect(status).toBe(200);
    const { created, updated: shown } = await on.shown('posts', id);
    expect(body).toMatchObject({ created, updated: shown });
    return body['updated'];
  };
  const second = await savedOn(await savedOn(updated, { title: 'One' }), { title: 'Two' });
  expect(second).not.toBe(updated);
  // Nothing remains prepared.
  expect(await savedOn(second, { title: 'answered' })).toBe(updated);

  const made = await on.prepare(set, 'tags', '', { slug: 'answered', name: 'Tag' });
  const { created, updated: shown } = await on.shown('tags', String(made.body.id));
  expect(made.body).toMatchObject({ created, updated: shown });
});

test('a save that has not seen what was published since is refused, also if the record has a prepared change', async () => {
  const { id } = await on.post('published-since');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { summary: 'Prepared' });
  const seen = await on.shown('posts', id);
  await on.change('posts', id, { title: 'New' });
  expect((await on.shown('posts', id))['updated']).not.toBe(seen['updated']);
  const whole = { title: seen['title'], summary: 'Prepared again' };
  const known = (version: unknown) => ({ 'If-Match': `"${String(version)}"` });
  const path = `${at('posts', id)}?prepare=${set}`;
  expect((await on.call(path, 'PATCH', whole, known(seen['updated']))).status).toBe(409);
  const now = await on.shown('posts', id);
  expect(now).toMatchObject({ title: 'New', summary: 'Prepared' });
  const merged = { title: now['title'], summary: 'Prepared again' };
  const saved = await on.call(path, 'PATCH', merged, known(now['updated']));
  expect(saved).toMatchObject({ status: 200, body: { updated: (await on.shown('posts', id))['updated'] } });
  expect((await on.publish(set)).status).toBe(200);
  expect(await on.read('posts', id)).toMatchObject({ title: 'New', summary: 'Prepared again' });
});

test('a record is in one set; what is set back to its published value leaves it', async () => {
  const { id } = await on.post('in-one');
  const [set, other] = [await on.begin('Summer'), await on.begin('Autumn')];
  await on.prepare(set, 'posts', id, { title: 'Once' });
  const refused = await on.prepare(other, 'posts', id, { title: 'Twice' });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    expect.stringContaining(`in “Summer” by ${on.people.editor.email}`),
  ]);
  await on.prepare(set, 'posts', id, { title: 'in-one' });
  expect((await on.sets()).find((one) => one.id === set)?.changes).toEqual([]);
  expect((await on.prepare(other, 'posts', id, { title: 'Twice' })).status).toBe(200);
  const [change] = (await on.sets()).find((one) => one.id === other)?.changes ?? [];
  expect((await on.call(`/_site/prepared/${other}/remove`, 'POST', { change: change?.change })).status).toBe(204);
  expect(await on.shown('posts', id)).toMatchObject({ title: 'in-one' });
  expect((await on.call(`/_site/prepared/${other}/discard`, 'POST', {})).status).toBe(204);
  expect((await on.sets()).map(({ title }) => title)).not.toContain('Autumn');
  expect((await on.prepare(other, 'posts', id, { title: 'x' })).status).toBe(404);
});

test('a set is discarded, published and lightened only as the person has seen it', async () => {
  const { id } = await on.post('unseen');
  const set = await on.begin('Unseen');
  const act = (action: string, body: object) => on.call(`/_site/prepared/${set}/${action}`, 'POST', body);
  const discard = (seen: object) => act('discard', { seen });
  const timesNow = async () => timesOf((await on.sets()).find((one) => one.id === set) ?? { changes: [] });
  await on.prepare(set, 'posts', id, { title: 'First' });
  const seen = await timesNow();
  expect(Object.keys(seen)).toHaveLength(1);
  await on.prepare(set, 'posts', id, { title: 'Second' });
  const refused = await discard(seen);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('Nothing was done')]);
  expect((await act('publish', { seen, sure: true })).status).toBe(409);
  expect((await act('remove', { seen, change: Object.keys(seen)[0] })).status).toBe(409);
  expect((await discard({})).status).toBe(409);
  expect(await on.shown('posts', id)).toMatchObject({ title: 'Second' });
  expect((await discard(await timesNow())).status).toBe(204);
  expect(await on.shown('posts', id)).toMatchObject({ title: 'unseen' });
});

test('a large set is discarded as it was seen', async () => {
  const set = await on.begin('Large');
  for (let i = 0; i < 120; i++) await on.prepare(set, 'tags', '', { slug: `large-${i}`, name: `Tag ${i}` });
  const seen = timesOf((await on.sets()).find((one) => one.id === set) ?? { changes: [] });
  expect(Object.keys(seen)).toHaveLength(120);
  expect((await on.call(`/_site/prepared/${set}/discard`, 'POST', { seen })).status).toBe(204);
});

test('a new record is prepared, changed and taken back before anybody has it', async () => {
  const set = await on.begin();
  const made = await on.prepare(set, 'tags', '', { slug: 'prepared-tag', name: 'Tag' });
  const id = String(made.body.id);
  expect((await on.call(at('tags', id))).status).toBe(404);
  expect((await on.prepare(set, 'tags', id, { name: 'Renamed' })).status).toBe(200);
  expect(await on.shown('tags', id)).toMatchObject({ slug: 'prepared-tag', name: 'Renamed' });
  expect((await on.call(`${at('tags', id)}?prepare=${set}`, 'DELETE')).status).toBe(204);
  expect((await on.sets()).find((one) => one.id === set)?.changes).toEqual([]);
  expect((await on.call(at('tags', id), 'GET', undefined, PREVIEW)).status).toBe(404);
});

test('only accounts of the dashboard prepare; others get nothing of it, and a batch cannot publish by mistake', async () => {
  const { id } = await on.post('closed');
  const set = await on.begin();
  await on.prepare(set, 'posts', id, { title: 'Secret' });
  const guest = await fetch(`${on.people.server.url}${at('posts', id)}`, { headers: PREVIEW });
  expect(((await guest.json()) as Row)['title']).toBe('closed');
  for (const person of ['builder', 'guest'] as const) {
    const statuses = [
      (await on.people.as(person, 'PATCH', `${at('posts', id)}?prepare=${set}`, { title: 'x' })).status,
      (await on.people.as(person, 'GET', '/_site/prepared')).status,
      (await on.people.as(person, 'POST', `/_site/prepared/${set}/publish`, {})).status,
    ];
    expect(statuses.every((status) => status === 401 || status === 403)).toBe(true);
  }
  expect((await on.call(`${at('messages')}?prepare=${set}`, 'POST', {})).status).toBeGreaterThanOrEqual(400);
  await on.people.as('owner', 'PATCH', '/api/settings', { batch: { enabled: true, maxRequests: 50, timeout: 10 } });
  const requests = [{ method: 'PATCH', url: `${at('posts', id)}?prepare=${set}`, body: { title: 'In a batch' } }];
  const batch = await on.people.as('owner', 'POST', '/api/batch', { requests });
  expect(batch.status).toBe(400);
  expect(await on.read('posts', id)).toMatchObject({ title: 'closed' });
});

test('other editors can save during a slow upload', async () => {
  const { id } = await on.post('slow-upload');
  const set = await on.begin();
  const form = new Response(withImage(await picture('blue'), 'blue.png', { image_alt: 'Blue' }));
  const body = Buffer.from(await form.arrayBuffer());
  const upload = request(`${on.people.server.url}${at('posts', id)}?prepare=${set}`, {
    method: 'PATCH',
    headers: {
      Authorization: on.people.tokens.editor,
      'Content-Type': form.headers.get('Content-Type') ?? '',
      'Content-Length': body.length,
    },
  });
  const answered = once(upload, 'response');
  // The first half has arrived once the server has had time to begin.
  await new Promise((resolve) => upload.write(body.subarray(0, body.length / 2), resolve));
  await on.call('/api/health');
  expect(await on.change('posts', id, { summary: 'Saved meanwhile' })).toMatchObject({ summary: 'Saved meanwhile' });
  upload.end(body.subarray(body.length / 2));
  const [answer] = (await answered) as [IncomingMessage];
  expect(answer.statusCode).toBe(200);
  answer.resume();
  expect(await on.shown('posts', id)).toMatchObject({ summary: 'Saved meanwhile', image_alt: 'Blue' });
});

test('of ten saves at once that are based on one version, one is prepared, and the others name its person', async () => {
  const { id, updated } = await on.post('at-once');
  const set = await on.begin();
  const save = (title: string, version: unknown) =>
    on.call(`${at('posts', id)}?prepare=${set}`, 'PATCH', { title }, { 'If-Match': `"${String(version)}"` });
  for (const round of [1, 2]) {
    const version = round === 1 ? updated : (await on.shown('posts', id))['updated'];
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => save(`Round ${round}, ${at}`, version)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    const [made] = answers.filter(({ status }) => status === 200);
    expect(await on.shown('posts', id)).toMatchObject({ title: made?.body['title'] });
  }
});
