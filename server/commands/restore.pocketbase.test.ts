import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackZip } from '../backup/unpackZip';
import { dataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import { keepMail } from '../pocketbase/prepareDatabase';
import { runPocketBase } from '../pocketbase/runPocketBase';
import { freePort } from '../process/ports';
import { recordChild } from '../process/records';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { until } from '../testing/builderSite';
import { everything } from '../testing/everything';
import { testProgram } from '../testing/installation';
import { type MailSink, startMailSink } from '../testing/mailSink';
import { isWholeSuite } from '../testing/roundsOf';
import { runCommandFile } from '../testing/runCommandFile';
import { runStart, type StartRun } from '../testing/runStart';
import { writeSampleBuild } from '../testing/sampleBuild';
import { readBackupState, writeBackupState } from '../steps/keepBackups';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { writeBySql } from '../testing/writeBySql';

const SITE_URL = 'https://www.modrina.example';
let dir: string;
let dataDir: string;
let backups: string;
let program: string;
let server: ThrowawayPocketBase | undefined;
let sink: MailSink;
let running: StartRun | undefined;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-restore-'));
  [dataDir, backups] = [path.join(dir, 'data'), path.join(dir, 'backups')];
  sink = await startMailSink();
});
afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exited;
  await server?.stop();
  [running, server] = [undefined, undefined];
  await sink.stop();
  await rm(dir, { recursive: true, force: true });
});

const run = (command: 'backup' | 'restore', ...args: string[]) =>
  runCommandFile(command, args, { DATA_DIR: dataDir, BACKUP_DIR: backups, SITE_URL });

const form = (server: { url: string }, email: string) =>
  fetch(`${server.url}/_site/save-form-message`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form: 'general', name: 'Ana Čuk', email, message: 'Živjo 👋', locale: 'sl', data: {} }),
  });

/** A site with content, files, people, submissions and a release, as it runs. */
async function runningSite() {
  await mkdir(dataDir);
  const env = { MAIL_TEAM: 'team@modrina.example', FORM_QUOTA: '0' };
  server = await startPocketBase({ dir: dataDir, seed: 'tiny pictures', env, hook: `cronRemove('outbox');` });
  const data = dataFolder(dataDir);
  await writeSampleBuild(path.join(dir, 'public'));
  await publishRelease(path.join(dir, 'public'), data, { content: '', code: '', configuration: '' });
  await recordChild(path.join(data.run, 'pocketbase.json'), server.pid, server.url);
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  const editor = { email: 'maja@modrina.example', password: 'only-for-tests-2' };
  await fetch(`${server.url}/api/collections/_superusers/records`, {
    ...{ method: 'POST', headers, body: JSON.stringify({ ...editor, passwordConfirm: editor.password }) },
  });
  for (let i = 0; i < 3; i++) expect((await form(server, `ana${i}@example.com`)).status).toBe(201);
  return { server, data, editor };
}

const mailEnv = () => ({
  ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(sink.port), MAIL_FROM: 'hello@modrina.example' },
  MAIL_TEAM: 'team@modrina.example',
});

test('backup of a running site, wiped folder, restore: the same records, files, people and pages, and no mail twice', async () => {
  const site = await runningSite();
  await writeBackupState(site.data, { failedAt: Date.now(), error: 'The backup was not made.' });
  const made = await run('backup');
  expect(made.output).toMatch(/Backup: www-modrina-example-\d{8}-\d{6}\.zip \(\d+\.\d MB\) in /);
  const [name = '', another] = await readdir(backups);
  expect([another, await readBackupState(site.data)]).toEqual([undefined, { at: expect.any(Number), name }]);
  expect((await stat(path.join(backups, name))).mode & 0o777).toBe(0o600);
  expect(await readdir(path.join(site.data.database, 'backups'))).toEqual([]);
  expect(await readdir(site.data.database)).not.toContain('site');
  const before = await everything(site.server.url, site.server.token);
  expect(before.records['form_messages']).toHaveLength(3);
  expect(Object.keys(before.files).length).toBeGreaterThan(5);

  // The site goes on: the mails that waited are sent, and then its folder is lost.
  const smtp = { host: '127.0.0.1', port: sink.port, tls: false, from: 'hello@modrina.example' };
  await keepMail({ program, database: site.data.database, root: ROOT }, { smtp, team: [] }, SITE_URL);
  await runPocketBase({ program, database: site.data.database, root: ROOT }, ['send-mail'], '');
  expect(sink.mails).toHaveLength(6);
  await site.server.stop();
  server = undefined;
  await rm(dataDir, { recursive: true });

  expect((await run('restore')).output).toContain(name);
  const restored = await run('restore', name);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.output).toMatch(/2 accounts of the dashboard, 3 submissions of forms/);
  expect(restored.output).toContain('6 mails are held');
  expect((await readdir(dataDir)).filter((file) => /restore/.test(file))).toEqual([]);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const superuser = { email: site.server.email, password: site.server.password };
  running = await runStart({
    ...{ DATA_DIR: dataDir, PORT: String(port), SEED: 'demo', ...mailEnv() },
    ...{ PB_SUPERUSER_EMAIL: superuser.email, PB_SUPERUSER_PASSWORD: superuser.password },
  });
  await running.until('✓ Server');
  expect((await fetch(`${url}/blog/`)).status).toBe(200);
  await running.until('Ctrl-C stops everything');
  expect(running.output()).toContain('6 held since a backup was restored');

  const token = await logIn(url, superuser);
  const after = await everything(url, token);
  const HELD = { status: 'held', last_error: expect.stringContaining('may have been sent') };
  // The mails are held, and the start creates a builder's account; all else is as it was.
  const expected = Object.entries(before.records).filter(([collection]) => collection !== 'builders');
  for (const [collection, rows] of expected) {
    const held = rows.map((row) => ({ ...row, ...HELD }));
    expect(after.records[collection]).toEqual(collection === 'outbox' ? held : rows);
  }
  expect(after.files).toEqual(before.files);
  expect(await logIn(url, site.editor)).toBeTruthy();

  const cron = await fetch(`${url}/api/crons/outbox`, { method: 'POST', headers: { Authorization: token } });
  expect(cron.status).toBe(204);
  expect((await form({ url }, 'new@example.com')).status).toBe(201);
  await fetch(`${url}/api/crons/outbox`, { method: 'POST', headers: { Authorization: token } });
  await until(async () => sink.mails.length >= 8);
  expect(
    sink.mails
      .slice(6)
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(['new@example.com', 'team@modrina.example']);
});

test('a stopped site: what was there is kept aside, and mails are sent if the operator says so', async () => {
  const { server: site, data } = await runningSite();
  const content = async (at: ThrowawayPocketBase) =>
    (await (await fetch(`${at.url}/api/collections/contents/records?sort=id&perPage=1`)).json()).items[0];
  const { title } = await content(site);
  await site.stop();
  server = undefined;
  expect((await run('backup')).code).toBe(0);
  await mkdir(path.join(dataDir, `restore-${2 ** 22 + 1}.tmp`)); // Of a killed restore.
  await writeBySql(dataDir, "UPDATE contents SET title = 'Of later'");
  const later = await readFile(path.join(data.database, 'data.db'));

  const [name = ''] = await readdir(backups);
  const restored = await run('restore', path.join(backups, name), '--send-waiting-mails');
  expect(restored.output).not.toContain('held');
  const [, aside = ''] = /What was there before is in (\S+)\. Delete/.exec(restored.output) ?? [];
  expect((await readdir(aside)).sort()).toEqual(['current', 'newest', 'pb_data', 'published.json', 'releases']);
  const hasLeftOver = (await readdir(dataDir)).some((file) => file.endsWith('.tmp'));
  expect([(await stat(aside)).mode & 0o777, hasLeftOver]).toEqual([0o700, false]);
  expect(await readFile(path.join(aside, 'pb_data/data.db'))).toEqual(later);

  server = await startPocketBase({ dir: dataDir });
  expect((await content(server)).title).toBe(title);
  const headers = { Authorization: server.token };
  const outbox = await (await fetch(`${server.url}/api/collections/outbox/records`, { headers })).json();
  expect(outbox.items.map(({ status }: { status: string }) => status)).toEqual(Array(6).fill('waiting'));
});

test('refuses what it cannot restore, and then nothing was changed', async () => {
  const { server: site, data } = await runningSite();
  expect((await run('backup')).code).toBe(0);
  const [name = ''] = await readdir(backups);
  const good = path.join(backups, name);

  const { code, output } = await run('restore', name);
  expect([code, output]).toEqual([78, expect.stringContaining('Stop it first. Nothing was changed.')]);
  await site.stop();
  server = undefined;
  const stateOf = async () => [await readdir(dataDir), await readFile(path.join(data.database, 'data.db'))];
  const before = await stateOf();

  const short = path.join(dir, 'short.zip');
  await cp(good, short);
  await truncate(short, Math.floor((await stat(short)).size / 2));
  const text = path.join(dir, 'text.zip');
  await writeFile(text, 'no archive');
  const flipped = path.join(dir, 'flipped.zip');
  const bytes = await readFile(good);
  // The list of files at the archive's end names the place of each file's header, four bytes before its name. The byte lies in the
  // database's content: nobody reads the header before it.
  const content = bytes.readUInt32LE(bytes.lastIndexOf('data.db') - 4) + 1_000;
  bytes[content] = ~(bytes[content] ?? 0);
  await writeFile(flipped, bytes);
  /** The same backup with another description, or another database. */
  const changed = async (file: string, change: (unpacked: string) => Promise<void>) => {
    const unpacked = path.join(dir, file);
    await unpackZip(good, unpacked);
    await change(unpacked);
    await new Promise((resolve) => {
      execFile('python3', ['-m', 'zipfile', '-c', `${unpacked}.zip`, '.'], { cwd: unpacked }, resolve);
    });
    return `${unpacked}.zip`;
  };
  const about = (values: object) => async (unpacked: string) => {
    const file = path.join(unpacked, 'site/backup.json');
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), version: '9.9.9', ...values }));
  };
  const DAMAGED = 'is no backup, is cut off or is damaged. Nothing was changed.';
  const cases: [string, string][] = [
    ['nothing.zip', 'There is no file nothing.zip, and no such backup in'],
    [short, DAMAGED],
    [flipped, DAMAGED],
    [
      await changed('newer', async (at) => {
        await about({})(at);
        const copy = path.join(dir, 'newer-data');
        await cp(at, path.join(copy, 'pb_data'), { recursive: true });
        await writeBySql(copy, "UPDATE contents SET title = 'x'");
        await cp(path.join(copy, 'pb_data'), at, { recursive: true });
      }),
      '_written_by_sql.js, which is unknown here. Install version 9.9.9',
    ],
  ];
  // Each takes three seconds.
  if (isWholeSuite()) {
    const dashboard = await changed('dashboard', (at) => rm(path.join(at, 'site'), { recursive: true }));
    const future = await changed('future', about({ format: 2 }));
    const later = await changed('pocketbase', about({ pocketbase: '0.41.0' }));
    cases.push([text, DAMAGED], [dashboard, 'was not made by npm run backup']);
    cases.push([future, 'it has another format. Install version 9.9.9']);
    cases.push([later, 'it is of PocketBase 0.41.0. Install version 9.9.9']);
  }
  for (const [file, message] of cases) {
    const refused = await run('restore', file);
    expect(refused.output).toContain(message);
    expect(refused.code).not.toBe(0);
    expect(await stateOf()).toEqual(before);
  }
}, 300_000); // Eleven commands of three seconds: a busy machine needed more than two minutes.
