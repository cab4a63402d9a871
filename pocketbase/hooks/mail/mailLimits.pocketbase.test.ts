import { type MailSite, startMailSite, TEAM } from '../../../server/testing/mailSite';
import { writeBySql } from '../../../server/testing/writeBySql';
import { bodyOf, doorsOf, type FormName, type Row } from '../testing/submissions';

const HOUR = 60 * 60 * 1000;

let site: MailSite;
let doors: ReturnType<typeof doorsOf>;
let count = 0;
beforeAll(async () => {
  site = await startMailSite({ env: { MAIL_TEAM: TEAM.join(','), FORM_QUOTA: '1000/1h' } });
  doors = doorsOf(site.server);
});
afterAll(() => site.stop());

/** Sends a form of another person each time. @returns the submission's id */
async function send(form: FormName): Promise<string> {
  const body = bodyOf(form, { email: `visitor${++count}@example.com`, message: `Number ${count}` });
  const answer = await doors.sendForm(body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Row).id;
}
/** The kinds of the mails that visitors get for a submission, with the milliseconds that each waits. */
async function visitorMails(submission: string): Promise<[kind: string, wait: number][]> {
  const query = `filter=${encodeURIComponent(`submission = "${submission}" && kind != "team"`)}`;
  const answer = await site.api(`collections/outbox/records?${query}`);
  const { items } = (await answer.json()) as { items: { kind: string; next_try: string; created: string }[] };
  return items.map(({ kind, next_try, created }) => [kind, Date.parse(next_try) - Date.parse(created)]);
}
/** Writes 200 mails to other visitors. @param at time, in SQL */
const fillHour = (at: string) =>
  writeBySql(
    site.server.dataDir,
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
     INSERT INTO outbox (id, kind, status, mailbox, submission, created, updated)
     SELECT printf('filled%09d', n), 'confirmation', 'sent', 'a@example.com', 'filled' || n, ${at}, ${at} FROM numbers`,
  );
const empty = () => writeBySql(site.server.dataDir, "DELETE FROM outbox WHERE submission LIKE 'filled%'");
const now = "strftime('%Y-%m-%d %H:%M:%fZ')";

test('mails that were written before the clock was set back count for nothing', async () => {
  await fillHour("'2099-01-01 00:00:00.000Z'");
  expect(await visitorMails(await send('general'))).toEqual([['confirmation', 0]]);
  await empty();
});

test('above the limit of all visitors a confirmation is left out, and a referral code is sent an hour later', async () => {
  await fillHour(now);
  expect(await visitorMails(await send('general'))).toEqual([]);
  const referral = await send('referral');
  const [[kind, wait = 0] = []] = await visitorMails(referral);
  expect(kind).toBe('code');
  await site.sendMail();
  const mails = (await site.outbox()).filter(({ submission }) => submission === referral);
  expect(mails.find((mail) => mail.kind === 'code')).toMatchObject({ status: 'waiting', attempts: 0 });
  expect(Math.abs(wait - HOUR)).toBeLessThan(5000);
  await empty();
});

test('one network causes sixty mails to visitors in an hour, and the team gets its own', async () => {
  await site.server.restart();
  let sent = 0;
  let last = '';
  // The counter allows one more each minute, and sixty submissions may take longer on a slow machine.
  do last = await send(sent++ % 2 ? 'referral' : 'voucher');
  while (sent < 70 && (await visitorMails(last)).length > 0);
  expect(await visitorMails(last)).toEqual([]);
  expect(sent).toBeGreaterThan(60);
  expect((await site.outbox()).filter(({ submission }) => submission === last)).toHaveLength(TEAM.length);
});

test('a correction of spam and its mails are written together or not at all', async () => {
  const { id } = (await (
    await site.api('collections/form_messages/records', {
      method: 'POST',
      body: { form: 'general', name: 'Ana', email: 'ana@example.com', message: 'M', locale: 'en', status: 'spam' },
    })
  ).json()) as Row;
  const path = `collections/form_messages/records/${id}`;
  const correct = async () => (await site.api(path, { method: 'PATCH', body: { status: 'new' } })).status;
  const statusOf = async () => ((await (await site.api(path)).json()) as Row)['status'];
  const fail = "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END";
  await writeBySql(site.server.dataDir, `CREATE TRIGGER full BEFORE INSERT ON outbox ${fail}`);
  expect(await correct()).toBeGreaterThanOrEqual(400);
  expect(await statusOf()).toBe('spam');
  await writeBySql(site.server.dataDir, 'DROP TRIGGER full');
  expect(await correct()).toBe(200);
  expect((await site.outbox()).filter(({ submission }) => submission === id)).not.toEqual([]);
});

test('a submission that cannot be deleted keeps its waiting mails', async () => {
  const id = await send('general');
  const fail = "BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END";
  await writeBySql(site.server.dataDir, `CREATE TRIGGER full BEFORE DELETE ON form_messages ${fail}`);
  const remove = async () => (await site.api(`collections/form_messages/records/${id}`, { method: 'DELETE' })).status;
  expect(await remove()).toBeGreaterThanOrEqual(400);
  const mails = async () => (await site.outbox()).filter(({ submission }) => submission === id).length;
  expect(await mails()).toBeGreaterThan(0);
  await writeBySql(site.server.dataDir, 'DROP TRIGGER full');
  expect([await remove(), await mails()]).toEqual([204, 0]);
});
