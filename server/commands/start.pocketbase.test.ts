import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataFolder } from '../dataFolder';
import { EXIT } from '../process/processGroup';
import { identify } from '../process/identity';
import { freePort } from '../process/ports';
import { publishRelease } from '../release/publishRelease';
import { PREPARATION } from '../steps/forecast';
import { stopOrphans } from '../steps/stopOrphans';
import { testProgram } from '../testing/installation';
import { isWholeSuite } from '../testing/roundsOf';
import { runStart, type StartRun } from '../testing/runStart';
import { writeSampleBuild } from '../testing/sampleBuild';
import { fillData } from '../testing/templateData';

let dir: string;
let port: number;
let running: StartRun | undefined;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-start-'));
  port = await freePort();
});
afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exited;
  running = undefined;
  // Ends processes left by a killed start that no later start cleaned up.
  await stopOrphans(dataFolder(dir));
  await rm(dir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  running = await runStart({ DATA_DIR: dir, PORT: String(port), ...env });
  return running;
}
/** Where the start itself is not in question, its database is there already. */
const fill = async () => fillData(dir, await testProgram());
const status = (address = '/') => fetch(`http://127.0.0.1:${port}${address}`).then((answer) => answer.status);
const serverPid = async () =>
  JSON.parse(await readFile(path.join(dir, 'run/pocketbase.json'), 'utf8')).child.pid as number;

test('from nothing to a server with the page that the site is being built; SIGTERM stops all of it', async () => {
  const run = await start();
  await run.until('Ctrl-C stops everything');
  expect(run.output()).toContain(`Site       http://127.0.0.1:${port}\n`);
  expect(run.output()).toContain(`Dashboard  http://127.0.0.1:${port}/_/`);
  expect([await status(), await status('/api/health')]).toEqual([503, 200]);
  // The estimate of a first start knows each step by its name.
  expect(run.output().match(/(?<=^… ).*$/gm)).toEqual(PREPARATION.map(({ name }) => name));

  const kept = path.join(dir, 'superuser.json');
  const { password } = JSON.parse(await readFile(kept, 'utf8'));
  expect((await stat(kept)).mode & 0o777).toBe(0o600);
  const log = await readFile(path.join(dir, 'logs/pocketbase.log'), 'utf8');
  expect(run.output() + log).not.toContain(password);
  expect(run.output() + log).not.toMatch(/pbinstal/);

  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  await expect(status()).rejects.toThrow();
});

test('a second start serves the last release', async () => {
  await fill();
  await writeSampleBuild(path.join(dir, 'public'));
  await publishRelease(path.join(dir, 'public'), dataFolder(dir), { content: '', code: '', configuration: '' });
  const first = await start();
  await first.until('Ctrl-C stops everything');
  first.child.kill('SIGINT');
  await first.exited;

  await (await start()).until('✓ Server');
  expect(await status('/blog/')).toBe(200);
});

test('a taken port is named, and nothing is touched', async () => {
  const other = createServer().listen(port, '127.0.0.1');
  const run = await start();
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain(`Port ${port} of 127.0.0.1 is taken by another program.`);
  await new Promise((resolve) => other.close(resolve));
});

test('a start beside a running one is refused', async () => {
  await fill();
  await (await start()).until('Ctrl-C stops everything');
  const second = await runStart({ DATA_DIR: dir, PORT: String(await freePort()) });
  expect(await second.exited).toBe(EXIT.operator);
  expect(second.output()).toContain(`The site runs already at http://127.0.0.1:${port}`);
});

test('after kill -9 a PocketBase remains, which the next start replaces', async () => {
  await fill();
  const killed = await start();
  await killed.until('Ctrl-C stops everything');
  const orphan = await serverPid();
  killed.child.kill('SIGKILL');
  await killed.exited;
  expect(await status('/api/health')).toBe(200);

  await (await start()).until('Ctrl-C stops everything');
  expect(await serverPid()).not.toBe(orphan);
  expect(await identify(orphan)).toBeUndefined();
});

test.each(isWholeSuite() ? [300, 600, 900] : [600])(
  'kill -9 after %i ms of a first start: the next start works',
  async (delay) => {
    const killed = await start();
    await sleep(delay);
    killed.child.kill('SIGKILL');
    await killed.exited;
    await (await start()).until('Ctrl-C stops everything');
    expect(await status('/api/health')).toBe(200);
  },
);

test('PocketBase is started again when it crashes', async () => {
  await fill();
  const run = await start();
  await run.until('Ctrl-C stops everything');
  process.kill(await serverPid(), 'SIGKILL');
  await run.until('Starting it again');
  for (let i = 0; i < 100 && (await status('/api/health').catch(() => 0)) !== 200; i++) await sleep(50);
  expect(await status('/api/health')).toBe(200);
});

test('drafts are not for visitors: a preview is refused before anything is touched', async () => {
  const run = await start({ PREVIEW: '1' });
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain('Unset PREVIEW; to see drafts use npm run dev, or PREVIEW=1 npm run build.');
  expect(await readdir(dir)).toEqual([]);
});

test('an argument is refused, with the place of the settings', async () => {
  const run = await runStart({ DATA_DIR: dir, PORT: String(port) }, ['--port', '3000']);
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain('npm start takes no arguments, and "--port" is one');
  expect(await readdir(dir)).toEqual([]);
});

test('a value that cannot be is named', async () => {
  const run = await start({ PORT: 'abc' });
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain('PORT is "abc".');
});
