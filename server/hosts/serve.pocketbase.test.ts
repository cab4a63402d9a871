import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import { freePort } from '../process/ports';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { runCommandFile } from '../testing/runCommandFile';
import { SAMPLE, writeSampleBuild } from '../testing/sampleBuild';
import { OWNER, serveDetached, serveScript } from './testing/serveScript';

let dir: string;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-serve-'));
});
afterEach(async () => {
  running?.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

test('without Node: a database, an owner, the release, and an orderly end', async () => {
  await writeSampleBuild(path.join(dir, 'public'));
  await publishRelease(path.join(dir, 'public'), dataFolder(dir), { content: '', code: '', configuration: '' });
  const url = await serve();
  expect(await logIn(url, OWNER)).toMatch(/^ey/);
  expect(await (await fetch(`${url}/blog/`)).text()).toBe(SAMPLE['blog/index.html']);

  const ended = new Promise((resolve) => running?.once('exit', (_, signal) => resolve(signal)));
  running?.kill('SIGTERM');
  // The signal came to PocketBase itself: a shell before it would end with a code of its own.
  expect(await ended).toBeNull();
  await expect(fetch(url)).rejects.toThrow();
});

test('it listens at an IPv6 address', async () => {
  const { child, url } = await serveScript(dir, { HOST: '::1' });
  running = child;
  expect(url).toMatch(/^http:\/\/\[::1\]:/);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
});

test.each(['restore', 'start', 'build', 'builder'] as const)(
  'npm run %s leaves its server and its database alone',
  async (command) => {
    const { pid, url } = await serveDetached(dir);
    try {
      const given = command === 'restore' ? ['a-backup.zip'] : [];
      const env = { DATA_DIR: dir, BACKUP_DIR: `${dir}-backups`, PORT: String(await freePort()), BUILD: 'none' };
      const { code, output } = await runCommandFile(command, given, env);
      expect(code).not.toBe(0);
      expect(output).toContain(command === 'builder' ? 'set PB_URL and PB_TOKEN' : `Process ${pid} `);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
      expect(await logIn(url, OWNER)).toMatch(/^ey/);
    } finally {
      process.kill(pid, 'SIGKILL');
    }
  },
);

test('a missing variable is named', async () => {
  const child = spawn('sh', [path.join(ROOT, 'deploy/serve.sh')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dir },
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  expect(await new Promise((resolve) => child.once('close', resolve))).not.toBe(0);
  expect(output).toContain('PB_SUPERUSER_EMAIL');
});

async function serve(): Promise<string> {
  const { child, url } = await serveScript(dir);
  running = child;
  return url;
}
