import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import {
  bodyOf,
  collectionOf,
  doorsOf,
  FORM_NAMES,
  type FormName,
  plainFieldsOf,
  thanksOf,
} from '../testing/submissions';

let server: ThrowawayPocketBase;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  server = await startPocketBase({ env: { FORM_QUOTA: '500/1h', SITE_ORIGIN: 'https://www.modrina.example' } });
  doors = doorsOf(server);
});
afterAll(() => server.stop());

const key = () => randomUUID();
const newest = async (form: FormName) => (await doors.rows(collectionOf(form)))[0];
const mailsOf = async (id: unknown) =>
  (await doors.rows('outbox')).filter(({ submission }) => submission === id).length;

describe.each(FORM_NAMES)('%s', (form) => {
  it('with a filled trap is stored as spam, gets the usual answer, and sends no mail', async () => {
    const good = await doors.send(form, bodyOf(form, {}, { key: key() }));
    const spam = await doors.send(form, bodyOf(form, {}, { key: key(), subject_line: 'Cheap' }));
    expect(spam.status).toBe(good.status);
    expect(Object.keys((await spam.json()) as object).sort()).toEqual(
      Object.keys((await good.json()) as object).sort(),
    );
    const [bad, fine] = await doors.rows(collectionOf(form));
    expect([fine?.status, bad?.status]).toEqual(['new', 'spam']);
    expect([await mailsOf(fine?.id), await mailsOf(bad?.id)]).toEqual([1, 0]);
  });

  it('with a filled trap and without JavaScript too', async () => {
    const answer = await doors.sendPlain(form, plainFieldsOf(form, { name: 'Robot', subject_line: 'Cheap' }));
    expect(thanksOf(answer)).toBe(`/thank-you/${form}/no-mail/`);
    expect(await newest(form)).toMatchObject({ name: 'Robot', status: 'spam' });
  });
});

test('without a mail server the answer says that no mail is sent', async () => {
  const answer = await doors.send('general', bodyOf('general'));
  expect(await answer.json()).toMatchObject({ ok: true, mail: false });
});

describe('the token', () => {
  const ask = async () => {
    const answer = await fetch(`${server.url}/_site/form-token`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    return ((await answer.json()) as { token: string }).token;
  };
  const sent = async (token: string) => {
    expect((await doors.sendForm(bodyOf('general', { name: key() }, { key: key(), token }))).status).toBe(201);
    return (await newest('general'))?.status;
  };

  it('classifies as spam a token that comes back at once or was not made here', async () => {
    const token = await ask();
    expect(await sent(token)).toBe('spam');
    expect(await sent(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`)).toBe('spam');
    expect(await sent('x')).toBe('spam');
  });

  it('of a person is good from every worker and after a restart; an old one is no fault', async () => {
    const token = await ask();
    await server.restart();
    // Two seconds, as people take at least; only the server's clock counts.
    await sleep(Math.max(0, Number(token.split('.')[0]) + 2050 - Date.now()));
    expect(await sent(token)).toBe('new');
    expect(await sent('1700000000000.' + 'a'.repeat(64))).toBe('new');
    expect(await sent('')).toBe('new');
  });
});

it('three links are spam; two are not', async () => {
  const sent = async (message: string) => {
    await doors.sendMessage(bodyOf('contact', { message }, { key: key() }));
    return (await newest('contact'))?.status;
  };
  expect(await sent('https://a.si http://b.si')).toBe('new');
  expect(await sent('https://a.si http://b.si www.c.si')).toBe('spam');
});

it('a long text is spam from the sixth time within an hour, whatever the form and the name', async () => {
  const message = 'We offer the best of all offers that were ever offered.';
  const states: unknown[] = [];
  for (const [i, form] of [...FORM_NAMES, ...FORM_NAMES].slice(0, 7).entries()) {
    await doors.send(form, bodyOf(form, { message, name: `Robot ${i}` }, { key: key() }));
    states.push((await newest(form))?.status);
  }
  expect(states).toEqual(['new', 'new', 'new', 'new', 'new', 'spam', 'spam']);
});

describe('where it comes from', () => {
  const elsewhere: Record<string, string>[] = [
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ];
  const here = (): Record<string, string>[] => [
    {},
    { Origin: server.url },
    { Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    { Origin: 'https://www.modrina.example', 'Sec-Fetch-Site': 'same-site' },
  ];
  const statuses = async (headers: Record<string, string>) => [
    (await doors.sendForm(bodyOf('general', {}, { key: key() }), headers)).status,
    (await doors.sendMessage(bodyOf('contact', {}, { key: key() }), headers)).status,
    (await doors.sendPlain('general', plainFieldsOf('general', { name: key() }), headers)).status,
  ];

  it.each(elsewhere)('%j is refused at every route', async (headers) => {
    const before = [await doors.count(), await doors.count('messages')];
    expect(await statuses(headers)).toEqual([403, 403, 403]);
    expect([await doors.count(), await doors.count('messages')]).toEqual(before);
  });

  it('our own pages and programs are let in', async () => {
    for (const headers of here()) expect(await statuses(headers)).toEqual([201, 200, 303]);
  });
});

it('nothing that a visitor wrote is in a log', async () => {
  const secret = 'Skrivnost-4711';
  const fields = { name: secret, email: `${secret}@example.com`, message: secret };
  for (const form of FORM_NAMES) {
    await doors.send(form, bodyOf(form, fields, { key: key() }));
    await doors.send(form, bodyOf(form, { ...fields, phone: `${secret}${'x'.repeat(200)}` }, { key: key() }));
    await doors.send(form, { ...bodyOf(form, fields), [secret]: secret });
    await doors.send(form, `{"${secret}":`);
    await doors.sendPlain(form, plainFieldsOf(form, { ...fields, email: secret }));
    await doors.sendPlain(form, plainFieldsOf(form, fields), { Origin: 'https://evil.example' });
  }
  // PocketBase writes its log every three seconds.
  const readLog = async () => JSON.stringify(await (await doors.api('logs?perPage=1000&sort=-created')).json());
  let log = await readLog();
  while (!log.includes('/_site/forms/general')) {
    await sleep(300);
    log = await readLog();
  }
  expect(log).toContain('/api/collections/messages/records');
  expect(log).not.toContain(secret);
});
