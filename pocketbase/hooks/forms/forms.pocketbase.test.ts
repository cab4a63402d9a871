import { randomUUID } from 'node:crypto';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { ADDED, bodyOf, collectionOf, doorsOf, FORM_NAMES, person, WALLET } from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  server = await startPocketBase({ env: { FORM_QUOTA: '0' } });
  doors = doorsOf(server);
});
afterAll(() => server.stop());

const voucher = bodyOf('voucher');
const json = { 'Content-Type': 'application/json' };

describe.each(FORM_NAMES)('%s', (form) => {
  it('is stored as it was written, new, with its mail', async () => {
    const key = randomUUID();
    const before = await doors.count(collectionOf(form));
    const answer = await doors.send(form, bodyOf(form, {}, { key, locale: 'sl' }));
    expect(answer.status).toBe(form === 'contact' ? 200 : 201);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await doors.count(collectionOf(form))).toBe(before + 1);
    const [row] = await doors.rows(collectionOf(form));
    const added = form === 'contact' ? ADDED[form] : { form, data: ADDED[form] };
    expect(row).toMatchObject({ ...person, ...added, locale: 'sl', status: 'new', key });
    expect(row?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
    const mails = (await doors.rows('outbox')).filter(({ submission }) => submission === row?.id);
    expect(mails).toMatchObject([{ to: person.email, form, locale: 'sl', status: 'waiting' }]);
  });

  it('has the campaign that led to it, which does not make it another submission', async () => {
    const key = randomUUID();
    const email = `source-${form}@example.com`;
    const source = 'utm_source=mo%C4%8D&gclid=Cj0&email=ana%40b.si';
    expect((await doors.send(form, bodyOf(form, { email }, { key, source }))).ok).toBe(true);
    const [row] = await doors.rows(collectionOf(form));
    const kept = 'utm_source=mo%C4%8D&gclid=Cj0';
    expect(row).toMatchObject(form === 'contact' ? { source: kept } : { data: { ...ADDED[form], source: kept } });
    expect((await doors.send(form, bodyOf(form, { email }, { key }))).ok).toBe(true);
    expect((await doors.rows(collectionOf(form)))[0]).toEqual(row);
  });
});

it('answers with the row, and a guest learns nothing of its state', async () => {
  const answer = await doors.sendForm(voucher);
  expect(await answer.json()).toEqual({ ok: true, id: (await doors.rows())[0]?.id, mail: false });
  const message = (await (await doors.sendMessage(bodyOf('contact'))).json()) as Record<string, unknown>;
  expect(message).toMatchObject({ id: expect.any(String), ...person, ...ADDED.contact });
  for (const hidden of ['status', 'key', 'fingerprint', 'source']) expect(message).not.toHaveProperty(hidden);
});

it('takes a form without a name for the voucher', async () => {
  expect((await doors.sendForm({ ...person, data: ADDED.voucher })).status).toBe(201);
  expect((await doors.rows())[0]).toMatchObject({ form: 'voucher', data: ADDED.voucher });
});

it('gives each referral a code of its own, which the mail names', async () => {
  const send = (name: string) => doors.sendForm(bodyOf('referral', { name }));
  await Promise.all(['Ana', 'Bor', 'Cene'].map(send));
  const codes = (await doors.rows()).slice(0, 3).map(({ code }) => String(code));
  expect(new Set(codes).size).toBe(3);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/);
  const texts = (await doors.rows('outbox')).filter(({ kind }) => kind === 'code').map(({ text }) => String(text));
  for (const code of codes) expect(texts.filter((text) => text.includes(code))).toHaveLength(1);
});

it.each([
  ['no name', { ...voucher, name: undefined }, { name: 'required' }],
  ['two wrong fields', { ...voucher, name: ' \n', email: 'ana@example' }, { name: 'required', email: 'email' }],
  ['a long message', { ...voucher, message: 'x'.repeat(5001) }, { message: 'tooLong' }],
  ['a name that is no text', { ...voucher, name: ['Ana'] }, { name: 'invalid' }],
  ['an unknown field', { ...voucher, colour: 'red', id: 'aaaaaaaaaaaaaaa' }, { colour: 'unknown', id: 'unknown' }],
  ['a state of its own', { ...voucher, status: 'handled' }, { status: 'unknown' }],
  ['a code of its own', bodyOf('referral', { code: 'X' }), { code: 'unknown' }],
  ['an unknown form', { ...voucher, form: 'order' }, { form: 'invalid' }],
  ['no package', { ...voucher, data: {} }, { package: 'required' }],
  ['a wallet of the wrong case', bodyOf('referral', { wallet: WALLET.replace('5aA', '5AA') }), { wallet: 'wallet' }],
  ['another network', bodyOf('referral', { network: 'solana' }), { network: 'invalid' }],
  ['a key that is none', { ...voucher, key: 'x' }, { key: 'invalid' }],
  ['a language of its own', { ...voucher, locale: 'de' }, { locale: 'invalid' }],
  ['a field of every object', '{"name":"A","email":"a@b.si","__proto__":{"x":1}}', { ['__proto__']: 'unknown' }],
  ['a name twice', '{"name":"A","email":"a@b.si","name":"B"}', { name: 'invalid' }],
  ['no JSON', '{"name":', { body: 'invalid' }],
  ['no object', '[]', { body: 'invalid' }],
  ['nothing', '', { body: 'invalid' }],
])('refuses %s and stores nothing', async (_, body, fields) => {
  const before = await doors.count();
  const answer = await doors.sendForm(body);
  expect(answer.status).toBe(400);
  const refused = (await answer.json()) as { fields: Record<string, string> };
  // Compared by entries: "__proto__" is a key here.
  expect(Object.entries(refused.fields)).toEqual(expect.arrayContaining(Object.entries(fields)));
  expect(await doors.count()).toBe(before);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'refuses the content type "%s"',
  async (type) => {
    const headers = { 'Content-Type': type };
    const before = [await doors.count(), await doors.count('messages')];
    expect((await doors.sendForm(voucher, headers)).status).toBe(415);
    expect((await doors.sendMessage(bodyOf('contact'), headers)).ok).toBe(false);
    expect([await doors.count(), await doors.count('messages')]).toEqual(before);
  },
);

it.each([
  ['/_site/save-form-message', 'voucher', 17],
  ['/api/collections/messages/records', 'contact', 17],
  ['/_site/forms/contact', 'contact', 257],
] as const)(
  '%s refuses a body that is too large, whether or not its length is announced',
  async (address, form, kilobytes) => {
    const before = await doors.count(collectionOf(form));
    const large = JSON.stringify(bodyOf(form, { message: 'x'.repeat(kilobytes * 1024) }));
    const type = address.includes('/forms/') ? 'application/x-www-form-urlencoded' : 'application/json';
    // Without its length PocketBase's own API is closed to guests (access/guardCall.ts).
    const unannounced = address.startsWith('/api/') ? 411 : 413;
    for (const [body, status] of [
      [large, 413],
      [new Blob([large]).stream(), unannounced],
    ] as const) {
      const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' };
      expect((await fetch(server.url + address, init as RequestInit)).status).toBe(status);
    }
    expect(await doors.count(collectionOf(form))).toBe(before);
  },
);

// The database has its own rule for e-mail addresses; every address that the form accepts must pass it.
it.each(['a@b.si', 'ana+web@sub.example.com', "o'neil@example.co.uk", 'čuk@čebela.si', 'x_y-z@xn--ebela-q9a.si'])(
  'stores the address %s',
  async (email) => {
    expect((await doors.sendForm(bodyOf('general', { email }))).status).toBe(201);
    expect((await doors.rows())[0]).toMatchObject({ email });
    expect((await doors.sendMessage(bodyOf('contact', { email }))).status).toBe(200);
    expect((await doors.rows('messages'))[0]).toMatchObject({ email });
  },
);

it.each(['form_messages', 'messages'])('guests read, change and delete nothing of %s', async (collection) => {
  const body = JSON.stringify(person);
  await doors.api(`collections/${collection}/records`, { method: 'POST', body });
  const [row] = await doors.rows(collection);
  // Superusers need not set the status.
  expect(row).toMatchObject({ status: 'new', key: '' });
  const records = `${server.url}/api/collections/${collection}/records`;
  expect((await fetch(records)).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`)).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`, { method: 'PATCH', headers: json, body })).status).toBe(403);
  expect((await fetch(`${records}/${String(row?.id)}`, { method: 'DELETE' })).status).toBe(403);
  expect((await doors.rows(collection))[0]).toEqual(row);
});

it('accepts form messages at their own route only', async () => {
  const records = `${server.url}/api/collections/form_messages/records`;
  expect((await fetch(records, { method: 'POST', headers: json, body: JSON.stringify(voucher) })).status).toBe(403);
});

// The form (sendContactMessage) translates these codes.
it.each([
  ['name', { name: '' }, 'validation_required'],
  ['email', { email: 'ana' }, 'validation_is_email'],
  ['message', { message: 'x'.repeat(5001) }, 'validation_max_text_constraint'],
  ['colour', { colour: 'red' }, 'validation_unknown_field'],
  ['id', { id: 'aaaaaaaaaaaaaaa' }, 'validation_unknown_field'],
  ['status', { status: 'handled' }, 'validation_unknown_field'],
  ['phone', { phone: '1\n2' }, 'validation_invalid_value'],
])('refuses a message for its %s in PocketBase’s format', async (field, changes, code) => {
  const before = await doors.count('messages');
  const answer = await doors.sendMessage({ ...bodyOf('contact'), ...changes });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ data: { [field]: { code } } });
  expect(await doors.count('messages')).toBe(before);
});
