import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../process/ports';
import { mailSettings, type MailSite, startMailSite } from '../testing/mailSite';
import { runStart } from '../testing/runStart';
import { keepMail } from './prepareDatabase';
import { logIn } from './logIn';
import type { Superuser } from './superuser';

describe('the settings', () => {
  let site: MailSite;
  beforeAll(async () => {
    site = await startMailSite();
  });
  afterAll(() => site.stop());

  const put = (number: number, status: string) =>
    site.api('collections/outbox/records', {
      method: 'POST',
      body: {
        ...{ status, kind: 'team', to: 'a@b.si', subject: 'x', text: 'y', submission: `s${number}` },
        ...{ next_try: '2026-01-01 00:00:00.000Z' },
      },
    });
  const keep = (mail: Parameters<typeof keepMail>[1]) => keepMail(site.installation, mail, 'https://a.si');

  test('are those of the environment, at each start', async () => {
    const { smtp, team } = mailSettings(site.sink);
    const login = { username: 'postman', password: 'hunter2hunter2' };
    const words = await keep({ smtp: smtp && { ...smtp, login, tls: true }, team: ['a@b.si', 'c@d.si'] });
    expect(words).toBe('sent through 127.0.0.1; forms are told to a@b.si, c@d.si');
    await site.server.restart();
    const settings = async () => (await site.api('settings')).json();
    expect(await settings()).toMatchObject({
      smtp: { enabled: true, host: '127.0.0.1', port: site.sink.port, username: 'postman', tls: true },
      meta: { senderAddress: 'hello@modrina.example', senderName: 'Modrina Čebela', appURL: 'https://a.si' },
    });

    await keep({ team });
    await site.server.restart();
    expect(await settings()).toMatchObject({ smtp: { enabled: false, host: '', username: '' } });
  });

  test('without a mail server mails wait, and a line reports their number', async () => {
    await put(1, 'waiting');
    await put(2, 'waiting');
    expect(await keep({ team: [] })).toBe(
      'not sent, for SMTP_HOST is not set; 2 waiting; nobody is told of forms, for MAIL_TEAM is not set',
    );
    expect(await site.sendMail()).toBe('mails: 0 sent, 0 failed, 2 waiting, 0 dead');

    await put(3, 'dead');
    expect(await keep(mailSettings(site.sink))).toContain('; 1 given up, see outbox in the dashboard; ');
    expect(await site.sendMail()).toBe('mails: 2 sent, 0 failed, 0 waiting, 1 dead');
  });
});

test('npm start sets mail up, reports it, and shows the password nowhere', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'modrina-mail-'));
  const password = 'hunter2hunter2';
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const run = await runStart({
    ...{ DATA_DIR: dir, PORT: String(port) },
    ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(await freePort()), MAIL_FROM: 'hello@modrina.example' },
    ...{ SMTP_USERNAME: 'postman', SMTP_PASSWORD: password, MAIL_TEAM: 'team@modrina.example' },
  });
  try {
    await run.until('Ctrl-C stops everything');
    expect(run.output()).toContain('✓ Mail: sent through 127.0.0.1; forms are told to team@modrina.example');
    const form = { name: 'Ana', email: 'ana@example.com', form: 'general', locale: 'en', data: {} };
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${url}/_site/save-form-message`, { method: 'POST', headers, body: JSON.stringify(form) });
    const superuser = JSON.parse(await readFile(path.join(dir, 'superuser.json'), 'utf8')) as Superuser;
    const Authorization = await logIn(url, superuser);
    const outbox = await fetch(`${url}/api/collections/outbox/records?sort=kind`, { headers: { Authorization } });
    expect(await outbox.json()).toMatchObject({
      items: [{ to: 'ana@example.com' }, { to: 'team@modrina.example' }],
    });

    const { child } = JSON.parse(await readFile(path.join(dir, 'run/pocketbase.json'), 'utf8')) as {
      child: { pid: number };
    };
    const logs = await readdir(path.join(dir, 'logs'));
    const texts = await Promise.all([
      ...logs.map((name) => readFile(path.join(dir, 'logs', name), 'utf8')),
      // Where there is no /proc, the logs and the output have to do.
      ...['cmdline', 'environ'].map((name) => readFile(`/proc/${child.pid}/${name}`, 'utf8').catch(() => '')),
    ]);
    expect(run.output() + texts.join()).not.toContain(password);
  } finally {
    run.child.kill('SIGTERM');
    await run.exited;
    await rm(dir, { recursive: true, force: true });
  }
});
