import { allowBatches, type Person, type PeopleSite, startPeopleSite } from '../testing/people';

const PEOPLE = '/api/collections/_superusers/records';
const NEXT = 'another-one-1';
let site: PeopleSite;
beforeEach(async () => {
  site = await startPeopleSite();
});
afterEach(() => site.stop());

const idOf = async (person: 'owner' | 'editor') =>
  person === 'editor'
    ? site.editor.id
    : ((await site.as('owner', 'GET', PEOPLE)).body.items.find(({ role }) => role === 'owner')?.id ?? '');
const change = async (person: 'owner' | 'editor', body: object, by: Person = person) =>
  site.as(by, 'PATCH', `${PEOPLE}/${await idOf(person)}`, body);
const signIn = async (identity: string, password: string) =>
  site.as('guest', 'POST', '/api/collections/_superusers/auth-with-password', { identity, password });
const account = (person: 'owner' | 'editor') => (person === 'editor' ? site.editor : site.server);

test.each(['owner', 'editor'] as const)('an %s’s own password is changed with the old one only', async (person) => {
  const { email, password } = account(person);
  const next = { password: NEXT, passwordConfirm: NEXT };
  for (const body of [
    next,
    { ...next, oldPassword: '' },
    { ...next, oldPassword: 'wrong-one-1' },
    { ...next, oldPassword: NEXT },
  ]) {
    expect(await change(person, body)).toMatchObject({
      status: 400,
      body: { data: { oldPassword: { code: 'validation_invalid_old_password' } } },
    });
  }
  // By other spellings of the same change.
  for (const body of [{ 'password:hash': 'x' }, { '+password': NEXT }, { 'password+': NEXT }, { Password: NEXT }]) {
    await change(person, body);
  }
  expect((await signIn(email, password)).status).toBe(200);
  expect((await change(person, { ...next, oldPassword: password })).status).toBe(200);
  expect((await signIn(email, password)).status).toBe(400);
  expect((await signIn(email, NEXT)).status).toBe(200);
});

test('guesses at the old password must wait', async () => {
  const next = { password: NEXT, passwordConfirm: NEXT };
  for (let i = 0; i < 5; i++) expect((await change('editor', { ...next, oldPassword: `guess-${i}` })).status).toBe(400);
  expect(await change('editor', { ...next, oldPassword: site.editor.password })).toMatchObject({
    status: 429,
    body: { message: expect.stringMatching(/^Too many attempts\. Try again in \d+ seconds\.$/) },
  });
});

test('an owner’s own e-mail is changed with the password only, an editor’s by an owner only', async () => {
  const email = 'other@modrina.example';
  expect((await change('owner', { email })).status).toBe(400);
  expect((await change('owner', { email, oldPassword: 'wrong-one-1' })).status).toBe(400);
  expect((await change('owner', { email, oldPassword: site.server.password })).status).toBe(200);
  expect((await signIn(email, site.server.password)).status).toBe(200);
  expect((await signIn(site.editor.email, site.editor.password)).status).toBe(200);
  expect((await change('editor', { email: 'x@y.si', oldPassword: site.editor.password })).status).toBe(403);
});

test('an owner sets the password and the e-mail of another account without it', async () => {
  const next = { password: NEXT, passwordConfirm: NEXT, email: 'new@modrina.example' };
  expect((await change('editor', next, 'owner')).status).toBe(200);
  expect((await signIn('new@modrina.example', NEXT)).status).toBe(200);
});

test('other changes of one’s own account need no password', async () => {
  expect((await change('owner', { emailVisibility: true, email: site.server.email })).status).toBe(200);
});

test.each(['password1', '12345678', 'Football', 'QWERTYUIOP', 'iloveyou'])(
  '%s is too common to be a password, for oneself and for others',
  async (password) => {
    const refused = { status: 400, body: { data: { password: { code: 'common_password' } } } };
    const next = { password, passwordConfirm: password };
    expect(await change('editor', next, 'owner')).toMatchObject(refused);
    const account = { email: `x-${password.toLowerCase()}@modrina.example`, role: 'editor', ...next };
    expect(await site.as('owner', 'POST', PEOPLE, account)).toMatchObject(refused);
  },
);

test('a batch does not bypass it', async () => {
  await allowBatches(site);
  const url = `${PEOPLE}/${await idOf('owner')}`;
  const batch = (...bodies: object[]) =>
    site.as('owner', 'POST', '/api/batch', { requests: bodies.map((body) => ({ method: 'PATCH', url, body })) });
  const next = { password: NEXT, passwordConfirm: NEXT };
  const { password, email } = site.server;
  expect((await batch(next)).status).toBe(400);
  expect((await batch({ emailVisibility: true }, { ...next, oldPassword: 'wrong-one-1' })).status).toBe(400);
  const put = { method: 'PUT', url: PEOPLE, body: { id: await idOf('owner'), ...next } };
  expect((await site.as('owner', 'POST', '/api/batch', { requests: [put] })).status).toBe(400);
  expect((await signIn(email, password)).status).toBe(200);
  expect((await batch({ ...next, oldPassword: password })).status).toBe(200);
  expect((await signIn(email, NEXT)).status).toBe(200);
});
