import { setTimeout as sleep } from 'node:timers/promises';
import { type PeopleSite, startPeopleSite } from '../testing/people';

const SUPERUSERS = '/api/collections/_superusers';
let site: PeopleSite;
let networks = 0;
/** A network that no test used before. */
const newNetwork = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;

beforeAll(async () => {
  site = await startPeopleSite({ TRUSTED_PROXY: 'X-Real-IP' });
});
afterAll(() => site.stop());

interface Attempt {
  identity?: string;
  password?: string;
  from?: string;
  cookie?: string;
  type?: string;
  language?: string;
}

async function post(
  path: string,
  body: object | string,
  { from = newNetwork(), cookie = '', type = 'application/json', language = '' }: Attempt = {},
) {
  const answer = await fetch(`${site.server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type, 'X-Real-IP': from, Cookie: cookie, 'Accept-Language': language },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    cookies: answer.headers.getSetCookie(),
    body: text ? JSON.parse(text) : {},
  };
}
const signIn = (attempt: Attempt = {}) => {
  const { identity = site.editor.email, password = site.editor.password } = attempt;
  return post(`${SUPERUSERS}/auth-with-password`, { identity, password }, attempt);
};
const statusOf = async (attempt: Attempt) => (await signIn(attempt)).status;
async function fail(times: number, attempt: Attempt) {
  for (let i = 0; i < times; i++) expect(await statusOf({ ...attempt, password: 'wrong-password' })).toBe(400);
}
interface Entry {
  message: string;
  data: Record<string, string>;
}
async function logs(): Promise<Entry[]> {
  // PocketBase writes them every three seconds.
  await sleep(3500);
  const answer = await site.as('owner', 'GET', '/api/logs?perPage=500&sort=-@rowid');
  return answer.body.items as unknown as Entry[];
}

describe('after five failures', () => {
  test('further attempts at the account wait, right or wrong, and the answer says how long', async () => {
    const from = newNetwork();
    await fail(5, { from });
    const held = await signIn({ from });
    expect(held).toMatchObject({ status: 429, body: { message: 'Too many attempts. Try again in 30 seconds.' } });
    const slovenian = await signIn({ from, language: 'sl-SI,sl;q=0.9,en;q=0.8' });
    const sentence = /^Preveč poskusov\. Poskusite znova čez (30|29|28) sekund\.$/;
    expect(slovenian.body).toMatchObject({ message: expect.stringMatching(sentence), data: { attempts: {} } });
    expect(Number(held.retryAfter)).toBeGreaterThan(25);
    expect(Number(held.retryAfter)).toBeLessThanOrEqual(30);
  });

  test('an account that does not exist is held back alike', async () => {
    const attempt = { identity: 'nobody@modrina.example', from: newNetwork() };
    await fail(5, attempt);
    expect(await signIn(attempt)).toMatchObject({ status: 429, retryAfter: expect.stringMatching(/^(29|30)$/) });
  });

  test('the account can be reached from elsewhere, and another account from there', async () => {
    const from = newNetwork();
    await fail(5, { from });
    expect(await statusOf({})).toBe(200);
    expect(await statusOf({ from, identity: site.server.email, password: site.server.password })).toBe(200);
  });

  test('other spellings of the account, the fields or the collection do not help', async () => {
    const from = newNetwork();
    const { id } = (await site.as('owner', 'GET', SUPERUSERS)).body;
    const { email, password } = site.editor;
    await fail(5, { from });
    const spellings: [collection: string, body: object | string, type?: string][] = [
      ['_superusers', { identity: email.toUpperCase(), password }],
      ['_superusers', { identity: email, identityField: 'email', password }],
      [id, { identity: email, password }],
      ['%5fSuperUsers', { identity: email, password }],
      ['_superusers', { IDENTITY: email, Password: password }],
      ['_superusers', `{"identity":"x@y.si","identity":"${email}","password":"${password}"}`],
      ['_superusers', `{"identity":"${email}","identity":"x@y.si","password":"${password}"}`],
      ['_superusers', `{"identity":"x@y.si","Identity":"${email}","password":"${password}"}`],
    ];
    for (const [collection, body, type] of spellings) {
      const path = `/api/collections/${collection}/auth-with-password?identity=x@y.si`;
      expect([body, (await post(path, body, { from, type })).status]).not.toEqual([body, 200]);
    }
  });

  test('a body that hides the account from the count is refused', async () => {
    const { email, password } = site.editor;
    const form = `identity=${encodeURIComponent(email)}&password=${password}`;
    const xml = (identity: string) => `<f><identity>${identity}</identity><password>${password}</password></f>`;
    const text = 'application/x-www-form-urlencoded';
    const bodies: [body: string, type: string, status: number][] = [
      [form, text, 415],
      [`${form}&@jsonPayload={"email":5}`, text, 415],
      // PocketBase's decoder went on where that of the hook had ended.
      [xml('x@y.si').padEnd(4096) + xml(email), 'application/xml', 415],
      [form, '', 415],
      [JSON.stringify({ identity: email, password, email: 5 }), 'application/json', 400],
      [JSON.stringify({ identity: email, password, otpId: [] }), 'application/json; charset=utf-8', 400],
      [JSON.stringify({ identity: email, password }), 'application/json; charset=utf-8', 200],
    ];
    for (const [body, type, status] of bodies) {
      const answer = await post(`${SUPERUSERS}/auth-with-password`, body, { type });
      expect([body, answer.status]).toEqual([body, status]);
    }
  });

  test('attempts in parallel are no way around it', async () => {
    const from = newNetwork();
    const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf({ from, password: 'wrong' })));
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(35);
  });
});

test('a success resets the count', async () => {
  const from = newNetwork();
  await fail(4, { from });
  expect(await statusOf({ from })).toBe(200);
  await fail(4, { from });
  expect(await statusOf({ from })).toBe(200);
});

test('one IPv6 household is one network', async () => {
  for (let i = 1; i <= 5; i++) await fail(1, { from: `2001:db8:1:2::${i}`, identity: 'six@modrina.example' });
  expect(await statusOf({ from: '2001:db8:1:2:ffff::9', identity: 'six@modrina.example' })).toBe(429);
});

test('strangers in many networks hold an account back, but not in a browser that its person used', async () => {
  const account = { email: 'maja@modrina.example', password: 'only-for-tests-4', passwordConfirm: 'only-for-tests-4' };
  await site.as('owner', 'POST', `${SUPERUSERS}/records`, account);
  const person = { identity: account.email, password: account.password };
  const { cookies } = await signIn(person);
  const known = cookies.find((cookie) => cookie.startsWith('sign_in_browser=')) ?? '';
  expect(known).toMatch(/; Path=\/api\/collections\/; Max-Age=15552000; HttpOnly; SameSite=Strict$/);
  const [cookie = ''] = known.split(';');

  for (let i = 0; i < 20; i++) await fail(1, { identity: account.email });
  const held = await signIn(person);
  expect(held.status).toBe(429);
  expect(Number(held.retryAfter)).toBeLessThanOrEqual(30);
  const forged = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect(await statusOf({ ...person, cookie: forged })).toBe(429);
  expect(await statusOf({ ...person, cookie })).toBe(200);
  // Guesses cannot bypass the limit by it.
  await fail(5, { ...person, cookie });
  expect(await statusOf({ ...person, cookie })).toBe(429);
});

test('guesses at many accounts from one network are held back', async () => {
  const from = newNetwork();
  for (let i = 0; i < 30; i++) await fail(1, { from, identity: `guess${i}@modrina.example` });
  expect(await statusOf({ from, identity: 'another@modrina.example' })).toBe(429);
});

describe('a forgotten password', () => {
  const ask = (email: string, from: string) => post(`${SUPERUSERS}/request-password-reset`, { email }, { from });

  test('is asked for five times; known and unknown accounts get the same answers', async () => {
    for (const email of [site.editor.email, 'nobody-else@modrina.example']) {
      const from = newNetwork();
      const statuses = [];
      for (let i = 0; i < 6; i++) statuses.push((await ask(email, from)).status);
      expect([email, statuses]).toEqual([email, [204, 204, 204, 204, 204, 429]]);
    }
  });

  test('takes as long for either', async () => {
    const time = async (email: string) => {
      const started = performance.now();
      await ask(email, newNetwork());
      return performance.now() - started;
    };
    expect(await time('nobody-at-all@modrina.example')).toBeGreaterThan(290);
    expect(await time(site.server.email)).toBeGreaterThan(290);
  });

  test('is no way to guess tokens either', async () => {
    const from = newNetwork();
    const confirm = async () =>
      (
        await post(
          `${SUPERUSERS}/confirm-password-reset`,
          { token: 'x.y.z', password: 'long-enough-1', passwordConfirm: 'long-enough-1' },
          { from },
        )
      ).status;
    for (let i = 0; i < 30; i++) expect(await confirm()).toBe(400);
    expect(await confirm()).toBe(429);
  });
});

test('the log has each outcome, and neither IP addresses, account names nor passwords', async () => {
  const from = '203.0.113.77';
  await fail(5, { from, password: 'wrong-password' });
  await signIn({ from });
  await post(`${SUPERUSERS}/request-password-reset`, { email: 'secret-name@modrina.example' }, { from });
  const { body } = await signIn();
  const entries = await logs();
  const of = (message: string) => entries.filter((entry) => entry.message === message).map(({ data }) => data);
  expect(of('Signed in')).toContainEqual(expect.objectContaining({ person: body.record.id, step: 'password' }));
  const [held] = of('Sign-in held back');
  expect(held).toMatchObject({
    account: expect.stringMatching(/^\w{32}$/),
    network: expect.stringMatching(/^\w{32}$/),
  });
  // The same person and the same network can be followed through the log.
  expect(
    of('Sign-in failed').filter(
      ({ account, network }) => `${account} ${network}` === `${held?.account} ${held?.network}`,
    ),
  ).toHaveLength(5);
  const text = JSON.stringify(entries);
  for (const secret of [from, site.editor.email, 'secret-name', 'wrong-password', site.editor.password]) {
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  }
  expect((await site.as('editor', 'GET', '/api/logs')).status).toBe(403);
});
