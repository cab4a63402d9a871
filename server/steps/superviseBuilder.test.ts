import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import type { Life } from '../process/Life';
import { readChild } from '../process/records';
import { readSettings, ROOT } from '../settings';
import { superviseBuilder } from './superviseBuilder';

/** In place of the real one: notes what it is told, and lives until it is stopped. */
const BUILDER = `
  import { appendFileSync } from 'node:fs';
  const { PB_URL, PB_TOKEN, PB_SUPERUSER_PASSWORD = 'none', DATA_DIR } = process.env;
  appendFileSync(DATA_DIR + '/told.txt', [PB_URL, PB_TOKEN, PB_SUPERUSER_PASSWORD, process.pid].join(' ') + '\\n');
  console.log('builds');
  setInterval(() => undefined, 1000);
`;

jest.setTimeout(60_000);

let root: string;
const cleanups: (() => Promise<void>)[] = [];
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'modrina-supervise-'));
  await mkdir(path.join(root, 'server'));
  await writeFile(path.join(root, 'server/builder.ts'), BUILDER);
  // Where it finds tsx.
  await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await rm(root, { recursive: true, force: true });
});

const told = async () =>
  (await readFile(path.join(root, 'data/told.txt'), 'utf8').catch(() => '')).split('\n').slice(0, -1);
async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 1_000 && !(await condition()); i++) await sleep(50);
}
async function supervise(env: Record<string, string>): Promise<void> {
  const data = dataFolder(path.join(root, 'data'));
  await mkdir(data.root);
  const life = { onEnd: (cleanup: () => Promise<void>) => cleanups.push(cleanup) } as unknown as Life;
  const settings = { ...readSettings(env, root), dataDir: data.root };
  superviseBuilder({ settings, data, url: 'http://127.0.0.1:1', access: { token: 'a-token' } }, life);
}

test('it is started with a token and no password, again after a crash, and stopped with the command', async () => {
  await supervise({ PB_SUPERUSER_EMAIL: 'owner@modrina.example', PB_SUPERUSER_PASSWORD: 'a-password' });
  await until(async () => (await told()).length === 1);
  const [first = ''] = await told();
  expect(first).toMatch(/^http:\/\/127\.0\.0\.1:1 a-token none \d+$/);

  process.kill(Number(first.split(' ').at(-1)), 'SIGKILL');
  await until(async () => (await told()).length === 2);
  const record = path.join(root, 'data/run/builder.json');
  await until(async () => String((await readChild(record))?.child.pid) === (await told())[1]?.split(' ').at(-1));
  expect(await readFile(path.join(root, 'data/logs/builder.log'), 'utf8')).toMatch(
    /^builds\nThe builder stopped by itself \(code \d+\); it is started again in 0\.5 s\.\nbuilds\n/,
  );

  for (const cleanup of cleanups.splice(0)) await cleanup();
  expect(await readChild(record)).toBeUndefined();
});
