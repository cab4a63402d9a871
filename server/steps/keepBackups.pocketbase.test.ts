import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { CommandLifecycle } from '../process/CommandLifecycle';
import { readSettings, ROOT } from '../settings';
import { until } from '../testing/builderSite';
import { testProgram } from '../testing/installation';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';
import { keepBackups, readBackupState } from './keepBackups';

let dir: string;
let backups: string;
let server: ThrowawayPocketBase;
let life: CommandLifecycle;
let said: string[];
let isMounted = false;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-nightly-'));
  backups = path.join(dir, 'backups');
  await mkdir(backups);
  server = await startPocketBase({ dir: path.join(dir, 'data') });
  life = new CommandLifecycle();
  said = [];
});
afterEach(async () => {
  await stop();
  await server.stop();
  if (isMounted) execFileSync('umount', [backups]);
  isMounted = false;
  await rm(dir, { recursive: true, force: true });
});

const cleanups: (() => Promise<void>)[] = [];
const stop = async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
};

/** Backups of the running server, with pauses of a test. */
async function keep(): Promise<void> {
  const settings = readSettings({ DATA_DIR: server.dataDir, BACKUP_DIR: backups, SITE_URL: 'https://a.example' });
  const data = dataFolder(server.dataDir);
  const installation = { program: await testProgram(), database: data.database, root: ROOT };
  const superuser = { email: server.email, password: server.password, created: false };
  jest.spyOn(life, 'onEnd').mockImplementation((cleanup) => void cleanups.push(cleanup));
  keepBackups(
    { settings, data, installation, superuser },
    { url: server.url, life, say: (text) => said.push(text) },
    { firstMs: 0, lookMs: 100 },
  );
}
const names = async () => (await readdir(backups)).filter((name) => name !== 'filler' && name !== 'lost+found');
const state = () => readBackupState(dataFolder(server.dataDir));

test('a backup is made once a night, the log says so, and what stopped backups left is removed', async () => {
  const made = path.join(server.dataDir, 'pb_data/backups');
  await mkdir(made, { recursive: true });
  const left = ['a-example-20260101-013000.zip', 'a-example-20260101-013000.zip.attrs', '@auto_pb_backup_20260101.zip'];
  for (const name of left) await writeFile(path.join(made, name), 'x');
  for (const site of ['a-example', 'a-example-shop']) {
    await writeFile(path.join(backups, `.${site}-20260101-013000.zip.part`), 'x');
  }
  await keep();
  await until(async () => (await state()).at);
  await stop();
  await keep();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const stored = (await names()).sort();
  expect(stored).toEqual([
    '.a-example-shop-20260101-013000.zip.part',
    expect.stringMatching(/^a-example-\d{8}-\d{6}\.zip$/),
  ]);
  expect(await readdir(made)).toEqual(['@auto_pb_backup_20260101.zip']);
  expect(said).toEqual([]);
  expect(await readFile(path.join(server.dataDir, 'logs/backup.log'), 'utf8')).toContain(` ${stored[1]}\n`);
});

test('a full disk leaves no file with a backup’s name; it is reported, the site goes on, and a later attempt succeeds', async () => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'modrina-test', backups], { stdio: 'ignore' });
  } catch {
    // Only root may mount; CI is root.
    return;
  }
  isMounted = true;
  const filler = path.join(backups, 'filler');
  await writeFile(filler, Buffer.alloc(4_000_000)).catch(() => undefined);
  await keep();
  await until(async () => (await state()).failedAt);
  await stop();
  expect(await names()).toEqual([]);
  expect(await readdir(path.join(server.dataDir, 'pb_data/backups'))).toEqual([]);
  expect(await readdir(path.join(server.dataDir, 'pb_data'))).not.toContain('site');
  expect(said).toEqual([expect.stringMatching(/^The nightly backup failed: .*(ENOSPC|no space)/s)]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);

  await unlink(filler);
  // As if an hour had passed.
  await writeFile(
    path.join(server.dataDir, 'run/last-backup.json'),
    JSON.stringify({ ...(await state()), failedAt: 1 }),
  );
  await keep();
  await until(async () => (await state()).at);
  expect(await names()).toHaveLength(1);
  expect((await state()).error).toBeUndefined();
});
