import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { commandEnvironment, commandLine } from '../../../server/pocketbase/installation';
import { installationWith, serveInstallation } from '../testing/installationWith';
import { bodyOf, collectionOf, doorsOf, FORM_NAMES, type FormName, plainFieldsOf } from '../testing/submissions';

// Real failures: a database file that may not grow (a full disk, to SQLite), a lock held by another process.
const TROUBLE = `
routerAdd('POST', '/trouble/pages/{count}', (e) => {
  $app.nonconcurrentDB().newQuery('PRAGMA max_page_count = ' + Number(e.request.pathValue('count'))).execute();
  return e.noContent(204);
});
routerAdd('POST', '/trouble/rename/{from}/{to}', (e) => {
  $app.nonconcurrentDB().newQuery('ALTER TABLE ' + e.request.pathValue('from') + ' RENAME TO ' + e.request.pathValue('to')).execute();
  return e.noContent(204);
});
routerAdd('POST', '/trouble/swallow/{on}', (e) => {
  $app.store().set('swallow', e.request.pathValue('on') === 'yes');
  return e.noContent(204);
});
routerAdd('POST', '/trouble/commits/{on}', (e) => {
  const fails = e.request.pathValue('on') === 'yes';
  const sql = fails ? [
    'CREATE TABLE none (id INTEGER PRIMARY KEY)',
    'CREATE TABLE broken (none INTEGER REFERENCES none (id) DEFERRABLE INITIALLY DEFERRED)',
    'CREATE TRIGGER fail AFTER INSERT ON form_messages BEGIN INSERT INTO broken VALUES (1); END',
  ] : ['DROP TRIGGER fail'];
  sql.forEach((each) => $app.nonconcurrentDB().newQuery(each).execute());
  return e.noContent(204);
});
onRecordCreate((e) => $app.store().get('swallow') ? undefined : e.next(), 'form_messages', 'messages');
$app.rootCmd.addCommand(new Command({ use: 'hold-lock', runE: () => $app.runInTransaction((txApp) => {
  txApp.db().newQuery('DELETE FROM tags WHERE 0').execute();
  console.log('held');
  sleep(25000);
}) }));
`;

let installation: Awaited<ReturnType<typeof installationWith>>;
let server: Awaited<ReturnType<typeof serveInstallation>>;
let doors: ReturnType<typeof doorsOf>;
beforeAll(async () => {
  installation = await installationWith(TROUBLE);
  server = await serveInstallation(installation, { FORM_QUOTA: '100/1h' });
  doors = doorsOf(server);
});
afterAll(async () => {
  await server.stop();
  await rm(installation.dir, { recursive: true, force: true });
});

const trouble = async (what: string) => {
  const answer = await fetch(`${server.url}/trouble/${what}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${what}: ${answer.status} ${await answer.text()}`);
};
const counts = async () => [await doors.count(), await doors.count('messages'), await doors.count('outbox')];
/** Sends a form both ways, with JavaScript and without. */
const sendBoth = (form: FormName) => {
  // Of different values: the same ones of both would be one submission.
  const fields = () => ({ name: randomUUID(), message: `${randomUUID()} ${'č'.repeat(4000)}` });
  return Promise.all([
    doors.send(form, bodyOf(form, fields(), { key: randomUUID() })),
    doors.sendPlain(form, plainFieldsOf(form, fields())),
  ]);
};
const sendLong = () => {
  const key = randomUUID();
  return doors.sendForm(bodyOf('general', { message: `${key}${'x'.repeat(4900)}` }, { key }));
};
const expectUnavailable = async (form: FormName) => {
  const [json, plain] = await sendBoth(form);
  expect([json.status, plain.status]).toEqual([503, 503]);
  expect([json.headers.get('Retry-After'), plain.headers.get('Retry-After')]).toEqual(['30', '30']);
  expect(await plain.text()).toContain('The server could not store it just now.');
};
const expectStored = async (form: FormName) => {
  const [json, plain] = await sendBoth(form);
  expect([json.status, plain.status]).toEqual([form === 'contact' ? 200 : 201, 303]);
};

it('works without the rest of the project', async () => {
  for (const form of FORM_NAMES) await expectStored(form);
  expect(await counts()).toEqual([8, 2, 10]);
});

it('answers 503 while the disk is full, stores nothing in part, and continues when there is space', async () => {
  const before = await counts();
  await trouble('pages/1');
  // Fills the remaining room of the file first: those submissions are stored with their mails.
  let stored = 0;
  let answer = await sendLong();
  for (; answer.status === 201; stored++) {
    answer = await sendLong();
  }
  expect([answer.status, answer.headers.get('Retry-After'), await answer.json()]).toEqual([
    503,
    '30',
    { error: 'storage' },
  ]);
  for (const form of FORM_NAMES) await expectUnavailable(form);
  const [forms = 0, messages = 0, mails = 0] = before;
  const full = await counts();
  expect(full.slice(0, 2)).toEqual([forms + stored, messages]);
  expect(full[2]).toBeLessThanOrEqual(mails + stored);
  await trouble('pages/1000000');
  for (const form of FORM_NAMES) await expectStored(form);
});

it('counts no submission of which the commit failed, as on a full disk: the one that is stored is no spam', async () => {
  const message = `Our team of ${randomUUID()} has a question about your workshops in the spring.`;
  // Of a mailbox that has no mail yet: each gets ten a day.
  const email = `${randomUUID()}@example.com`;
  const send = () => doors.sendForm(bodyOf('general', { message, email }, { key: randomUUID() }));
  await trouble('commits/yes');
  for (let time = 0; time < 6; time++) expect((await send()).status).toBe(503);
  await trouble('commits/no');
  const mails = await doors.count('outbox');
  expect((await send()).status).toBe(201);
  expect((await doors.rows())[0]).toMatchObject({ message, status: 'new' });
  expect(await doors.count('outbox')).toBeGreaterThan(mails);
});

it('answers 503 to all waiting requests while another process locks the database', async () => {
  const holder = spawn(installation.program, commandLine(installation, ['hold-lock']), { env: commandEnvironment() });
  await once(holder.stdout, 'data');
  const before = await counts();
  const key = randomUUID();
  const body = bodyOf('general', { name: 'Waiting' }, { key });
  const answers = await Promise.all([
    ...[1, 2, 3].flatMap(() => FORM_NAMES.map((form) => doors.send(form, bodyOf(form, {}, { key: randomUUID() })))),
    doors.sendForm(body),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
  expect(await counts()).toEqual(before);
  // With PocketBase's own timeout of ten seconds each, one after another, most would wait until the lock ends.
  expect(holder.exitCode).toBeNull();
  holder.kill('SIGKILL');
  await once(holder, 'close');
  expect((await doors.sendForm(body)).status).toBe(201);
  expect((await doors.rows())[0]).toMatchObject({ name: 'Waiting', key });
});

it.each(['outbox', 'form_messages'])(
  'says so when the table %s is missing, and half a submission is none',
  async (table) => {
    const before = await counts();
    await trouble(`rename/${table}/hidden`);
    await expectUnavailable('voucher');
    await trouble(`rename/hidden/${table}`);
    expect(await counts()).toEqual(before);
    await expectStored('voucher');
  },
);

it('answers 503 if the contact messages or their mails cannot be written', async () => {
  const before = await doors.count('messages');
  for (const table of ['messages', 'outbox']) {
    await trouble(`rename/${table}/hidden`);
    await expectUnavailable('contact');
    await trouble(`rename/hidden/${table}`);
  }
  expect(await doors.count('messages')).toBe(before);
  await expectStored('contact');
});

it.each(['voucher', 'contact'] as const)(
  'never thanks for a %s that a hook without e.next() swallowed',
  async (form) => {
    const before = await counts();
    await trouble('swallow/yes');
    await expectUnavailable(form);
    await trouble('swallow/no');
    expect(await counts()).toEqual(before);
    await expectStored(form);
  },
);

it('counts no try that came to nothing: neither for the quota nor as a text that is sent too often', async () => {
  const body = bodyOf(
    'referral',
    { message: 'Please, it is important to me that this arrives.' },
    { key: randomUUID() },
  );
  await trouble('swallow/yes');
  const tries = Array.from({ length: 120 }, () => doors.sendForm(body));
  expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([503]));
  await trouble('swallow/no');
  expect((await doors.sendForm(body)).status).toBe(201);
  expect((await doors.rows())[0]).toMatchObject({ message: body.message, status: 'new' });
});

it('answers 503 if the collection itself is missing', async () => {
  const collection = collectionOf('voucher');
  expect((await doors.api(`collections/${collection}`, { method: 'DELETE' })).status).toBe(204);
  await expectUnavailable('voucher');
});
