import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import { logIn } from '../pocketbase/logIn';
import { freePort } from '../process/ports';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { testProgram } from '../testing/installation';
import { SAMPLE, writeSampleBuild } from '../testing/sampleBuild';

const PERSON = { email: 'owner@modrina.example', password: 'only-for-tests-1' };
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
  expect(await logIn(url, PERSON)).toMatch(/^ey/);
  expect(await (await fetch(`${url}/blog/`)).text()).toBe(SAMPLE['blog/index.html']);

  const ended = new Promise((resolve) => running?.once('exit', (_, signal) => resolve(signal)));
  running?.kill('SIGTERM');
  // The signal came to PocketBase itself: a shell before it would end with a code of its own.
  expect(await ended).toBeNull();
  await expect(fetch(url)).rejects.toThrow();
});

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
  const port = await freePort();
  // As in the image: the program is found by PATH, and every address of the machine is served.
  const programs = path.join(dir, 'bin');
  await mkdir(programs);
  await symlink(await testProgram(), path.join(programs, 'pocketbase'));
  const env = {
    ...{
      PATH: [programs, process.env['PATH']].join(path.delimiter),
      DATA_DIR: dir,
      HOST: '0.0.0.0',
      PORT: String(port),
    },
    ...{ PB_SUPERUSER_EMAIL: PERSON.email, PB_SUPERUSER_PASSWORD: PERSON.password },
  };
  const child = spawn('sh', [path.join(ROOT, 'deploy/serve.sh')], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  running = child;
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/api/health`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`serve.sh ended with ${child.exitCode}:\n${output}`);
    await sleep(50);
  }
  return url;
}
