import { rawRequest } from '../../../server/testing/rawRequest';
import { type PeopleSite, startPeopleSite } from '../testing/people';

const RECORDS = '/api/collections/posts/records';
const PEOPLE = '/api/collections/_superusers/records';
let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
  await site.as('owner', 'POST', RECORDS, { slug: 'a', title: 'T', summary: 'S', body: 'B', status: 'published' });
  const message = { name: 'Ana', email: 'ana@example.com', message: 'secret' };
  await site.as('owner', 'POST', '/api/collections/messages/records', message);
});
afterAll(() => site.stop());

const people = async () => (await site.as('owner', 'GET', `${PEOPLE}?sort=email`)).body.items;

describe('an editor who tries to get more rights', () => {
  test.each([
    { role: 'owner' },
    { role: '' },
    { email: 'other@modrina.example' },
    { tokenKey: 'x'.repeat(50) },
    { emailVisibility: true },
    { password: 'another-one-1', passwordConfirm: 'another-one-1', role: 'owner' },
  ])('cannot set %j', async (change) => {
    const before = await people();
    const answer = await site.as('editor', 'PATCH', `${PEOPLE}/${site.editor.id}`, change);
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('only an owner may do this. Yours to change here: password.') },
    });
    expect(await people()).toEqual(before);
  });

  test('cannot make another account, and gets to see no other', async () => {
    const account = { email: 'x@modrina.example', password: 'long-enough-1', passwordConfirm: 'long-enough-1' };
    expect((await site.as('editor', 'POST', PEOPLE, { ...account, role: 'owner' })).status).toBe(403);
    expect(await people()).toHaveLength(2);
    for (const filter of ['', 'role="owner"', '1=1) || (id!=""', 'email~"test"']) {
      const answer = await site.as('editor', 'GET', `${PEOPLE}?filter=${encodeURIComponent(filter)}`);
      expect(answer.body.items.map(({ id }) => id)).toEqual([site.editor.id]);
    }
  });

  test('may change its password', async () => {
    const [password, old] = ['another-one-2', site.editor.password];
    const own = `${PEOPLE}/${site.editor.id}`;
    const change = { oldPassword: old, password, passwordConfirm: password };
    expect((await site.as('editor', 'PATCH', own, change)).status).toBe(200);
    const logIn = (secret: string) =>
      site.as('guest', 'POST', '/api/collections/_superusers/auth-with-password', {
        identity: site.editor.email,
        password: secret,
      });
    expect((await logIn(old)).status).toBe(400);
    const { body } = await logIn(password);
    expect(body.record.role).toBe('editor');
    site.tokens.editor = body.token;
  });
});

describe('a collection that an editor may not read', () => {
  const SECRET = '@collection.messages.email ~ "ana"';

  test('is in reach of an owner’s filter', async () => {
    const answer = await site.as('owner', 'GET', `${RECORDS}?filter=${encodeURIComponent(SECRET)}`);
    expect(answer.body.items).toHaveLength(1);
  });

  test.each([
    `filter=${encodeURIComponent(SECRET)}`,
    `filter=${SECRET.replace(/[ "]/g, (c) => encodeURIComponent(c))}`,
    `filter=${encodeURIComponent(`title != "`)}%FF${encodeURIComponent(`" && ${SECRET}`)}`,
    `filter=title~"a"&filter=${encodeURIComponent(SECRET)}`,
    `%66ilter=${encodeURIComponent(SECRET)}`,
    `sort=${encodeURIComponent('@collection.messages.email')}`,
    `filter=${encodeURIComponent('@request.auth.tokenKey ~ "a"')}`,
    `filter=${encodeURIComponent('messages_via_post.email ~ "a"')}`,
    'expand=form_messages_via_post',
  ])('is out of reach of an editor’s: %s', async (query) => {
    expect(await site.as('editor', 'GET', `${RECORDS}?${query}`)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('only look at the content of the site') },
    });
  });

  test('is not found under another name either', async () => {
    const { id } = (await site.as('owner', 'GET', '/api/collections/messages')).body;
    for (const name of [id, 'Messages', '%6dessages', 'MESSAGES']) {
      expect((await site.as('editor', 'GET', `/api/collections/${name}/records`)).status).toBe(403);
    }
    const headers = { Authorization: site.tokens.editor };
    const raw = (path: string, method = 'GET') => rawRequest(site.server.url, path, { method, headers });
    expect((await raw('/api/collections/messages/records', 'HEAD')).status).toBe(403);
    for (const path of ['/api//collections/messages/records', '/api/x/../collections/messages/records']) {
      // The router redirects to the normalised path, which gives the same answer.
      expect((await raw(path)).status).toBeGreaterThanOrEqual(301);
      expect((await raw(path)).body.toString()).not.toContain('ana@');
    }
    const inOneName = await raw('/api/collections/posts%2F..%2Fmessages/records');
    expect(inOneName.status).toBe(403);
  });

  test('is not fetched with a token in the URL', async () => {
    expect((await site.as('owner', 'POST', '/api/backups', { name: 'all.zip' })).status).toBe(204);
    const download = async (person: 'owner' | 'editor', caller: 'guest' | 'owner' = 'guest') => {
      const { token } = (await site.as(person, 'POST', '/api/files/token')).body;
      return (await site.as(caller, 'GET', `/api/backups/all.zip?token=${token}`)).status;
    };
    expect(await download('owner')).toBe(200);
    expect(await download('editor')).toBe(403);
    expect(await download('editor', 'owner')).toBe(403);
  });

  test('is not reached in a batch', async () => {
    await site.as('owner', 'PATCH', '/api/settings', { batch: { enabled: true } });
    const requests = [{ method: 'POST', url: PEOPLE, body: { email: 'x@y.si', password: 'long-enough-1' } }];
    expect((await site.as('editor', 'POST', '/api/batch', { requests })).status).toBe(403);
    expect(await people()).toHaveLength(2);
    await site.as('owner', 'PATCH', '/api/settings', { batch: { enabled: false } });
  });

  test('is not followed in realtime', async () => {
    const line = await fetch(`${site.server.url}/api/realtime`);
    const reader = line.body?.getReader();
    const hello = new TextDecoder().decode((await reader?.read())?.value);
    const { clientId } = JSON.parse(/data:(\{.*\})/.exec(hello)?.[1] ?? '{}');
    const { id } = (await site.as('owner', 'GET', '/api/collections/messages')).body;
    const options = (text: string) => `posts/*?options=${encodeURIComponent(text)}`;
    const subscribe = async (...subscriptions: string[]) =>
      (await site.as('editor', 'POST', '/api/realtime', { clientId, subscriptions })).status;
    for (const topic of [
      'messages/*',
      'messages',
      `${id}/*`,
      '_superusers/*',
      'publishing/*',
      'anything',
      options(JSON.stringify({ query: { filter: SECRET } })),
      options(JSON.stringify({ query: { filter: SECRET } }).replace('@', '\\u0040')),
      options('{'),
    ]) {
      expect([topic, await subscribe('posts/*', topic)]).toEqual([topic, 403]);
    }
    expect(await subscribe('posts/*', 'builds/*', options('{"query":{"filter":"title != \'\'"}}'))).toBe(204);
    await reader?.cancel();
  });
});

test('the dashboard’s first requests return no secret and only collections that an editor opens there', async () => {
  const { body } = await site.as('editor', 'GET', '/api/collections?perPage=500');
  const names = body.items.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['posts', 'redirects', 'gone', '_superusers']));
  for (const hidden of ['messages', 'builds', 'deploy_hooks', 'previews']) expect(names).not.toContain(hidden);
  const all = (await site.as('owner', 'GET', '/api/collections?perPage=500')).body.items.map(({ name }) => name);
  expect(all).toEqual(expect.arrayContaining(['messages', 'builds', 'deploy_hooks', 'previews']));
  // The status page still reads them.
  expect((await site.as('editor', 'GET', '/api/collections/builds/records')).status).toBe(200);
  expect(body.totalItems).toBe(names.length);
  expect(JSON.stringify(body)).not.toMatch(/"secret"|clientSecret/);
  expect(Object.keys((await site.as('editor', 'GET', '/api/settings')).body)).toEqual(['meta']);
});

test('of a build an editor sets the action, and nothing else', async () => {
  const builds = '/api/collections/builds/records';
  const { id } = (await site.as('owner', 'POST', builds, { status: 'replaced', cause: 'a change' })).body;
  const change = async (values: object) => (await site.as('editor', 'PATCH', `${builds}/${id}`, values)).status;
  expect(await change({ status: 'live' })).toBe(403);
  expect(await change({ action: 'rebuild', by: 'somebody@else.example' })).toBe(403);
  expect((await site.as('owner', 'GET', `${builds}/${id}`)).body).toMatchObject({ status: 'replaced', by: '' });
  expect(await change({ action: 'rebuild' })).toBe(200);
});

describe('owners', () => {
  const idOf = async (email: string) => (await people()).find((row) => row.email === email)?.id;

  test('the last one stays one', async () => {
    const last = `${PEOPLE}/${await idOf(site.server.email)}`;
    for (const answer of [
      await site.as('owner', 'PATCH', last, { role: 'editor' }),
      await site.as('owner', 'DELETE', last),
    ]) {
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining('the only owner') } });
    }
    expect(await people()).toHaveLength(2);
  });

  test('an account whose role changes must sign in again', async () => {
    const own = `${PEOPLE}/${site.editor.id}`;
    expect((await site.as('owner', 'PATCH', own, { role: 'owner' })).status).toBe(200);
    expect((await site.as('editor', 'GET', '/api/backups')).status).toBe(401);
    expect((await site.as('editor', 'GET', '/api/collections')).status).toBe(401);
    expect((await site.as('owner', 'DELETE', own)).status).toBe(204);
    expect(await people()).toHaveLength(1);
  });
});
