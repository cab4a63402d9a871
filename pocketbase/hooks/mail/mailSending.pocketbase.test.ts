import { spawn } from 'node:child_process';
import { commandEnvironment, commandLine } from '../../../server/pocketbase/installation';
import { startMailSink } from '../../../server/testing/mailSink';
import { type MailSite, startMailSite } from '../../../server/testing/mailSite';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let site: MailSite;

const moment = (at: number) => new Date(at).toISOString().replace('T', ' ');
/** Adds a mail to the outbox; its e-mail address and subject contain its number. */
async function put(number: number, fields: object = {}, { api } = site): Promise<string> {
  const body = {
    ...{ status: 'waiting', kind: 'confirmation', to: `visitor${number}@example.com`, subject: `Mail ${number}` },
    ...{ text: `Živjo ${number}\n.\nkonec`, submission: `s${number}`, next_try: moment(Date.now() - MINUTE + number) },
    ...fields,
  };
  const answer = await api('collections/outbox/records', { method: 'POST', body });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { id: string }).id;
}
async function change(id: string, body: object): Promise<void> {
  expect((await site.api(`collections/outbox/records/${id}`, { method: 'PATCH', body })).status).toBe(200);
}
const row = async (id: string) => (await site.outbox()).find((mail) => mail.id === id);
const states = async () => (await site.outbox()).map(({ status }) => status).sort();
const subjects = () => site.sink.mails.map(({ parsed }) => parsed.subject).sort();

beforeAll(async () => {
  site = await startMailSite();
});
afterAll(() => site.stop());
beforeEach(async () => {
  for (const { id } of await site.outbox()) {
    await site.api(`collections/outbox/records/${id}`, { method: 'DELETE' });
  }
  site.sink.mails.length = 0;
  site.sink.refusal = undefined;
  site.sink.beforeAccepting = undefined;
});

test('a waiting mail is sent once, with its recipient and text', async () => {
  const id = await put(1, { reply_to: 'ana@example.com', to: 'a@example.com,b@example.com' });
  await put(2);
  await put(3, { next_try: moment(Date.now() + MINUTE) });
  expect(await site.sendMail()).toBe('mails: 2 sent, 0 failed, 1 waiting, 0 dead');
  expect(await site.sendMail()).toBe('mails: 0 sent, 0 failed, 1 waiting, 0 dead');

  expect(subjects()).toEqual(['Mail 1', 'Mail 2']);
  const [mail] = site.sink.mails;
  expect(mail?.to).toEqual(['a@example.com', 'b@example.com']);
  expect(mail?.parsed).toMatchObject({
    messageId: `<${id}@modrina.example>`,
    from: { address: 'hello@modrina.example', name: 'Modrina Čebela' },
    replyTo: [{ address: 'ana@example.com' }],
  });
  expect(mail?.parsed.html).toBeUndefined();
  expect(mail?.parsed.text).toBe('Živjo 1\n.\nkonec\n');
  expect(await row(id)).toMatchObject({ status: 'sent', attempts: 1, lease_until: '', last_error: '' });
});

test('while the mail server is down mails wait, and each is sent once when it is back', async () => {
  const ids = [await put(1), await put(2), await put(3)];
  const { port } = site.sink;
  await site.sink.stop();
  // The first failure is the server's: the other mails keep their attempts.
  expect(await site.sendMail()).toBe('mails: 0 sent, 1 failed, 3 waiting, 0 dead');
  const first = await row(ids[0] ?? '');
  expect(first).toMatchObject({ status: 'waiting', attempts: 1, last_error: expect.stringContaining('refused') });
  const pause = Date.parse(first?.next_try ?? '') - Date.now();
  expect(pause).toBeGreaterThan(MINUTE / 2);
  expect(pause).toBeLessThanOrEqual(MINUTE);

  site.sink = await startMailSink(port);
  expect(await site.sendMail()).toBe('mails: 2 sent, 0 failed, 1 waiting, 0 dead');
  expect(await site.sendMail('all')).toBe('mails: 1 sent, 0 failed, 0 waiting, 0 dead');
  expect(subjects()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
  expect(await row(ids[0] ?? '')).toMatchObject({ status: 'sent', attempts: 2, last_error: '' });
});

test('a refused e-mail address delays no other mail, and is not logged', async () => {
  const id = await put(1);
  site.sink.refusal = { code: 550, text: '5.1.1 <visitor1@example.com>: no Ana Visitor here' };
  expect(await site.sendMail()).toBe('mails: 0 sent, 1 failed, 1 waiting, 0 dead');
  site.sink.refusal = undefined;
  await put(2);
  expect(await site.sendMail()).toBe('mails: 1 sent, 0 failed, 1 waiting, 0 dead');
  expect((await row(id))?.last_error).toBe('The mail server answered 550 5.1.1.');
});

test('after the last attempt a mail is dead, until an editor sets it to waiting', async () => {
  const id = await put(1, { attempts: 7 });
  site.sink.refusal = { code: 550, text: '5.1.1 no' };
  expect(await site.sendMail()).toBe('mails: 0 sent, 1 failed, 0 waiting, 1 dead');
  site.sink.refusal = undefined;
  expect(await site.sendMail('all')).toBe('mails: 0 sent, 0 failed, 0 waiting, 1 dead');
  expect(site.sink.mails).toHaveLength(0);

  await change(id, { status: 'waiting' });
  expect(await row(id)).toMatchObject({ attempts: 0, last_error: '' });
  expect(await site.sendMail()).toBe('mails: 1 sent, 0 failed, 0 waiting, 0 dead');
});

test('a sender that is killed leaves its mail to the next when its lease ends; the others go on at once', async () => {
  const ids = [await put(1), await put(2), await put(3)];
  const child = spawn(site.installation.program, commandLine(site.installation, ['send-mail']), {
    env: commandEnvironment(),
    stdio: 'ignore',
  });
  const gone = new Promise((resolve) => child.on('close', resolve));
  site.sink.beforeAccepting = async ({ parsed }) => {
    if (parsed.subject !== 'Mail 2') return;
    child.kill('SIGKILL');
    await gone;
    throw new Error('The connection is gone.');
  };
  await gone;
  site.sink.beforeAccepting = undefined;
  expect(await states()).toEqual(['sending', 'sent', 'waiting']);

  expect(await site.sendMail()).toBe('mails: 1 sent, 0 failed, 0 waiting, 0 dead');
  expect(await states()).toEqual(['sending', 'sent', 'sent']);
  await change(ids[1] ?? '', { lease_until: moment(Date.now() - 1) });
  expect(await site.sendMail()).toBe('mails: 1 sent, 0 failed, 0 waiting, 0 dead');
  expect(subjects()).toEqual(['Mail 1', 'Mail 2', 'Mail 3']);
});

test('a mail that was being sent at its last attempt when its sender was killed is dead, not sent for ever', async () => {
  await put(1, { status: 'sending', attempts: 8, lease_until: moment(Date.now() - 1) });
  expect(await site.sendMail()).toBe('mails: 0 sent, 1 failed, 0 waiting, 1 dead');
  expect(site.sink.mails).toHaveLength(0);
});

test('three senders at once send each mail once', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, number) => put(number)));
  const outputs = await Promise.all([site.sendMail(), site.sendMail(), site.sendMail()]);
  const sent = outputs.map((output) => Number(/(\d+) sent/.exec(output)?.[1]));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(new Set(site.sink.mails.map(({ parsed }) => parsed.messageId)).size).toBe(40);
  expect(site.sink.mails).toHaveLength(40);
});

test('while three mails are being sent no sender begins a fourth', async () => {
  const lease_until = moment(Date.now() + MINUTE);
  await Promise.all([1, 2, 3].map((number) => put(number, { status: 'sending', lease_until })));
  await put(4);
  expect(await site.sendMail()).toBe('mails: 0 sent, 0 failed, 1 waiting, 0 dead');
});

test('a sent mail is deleted after thirty days, another one is kept', async () => {
  const old = await put(1, { status: 'sent', sent_at: moment(Date.now() - 31 * DAY) });
  const recent = await put(2, { status: 'sent', sent_at: moment(Date.now() - 29 * DAY) });
  const dead = await put(3, { status: 'dead', next_try: moment(Date.now() - 99 * DAY) });
  await site.sendMail();
  const kept = (await site.outbox()).map(({ id }) => id);
  expect(kept.sort()).toEqual([recent, dead].sort());
  expect(kept).not.toContain(old);
});

test('the server itself sends, each minute', async () => {
  const own = await startMailSite({ withJob: true });
  try {
    const crons = (await (await own.api('crons')).json()) as { id: string; expression: string }[];
    expect(crons).toContainEqual({ id: 'outbox', expression: '* * * * *' });
    const arrived = new Promise<void>((resolve) => {
      own.sink.beforeAccepting = async () => resolve();
    });
    await put(1, {}, own);
    // As the cron job does.
    expect((await own.api('crons/outbox', { method: 'POST' })).status).toBe(204);
    await arrived;
    while ((await own.outbox())[0]?.status === 'sending');
    expect(await own.outbox()).toMatchObject([{ status: 'sent' }]);
  } finally {
    await own.stop();
  }
});
