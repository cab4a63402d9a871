import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../../../server/pocketbase/installation';
import { keepMail, migrate } from '../../../server/pocketbase/prepareDatabase';
import { ROOT } from '../../../server/settings';
import { until } from '../../../server/testing/builderSite';
import { type MailSite, mailSettings, type OutboxRow, startMailSite, TEAM } from '../../../server/testing/mailSite';
import { writeBySql } from '../../../server/testing/writeBySql';

const SITE = 'https://www.modrina.example';
const env = { MAIL_TEAM: '', FORM_QUOTA: '0' };
/** The files of the migrations, in their order. */
const OWN = readdirSync(path.join(ROOT, 'pocketbase/pb_migrations')).filter((name) => /^\d+_.*\.js$/.test(name));
let site: MailSite;
let count = 0;

const start = async (withJob = false) => {
  env.MAIL_TEAM = '';
  site = await startMailSite({ env, withJob });
};
afterEach(async () => {
  delete process.env['MAIL_TEAM'];
  await site.stop();
});

async function send(changes: object = {}): Promise<string> {
  const body = { name: 'Ana', email: `visitor${++count}@example.com`, message: 'Živjo', form: 'general', locale: 'sl' };
  const answer = await fetch(`${site.server.url}/_site/save-form-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...body, data: {}, ...changes }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}
const setStatus = (id: string, status: string) =>
  site.api(`collections/form_messages/records/${id}`, { method: 'PATCH', body: { status } });
const toTeam = () => site.sink.mails.filter(({ to }) => to.includes(TEAM[0] ?? ''));
const teamRow = async (id: string): Promise<OutboxRow | undefined> =>
  (await site.outbox()).find(({ submission, kind }) => submission === id && kind === 'team');
/** Runs `pocketbase send-mail` with MAIL_TEAM, as the running site has it. */
const sendMail = (...args: string[]) => {
  process.env['MAIL_TEAM'] = TEAM.join(', ');
  return site.sendMail(...args);
};

test('submissions of before MAIL_TEAM reach the team once it is set, each once; spam and handled ones do not', async () => {
  await start();
  const [open, handled] = [await send({ data: { company: 'Čebela' } }), await send()];
  const spam = await send({ subject_line: 'filled' });
  await setStatus(handled, 'handled');
  expect(await site.sendMail()).toBe('mails: 2 sent, 0 failed, 0 waiting, 0 dead, 2 unaddressed');
  expect(toTeam()).toEqual([]);
  expect(await teamRow(spam)).toBeUndefined();
  expect(await keepMail(site.installation, { ...mailSettings(site.sink), team: [] }, SITE)).toContain(
    'nobody is told of forms, for MAIL_TEAM is not set; 2 to the team wait for it',
  );

  // By several at once, and again later.
  await Promise.all([sendMail(), sendMail(), sendMail()]);
  await sendMail();
  expect(toTeam()).toHaveLength(1);
  // Each address has a mail of its own.
  expect(toTeam()[0]?.to).toEqual([TEAM[0]]);
  expect(site.sink.mails.filter(({ to }) => to.includes(TEAM[1] ?? ''))).toHaveLength(1);
  expect(toTeam()[0]?.parsed.text).toContain(`&record=${open}`);
  expect(toTeam()[0]?.parsed.text).toContain('Čebela');
  expect(await teamRow(open)).toMatchObject({ status: 'sent', locale: 'sl', collection: 'form_messages' });
  expect(await teamRow(handled)).toMatchObject({ status: 'unaddressed', to: '', text: '' });
  // Opened again, it is for the team after all.
  await setStatus(handled, 'new');
  await sendMail();
  expect(toTeam()).toHaveLength(2);
});

test('the running site addresses and sends them by itself', async () => {
  await start(true);
  const id = await send();
  expect(await teamRow(id)).toMatchObject({ status: 'unaddressed' });
  env.MAIL_TEAM = TEAM.join(',');
  await site.server.restart();
  // As the cron job does each minute.
  expect((await site.api('crons/outbox', { method: 'POST' })).status).toBe(204);
  await until(async () => toTeam().length > 0);
  expect(await teamRow(id)).toMatchObject({ to: TEAM[0], attempts: 1 });
});

test('a held mail is sent only after somebody released it', async () => {
  await start();
  const [one, other, third] = [await send(), await send(), await send()];
  await site.sendMail();
  const sent = site.sink.mails.length;
  await writeBySql(site.server.dataDir, "UPDATE outbox SET status = 'held'");
  await sendMail('all');
  expect(site.sink.mails).toHaveLength(sent);
  expect(await keepMail(site.installation, mailSettings(site.sink), SITE)).toContain(
    '6 held since a backup was restored, see outbox in the dashboard',
  );

  const row = await teamRow(one);
  const body = { status: 'waiting' };
  const released = await site.api(`collections/outbox/records/${row?.id}`, { method: 'PATCH', body });
  expect(await released.json()).toMatchObject({ status: 'unaddressed' });
  await sendMail();
  expect(toTeam()).toHaveLength(1);
  await sendMail('held');
  expect(toTeam()).toHaveLength(3);
  expect(site.sink.mails).toHaveLength(sent + 9);
  expect([await teamRow(other), await teamRow(third)]).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
});

test('one address that the mail server refuses does not keep the others from their mail', async () => {
  env.MAIL_TEAM = TEAM.join(',');
  site = await startMailSite({ env });
  site.sink.refusal = { code: 550, text: '5.1.1 no such user', only: TEAM[0] ?? '' };
  const id = await send();
  await site.sendMail();
  const rows = (await site.outbox()).filter(({ submission, kind }) => submission === id && kind === 'team');
  expect(rows.map(({ to, status }) => [to, status]).sort()).toEqual([
    [TEAM[1], 'sent'],
    [TEAM[0], 'waiting'],
  ]);
});

test('a migration gives each address of a waiting mail its own, also with the form unchanged', async () => {
  await start();
  const id = await send();
  const migrateDown = ['migrate', 'down', String(OWN.length - OWN.indexOf('0034_team_mails.js'))];
  execFileSync(site.installation.program, commandLine(site.installation, migrateDown), { input: 'y\n' });
  const { dataDir } = site.server;
  const to = `UPDATE outbox SET [[to]] = '${TEAM.join(',')}', subject = 'S', text = 'T', status = 'waiting'`;
  await writeBySql(dataDir, `${to} WHERE kind = 'team' AND submission = '${id}'`);
  await migrate(site.installation);
  await site.server.restart();
  const rows = (await site.outbox()).filter(({ submission, kind }) => submission === id && kind === 'team');
  expect(rows.map(({ to: address, subject, status }) => [address, subject, status]).sort()).toEqual([
    [TEAM[1], 'S', 'waiting'],
    [TEAM[0], 'S', 'waiting'],
  ]);
});

test('the migration finds earlier submissions without a mail to the team', async () => {
  await start();
  const [never, told, handled] = [await send(), await send(), await send()];
  await site.sendMail();
  await sendMail();
  await setStatus(handled, 'handled');
  expect(toTeam()).toHaveLength(3);
  const later = OWN.length - OWN.indexOf('0026_held_mails.js');
  execFileSync(site.installation.program, commandLine(site.installation, ['migrate', 'down', String(later)]), {
    input: 'y\n',
  });
  // As an older version left them: a mail to the visitor, none to the team; one of the year before, of which nothing is known.
  await writeBySql(
    site.server.dataDir,
    `DELETE FROM outbox WHERE kind = 'team' AND submission IN ('${never}', '${handled}')`,
    `UPDATE outbox SET created = '2025-01-01 00:00:00.000Z' WHERE submission = '${told}'`,
    `DELETE FROM outbox WHERE kind = 'team' AND submission = '${told}'`,
  );
  await migrate(site.installation);
  await site.server.restart();
  await sendMail();
  expect(toTeam()).toHaveLength(4);
  expect(toTeam()[3]?.parsed.text).toContain(`&record=${never}`);
});
