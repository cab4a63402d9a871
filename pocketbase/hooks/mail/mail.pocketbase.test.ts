import { type MailSite, startMailSite, TEAM } from '../../../server/testing/mailSite';
import { writeBySql } from '../../../server/testing/writeBySql';

let site: MailSite;
let count = 0;

const JSON_TYPE = { 'Content-Type': 'application/json' };
/** A different e-mail address for each submission. */
const visitor = () => `visitor${++count}@example.com`;
async function send(body: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${site.server.url}/_site/save-form-message`, {
    ...{ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) },
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
async function sendMessage(body: Record<string, unknown>): Promise<string> {
  const answer = await fetch(`${site.server.url}/api/collections/messages/records`, {
    ...{ method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}
const mailsOf = async (submission: string) =>
  (await site.outbox())
    .filter((mail) => mail.submission === submission)
    .sort((a, b) => b.kind.localeCompare(a.kind) || b.to.localeCompare(a.to));
const received = (address: string) => site.sink.mails.filter(({ to }) => to.includes(address));

beforeAll(async () => {
  site = await startMailSite();
  const body = { key: 'seo-site', section: 'misc', title: 'Firefly', title_sl: 'Kresnica' };
  await site.api('collections/contents/records', { method: 'POST', body });
});
afterAll(() => site.stop());

const ana = { name: 'Ana Čuk Žnidaršič', message: 'Živjo 👋\n=1+1' };
const forms: [string, object][] = [
  ['voucher', { package: 'Package 2', referral: 'bor' }],
  ['application', { subject: 'Delavnica za šolnike', company: 'Šola', phone: '+386 1' }],
  ['general', { company: 'Čebela d. o. o.' }],
];

test('with a mail server the answers say that mails are sent', async () => {
  // It has the settings of its start, and the mail server was set since.
  await site.server.restart();
  const person = { name: 'Ana', email: visitor(), message: '' };
  const answer = await fetch(`${site.server.url}/_site/save-form-message`, {
    ...{ method: 'POST', headers: JSON_TYPE },
    body: JSON.stringify({ ...person, form: 'general', locale: 'en', data: {} }),
  });
  expect(await answer.json()).toMatchObject({ ok: true, mail: true });
  const plain = await fetch(`${site.server.url}/_site/forms/general`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({ ...person, locale: 'sl' }),
  });
  expect(plain.headers.get('Location')).toMatch(/^\/sl\/thank-you\/general\/#sent-/);
});

describe.each(['en', 'sl'])('in %s', (locale) => {
  test.each(forms)('%s: each address of the team and the visitor get a mail', async (form, data) => {
    const email = visitor();
    const id = await send({ ...ana, form, email, locale, data });
    expect(await mailsOf(id)).toMatchObject([
      ...TEAM.map((to) => ({ kind: 'team', to, form, locale, status: 'waiting', attempts: 0 })),
      { kind: 'confirmation', to: email, form, locale, status: 'waiting' },
    ]);
    await site.sendMail();

    const [confirmation] = received(email);
    expect(received(email)).toHaveLength(1);
    expect(confirmation?.parsed.text).toContain(
      locale === 'sl' ? 'Pozdravljeni, Ana Čuk Žnidaršič!' : 'Hello Ana Čuk Žnidaršič,',
    );
    expect(confirmation?.parsed.text).not.toContain('=1+1');
    const [team, ...others] = site.sink.mails.filter(({ parsed }) => parsed.replyTo?.[0]?.address === email);
    expect([team, ...others].map((mail) => mail?.to)).toEqual(TEAM.map((address) => [address]));
    expect(team?.parsed.subject).toContain('Ana Čuk Žnidaršič');
    for (const value of [...Object.values(data), ana.message]) expect(team?.parsed.text).toContain(value);
    expect(team?.parsed.text).toContain(`&record=${id}`);
  });

  test('a message from the contact form', async () => {
    const email = visitor();
    const id = await sendMessage({ ...ana, email, locale, company: 'Čebela', phone: '' });
    await site.sendMail();
    expect(await mailsOf(id)).toMatchObject([
      ...TEAM.map((to) => ({ kind: 'team', to, collection: 'messages', form: 'contact', status: 'sent' })),
      { kind: 'confirmation', to: email, status: 'sent' },
    ]);
    expect(received(email)[0]?.parsed.subject).toBe(
      locale === 'sl' ? 'Kresnica: prejeli smo vaše sporočilo' : 'Firefly: we have received your message',
    );
  });

  test('a referral gets its own code and the link to share', async () => {
    const email = visitor();
    const data = { wallet: '0x52908400098527886E0F7030069857D2E4169EE7', network: 'base' };
    const id = await send({ name: 'Ana', email, form: 'referral', locale, data });
    await site.sendMail();
    const { code } = (await (await site.api(`collections/form_messages/records/${id}`)).json()) as { code: string };
    expect(code).toMatch(/^[A-Z0-9]{6,}$/);
    const text = received(email)[0]?.parsed.text;
    const page = locale === 'sl' ? '/sl/web3/voucher/' : '/web3/voucher/';
    expect(text).toContain(`https://www.modrina.example${page}?referral=${code}`);
    expect(text).not.toContain(data.wallet);
    const team = site.sink.mails.find(({ parsed }) => parsed.replyTo?.[0]?.address === email);
    expect(team?.parsed.text).toContain(data.wallet);
  });
});

test.each([
  'Ana\r\nBcc: victim@example.com',
  'Ana\nContent-Type: text/html\n\n<b>',
  'Ana%0d%0aBcc: victim@example.com',
  'Ana\u2028Bcc: victim@example.com',
])('the name %j adds no header and no recipient', async (name) => {
  const email = visitor();
  // The forms refuse the worst of these, but the database may already contain some.
  const row = { ...ana, name, email, form: 'general', locale: 'en', status: 'spam' };
  const answer = await site.api('collections/form_messages/records', { method: 'POST', body: row });
  const { id } = (await answer.json()) as { id: string };
  await site.api(`collections/form_messages/records/${id}`, { method: 'PATCH', body: { status: 'new' } });
  await site.sendMail();
  const mails = site.sink.mails.filter(({ to, parsed }) => to[0] === email || parsed.replyTo?.[0]?.address === email);
  expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([[email], ...TEAM.map((address) => [address])]));
  for (const { parsed, to } of mails) {
    expect(to).not.toContain('victim@example.com');
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.html).toBeUndefined();
    expect(parsed.subject).not.toMatch(/[\r\n\u2028]/);
  }
});

test('spam sends no mail until its status is corrected', async () => {
  const email = visitor();
  const id = await send({ ...ana, email, form: 'general', locale: 'sl', data: {}, subject_line: 'filled' });
  expect(await mailsOf(id)).toEqual([]);
  const change = (body: object) =>
    site.api(`collections/form_messages/records/${id}`, { method: 'PATCH', body }).then(({ status }) => status);
  expect(await change({ status: 'handled' })).toBe(200);
  expect(await mailsOf(id)).toMatchObject([
    ...TEAM.map((to) => ({ kind: 'team', to })),
    { kind: 'confirmation', to: email, locale: 'sl' },
  ]);
  // Marked as spam and corrected again: no mail is sent twice.
  expect([await change({ status: 'spam' }), await change({ status: 'new' })]).toEqual([200, 200]);
  expect(await mailsOf(id)).toHaveLength(3);
});

test('a correction after 30 days sends nothing, for the mails of then may be deleted', async () => {
  const id = await send({ ...ana, email: visitor(), form: 'general', locale: 'sl', data: {}, subject_line: 'filled' });
  await writeBySql(
    site.server.dataDir,
    `UPDATE form_messages SET created = '2025-01-01 00:00:00.000Z' WHERE id = '${id}'`,
  );
  await site.api(`collections/form_messages/records/${id}`, { method: 'PATCH', body: { status: 'new' } });
  expect(await mailsOf(id)).toEqual([]);
});

test('a stranger’s inbox is not filled: one mailbox gets ten mails a day, however it is spelt, the team gets all', async () => {
  const [name = '', domain = ''] = visitor().split('@');
  const dotted = `${name.slice(0, 1)}.${name.slice(1)}@${domain}`;
  const spellings = [`${name}@${domain}`, `${name.toUpperCase()}@${domain}`, `${name}+shop@${domain}`, dotted];
  for (let i = 0; i < 12; i++) {
    const email = spellings[i % spellings.length] ?? '';
    await send({ ...ana, email, message: `number ${i}`, form: 'general', locale: 'en', data: {} });
  }
  const outbox = await site.outbox();
  expect(outbox.filter(({ to }) => spellings.includes(to))).toHaveLength(10);
  expect(outbox.filter(({ reply_to }) => spellings.includes(reply_to))).toHaveLength(12 * TEAM.length);
});

test('above the limit of a day the answer promises no mail', async () => {
  const email = visitor();
  const answers: boolean[] = [];
  for (let i = 0; i < 11; i++) {
    const answer = await fetch(`${site.server.url}/_site/save-form-message`, {
      ...{ method: 'POST', headers: JSON_TYPE },
      body: JSON.stringify({ ...ana, email, message: `number ${i}`, form: 'general', locale: 'en', data: {} }),
    });
    answers.push(((await answer.json()) as { mail: boolean }).mail);
  }
  expect(answers).toEqual([...Array.from({ length: 10 }, () => true), false]);
});

test('a repeat with the same key sends no second mail', async () => {
  const body = { ...ana, email: visitor(), form: 'general', locale: 'en', data: {}, key: crypto.randomUUID() };
  const ids = await Promise.all(Array.from({ length: 10 }, () => send(body)));
  expect(new Set(ids).size).toBe(1);
  expect(await mailsOf(ids[0] ?? '')).toHaveLength(3);
});

test('mails are deleted with their submission', async () => {
  const id = await send({ ...ana, email: visitor(), form: 'general', locale: 'en', data: {} });
  expect(await mailsOf(id)).toHaveLength(3);
  await site.api(`collections/form_messages/records/${id}`, { method: 'DELETE' });
  expect(await mailsOf(id)).toEqual([]);
});

test('nobody but a superuser reads the outbox', async () => {
  for (const path of ['records', 'records/x']) {
    expect((await fetch(`${site.server.url}/api/collections/outbox/${path}`)).status).toBe(403);
  }
  const answer = await fetch(`${site.server.url}/api/collections/outbox/records`, {
    ...{ method: 'POST', headers: JSON_TYPE, body: JSON.stringify({ to: 'a@b.si' }) },
  });
  expect(answer.status).toBe(403);
});
