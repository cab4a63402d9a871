import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import type { CommandLifecycle } from '../process/CommandLifecycle';
import { readChild } from '../process/records';
import { readSettings, ROOT } from '../settings';
import type { Steps } from '../terminal/Steps';
import { superviseBuilder } from './superviseBuilder';
import type { UpdateMessage } from './updates';

/** A stand-in for the builder: records its environment, sends the test's messages, runs until it is stopped. */
const BUILDER = `
  import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
  const { PB_URL, PB_TOKEN, PB_SUPERUSER_PASSWORD = 'none', DATA_DIR } = process.env;
  appendFileSync(DATA_DIR + '/started.txt', [PB_URL, PB_TOKEN, PB_SUPERUSER_PASSWORD, process.pid].join(' ') + '\\n');
  writeFileSync(DATA_DIR + '/env.json', JSON.stringify(process.env));
  console.log('builds');
  const news = JSON.parse(readFileSync('news.json', 'utf8'));
  for (const one of news) process.send(one);
  if (news.length === 0) process.exit(3);
  setInterval(() => undefined, 1000);
`;

jest.setTimeout(60_000);

let root: string;
const cleanups: (() => Promise<void>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-supervise-'));
  await mkdir(path.join(root, 'server/commands'), { recursive: true });
  await writeFile(path.join(root, 'server/commands/builder.ts'), BUILDER);
  // Where it finds tsx.
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await rm(root, { recursive: true, force: true });
});

const started = async () =>
  (await readFile(path.join(root, 'data/started.txt'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1_000 && !(await condition()); i++) await sleep(50);
}
const shown: string[] = [];
const steps: Pick<Steps, 'step'> = {
  step: async (name, work) => {
    shown.push(name);
    return work((done, total, what) => shown.push(`${done}/${total} ${what}`));
  },
};
async function supervise(env: Record<string, string>, news: readonly UpdateMessage[]): Promise<void> {
  const data = dataFolder(path.join(root, 'data'));
  await mkdir(data.root);
  await writeFile(path.join(root, 'news.json'), JSON.stringify(news));
  const life = { onEnd: (cleanup: () => Promise<void>) => cleanups.push(cleanup) } as unknown as CommandLifecycle;
  const settings = { ...readSettings(env, root), dataDir: data.root };
  shown.length = 0;
  await superviseBuilder({ settings, data, url: 'http://127.0.0.1:1', access: { token: 'a-token' } }, steps, life);
}

test('it is started with a token and no password, again after a crash, and stopped with the command', async () => {
  await supervise({ PB_SUPERUSER_EMAIL: 'owner@modrina.example', PB_SUPERUSER_PASSWORD: 'a-password' }, [
    { update: 'done' },
  ]);
  await until(async () => (await started()).length === 1);
  const [first = ''] = await started();
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:1 a-token none \d+$/);

  process.kill(Number(first.split(' ').at(-1)), 'SIGKILL');
  await until(async () => (await started()).length === 2);
  const record = path.join(root, 'data/run/builder.json');
  await until(async () => String((await readChild(record))?.child.pid) === (await started())[1]?.split(' ').at(-1));
  expect(await readFile(path.join(root, 'data/logs/builder.log'), 'utf8')).toMatch(
    /^builds\nThe builder stopped by itself \(code \d+\); it is started again in 0\.5 s\.\nbuilds\n/,
  );

  for (const cleanup of cleanups.splice(0)) await cleanup();
  expect(await readChild(record)).toBeUndefined();
});

test('it reads its settings where mails and a bucket for backups are set, without their secrets', async () => {
  const server = {
    ...{ SMTP_HOST: 'smtp.modrina.example', SMTP_PORT: '465', SMTP_TLS: '1', SMTP_USERNAME: 'site' },
    ...{ SMTP_PASSWORD: 'a-secret', MAIL_FROM: 'site@modrina.example', MAIL_TEAM: 'team@modrina.example' },
    ...{ BACKUP_S3_BUCKET: 'backups', BACKUP_S3_REGION: 'eu', BACKUP_S3_ENDPOINT: 'https://s3.modrina.example' },
    ...{ BACKUP_S3_ACCESS_KEY: 'key', BACKUP_S3_SECRET_KEY: 'a-secret' },
  };
  const before = { ...process.env };
  Object.assign(process.env, server);
  try {
    await supervise(server, [{ update: 'done' }]);
  } finally {
    process.env = before;
  }
  const env = JSON.parse(await readFile(path.join(root, 'data/env.json'), 'utf8'));
  expect(() => readSettings(env, root)).not.toThrow();
  expect(JSON.stringify(env)).not.toContain('a-secret');
});

test('its update of the release is shown', async () => {
  await supervise({}, [
    { update: 'begun', step: 'Build (content)' },
    { update: 'going on', done: 1, total: 2, what: 'pages' },
    { update: 'done' },
  ]);
  expect(shown).toEqual(['Build (content)', '1/2 pages']);
});

test('its error is shown, and it continues', async () => {
  const message = 'The content can not be built.';
  const failed = supervise({}, [
    { update: 'begun', step: 'Build (content)' },
    { update: 'failed', message, detail: 'Two records at one address', isProblem: true },
  ]);
  await expect(failed).rejects.toEqual(expect.objectContaining({ name: 'UserError', message }));
  await expect(failed).rejects.toHaveProperty('detail', 'Two records at one address');
  const [pid] = (await started()).map((line) => Number(line.split(' ').at(-1)));
  expect(pid && process.kill(pid, 0)).toBe(true);
});

test('a fault of its program is no problem of the content', async () => {
  const failed = supervise({}, [{ update: 'failed', message: 'x is undefined', detail: 'at y', isProblem: false }]);
  await expect(failed).rejects.toEqual(expect.not.objectContaining({ name: 'UserError' }));
  await expect(failed).rejects.toHaveProperty('stack', 'at y');
});

test('if it ends before the release is up to date, the error is shown, and it is restarted without waiting', async () => {
  await expect(supervise({}, [])).rejects.toThrow(
    'The builder stopped by itself (code 3); what it said is in data/logs/builder.log.',
  );
  await until(async () => (await started()).length === 2);
  expect((await started()).length).toBe(2);
});
