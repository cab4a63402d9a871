import { startPocketBase, type ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';

const ADDRESS = '/_site/save-form-message';
const valid = { name: 'Ana Čuk', email: 'ana@example.com', message: 'Živjo 👋\n=1+1', locale: 'sl' };
const voucher = { ...valid, data: { referral: 'bor', package: 'Package 2' } };
let server: ThrowawayPocketBase;

const send = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + ADDRESS, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const api = (path: string, init: RequestInit = {}) =>
  fetch(`${server.url}/api/collections/${path}`, {
    ...init,
    headers: { Authorization: server.token, 'Content-Type': 'application/json' },
  });
const rows = async (collection = 'form_messages') => {
  const answer = await api(`${collection}/records?sort=-created&perPage=500`);
  return ((await answer.json()) as { items: Record<string, unknown>[] }).items;
};

beforeAll(async () => {
  server = await startPocketBase();
});
afterAll(() => server.stop());

it('stores a form as it was written and says so', async () => {
  const answer = await send(voucher);
  expect(answer.status).toBe(201);
  const stored = await rows();
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject(voucher);
  expect(await answer.json()).toEqual({ ok: true, id: stored[0]?.id });
});

it.each([
  ['no name', { ...valid, name: undefined }, { name: 'required' }],
  ['a name of spaces', { ...valid, name: ' \n' }, { name: 'required' }],
  ['a long name', { ...valid, name: 'x'.repeat(201) }, { name: 'tooLong' }],
  ['a name that is no text', { ...valid, name: ['Ana'] }, { name: 'invalid' }],
  ['no email', { ...valid, email: '' }, { email: 'required' }],
  ['a wrong email', { ...valid, email: 'ana@example' }, { email: 'email' }],
  ['two wrong fields', { ...valid, name: '', email: 'ana' }, { name: 'required', email: 'email' }],
  ['a long message', { ...valid, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  ['an unknown field', { ...valid, colour: 'red' }, { colour: 'unknown' }],
  ['an id of its own', { ...valid, id: 'aaaaaaaaaaaaaaa' }, { id: 'unknown' }],
  ['a field of every object', '{"name":"A","email":"a@b.si","__proto__":{"x":1}}', { ['__proto__']: 'unknown' }],
  ['unknown data', { ...valid, data: { colour: 'red' } }, { colour: 'unknown' }],
  ['data that is no object', { ...valid, data: ['x'] }, { data: 'invalid' }],
  ['data that is no text', { ...valid, data: { referral: { a: 1 } } }, { referral: 'invalid' }],
  ['long data', { ...valid, data: { referral: 'x'.repeat(501) } }, { referral: 'tooLong' }],
  ['no JSON', '{"name":', { body: 'invalid' }],
  ['no object', '[]', { body: 'invalid' }],
  ['nothing', '', { body: 'invalid' }],
])('refuses %s and stores nothing', async (_, body, fields) => {
  const before = await rows();
  const answer = await send(body);
  expect(answer.status).toBe(400);
  const refused = (await answer.json()) as { fields: object };
  // By entries: "__proto__" is a key here.
  expect(Object.entries(refused.fields).sort()).toEqual(Object.entries(fields).sort());
  expect(await rows()).toHaveLength(before.length);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'refuses the content type "%s"',
  async (type) => {
    const before = await rows();
    expect((await send(valid, { 'Content-Type': type })).status).toBe(415);
    expect(await rows()).toHaveLength(before.length);
  },
);

it('refuses a body that is too large, whether or not its length is announced', async () => {
  const before = await rows();
  const large = JSON.stringify({ ...valid, message: 'x'.repeat(17 * 1024) });
  expect((await send(large)).status).toBe(413);
  const body = new Blob([large]).stream();
  const headers = { 'Content-Type': 'application/json' };
  const chunked = await fetch(server.url + ADDRESS, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect(chunked.status).toBe(413);
  expect(await rows()).toHaveLength(before.length);
});

// The database has a rule of its own for addresses; what ours lets through must get past it.
it.each(['a@b.si', 'ana+web@sub.example.com', "o'neil@example.co.uk", 'čuk@čebela.si', 'x_y-z@xn--ebela-q9a.si'])(
  'stores the address %s',
  async (email) => {
    expect((await send({ ...valid, email })).status).toBe(201);
    expect((await rows())[0]).toMatchObject({ email });
  },
);

it.each(['form_messages', 'messages'])('guests read, change and delete nothing of %s', async (collection) => {
  const body = JSON.stringify(valid);
  const headers = { 'Content-Type': 'application/json' };
  await api(`${collection}/records`, { method: 'POST', body });
  const [row] = await rows(collection);
  const records = `${server.url}/api/collections/${collection}/records`;
  expect((await fetch(records)).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`)).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`, { method: 'PATCH', headers, body })).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`, { method: 'DELETE' })).status).toBe(403);
  expect((await rows(collection))[0]).toEqual(row);
});

describe('messages', () => {
  const create = (body: object) =>
    fetch(`${server.url}/api/collections/messages/records`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  it('are created by guests', async () => {
    const message = { ...valid, company: 'Čebela d. o. o.', phone: '+386 1 000 00 00' };
    const before = await rows('messages');
    expect((await create(message)).status).toBe(200);
    const after = await rows('messages');
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject(message);
  });

  // The form (sendContactMessage) shows these codes in its own words.
  it.each([
    ['name', '', 'validation_required'],
    ['email', 'ana', 'validation_is_email'],
    ['message', 'x'.repeat(5001), 'validation_max_text_constraint'],
  ])('are refused for a wrong %s', async (field, value, code) => {
    const before = await rows('messages');
    const answer = await create({ ...valid, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ data: { [field]: { code } } });
    expect(await rows('messages')).toHaveLength(before.length);
  });
});

it('says "try again" when the row can not be written', async () => {
  await api('form_messages', { method: 'DELETE' });
  const answer = await send(voucher);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('Retry-After')).toBe('30');
  expect(await answer.json()).toEqual({ error: 'storage' });
});
