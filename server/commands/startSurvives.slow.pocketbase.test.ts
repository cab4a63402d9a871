import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataFolder, dataFolder } from '../dataFolder';
import { EXIT } from '../process/processGroup';
import { identify } from '../process/identity';
import { freePort } from '../process/ports';
import { publishRelease } from '../release/publishRelease';
import { stopOrphans } from '../steps/stopOrphans';
import { runStart, type StartRun } from '../testing/runStart';
import { writeSampleBuild } from '../testing/sampleBuild';

jest.setTimeout(120_000);
let dir: string;
let data: DataFolder;
let port: number;
let running: StartRun | undefined;
let isMounted = false;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-survives-'));
  data = dataFolder(dir);
  port = await freePort();
});
afterEach(async () => {
  running?.child.kill('SIGTERM');
  await running?.exited;
  running = undefined;
  await stopOrphans(data);
  if (isMounted) execFileSync('umount', [dir]);
  isMounted = false;
  await rm(dir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}) {
  running = await runStart({ DATA_DIR: dir, PORT: String(port), ...env });
  return running;
}
async function startedSite(): Promise<StartRun> {
  const run = await start();
  await run.until('Ctrl-C stops everything');
  return run;
}
const status = (address = '/') =>
  fetch(`http://127.0.0.1:${port}${address}`).then(
    (answer) => answer.status,
    () => 0,
  );
async function until<T>(read: () => Promise<T | undefined | false>): Promise<T> {
  for (let i = 0; i < 1_000; i++) {
    const found = await read();
    if (found) return found;
    await sleep(50);
  }
  throw new Error(`It did not come to pass: ${read}\n${running?.output()}`);
}
const serverPid = async () =>
  (JSON.parse(await readFile(path.join(data.run, 'pocketbase.json'), 'utf8')) as { child: { pid: number } }).child.pid;
async function publish(text: string): Promise<string> {
  const output = path.join(dir, 'public');
  await writeSampleBuild(output, { 'robots.txt': `User-agent: ${text}\n` });
  const made = await publishRelease(output, data, { content: '', code: '', configuration: '' });
  return made.manifest.id;
}
/** A file system of its own. @returns false where none can be mounted: that needs root */
function mounts(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'modrina-test', dir], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    isMounted = false;
  }
  return isMounted;
}

test('PocketBase is killed again while it restarts, eight times: it comes back', async () => {
  const run = await startedSite();
  let killed = 0;
  for (let kills = 0; kills < 8; kills++) {
    const pid = await until(() => serverPid().then((found) => found !== killed && found));
    process.kill(pid, 'SIGKILL');
    killed = pid;
  }
  await until(async () => (await serverPid()) !== killed && (await status('/api/health')) === 200);
  expect(run.child.exitCode).toBeNull();
  expect(run.output()).toMatch(/PocketBase stopped .* Starting it again in 0\.25 s\./);
});

test('SIGTERM while PocketBase waits for its restart ends with 0, and nothing is left', async () => {
  const run = await startedSite();
  for (let kills = 0, killed = 0; kills < 3; kills++) {
    const pid = await until(() => serverPid().then((found) => found !== killed && found));
    process.kill(pid, 'SIGKILL');
    killed = pid;
  }
  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(EXIT.done);
  expect(await status()).toBe(0);
});

test('a server that was left behind without a record is stopped by the next start', async () => {
  const run = await startedSite();
  const left = await serverPid();
  // As on a full disk, or where the start is killed before it writes.
  await unlink(path.join(data.run, 'pocketbase.json'));
  run.child.kill('SIGKILL');
  await run.exited;
  expect(await status('/api/health')).toBe(200);
  await startedSite();
  expect(await serverPid()).not.toBe(left);
  expect(await identify(left)).toBeUndefined();
});

test('SIGTERM before it is ready ends with 143', async () => {
  const run = await start();
  await run.until('PocketBase');
  run.child.kill('SIGTERM');
  expect([EXIT.done, 143]).toContain(await run.exited);
});

test('a database that is damaged is for the operator: it is named, and no restart is tried', async () => {
  const run = await startedSite();
  const pid = await serverPid();
  process.kill(pid, 'SIGSTOP');
  for (const name of ['data.db', 'data.db-wal']) {
    const file = await open(path.join(data.database, name), 'r+').catch(() => undefined);
    await file?.write(Buffer.alloc(16_384, 0xa5), 0, 16_384, 0);
    await file?.close();
  }
  process.kill(pid, 'SIGKILL');
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain(`The database in ${data.database} is damaged.`);
});

test('the link to the live release is repaired while the site is served', async () => {
  const first = await publish('first');
  const second = await publish('second');
  const run = await startedSite();
  await unlink(data.current);
  await until(async () => (await readFile(path.join(data.current, 'id'), 'utf8').catch(() => '')) === second);
  await rename(path.join(data.releases, second), path.join(dir, 'aside'));
  expect(await status('/blog/')).toBe(200);
  await until(async () => (await readFile(path.join(data.current, 'id'), 'utf8').catch(() => '')) === first);
  await run.until(`The live release ${second} is missing or has lost files: visitors see ${first}`);
  expect(await status('/blog/')).toBe(200);
});

test('a data folder that is mounted read-only is for the operator', async () => {
  if (!mounts()) return;
  execFileSync('mount', ['-o', 'remount,ro', dir]);
  const run = await start();
  expect(await run.exited).toBe(EXIT.operator);
  expect(run.output()).toContain(`DATA_DIR (${dir}) is on a disk that is mounted read-only. Remount it`);
});

test('a full disk ends a start with 1; one that fills up later is survived until there is room', async () => {
  if (!mounts()) return;
  const filler = path.join(dir, 'filler');
  const fill = () => writeFile(filler, Buffer.alloc(64_000_000)).catch(() => undefined);
  await fill();
  const refused = await start();
  expect(await refused.exited).toBe(EXIT.failed);
  expect(refused.output()).toContain(`The disk of DATA_DIR (${dir}) is full, so the site does not start.`);
  await unlink(filler);

  await publish('first');
  const run = await startedSite();
  await fill();
  expect(await status('/blog/')).toBe(200);
  process.kill(await serverPid(), 'SIGKILL');
  // It may start on what room SQLite has left, or not until there is more.
  await sleep(3_000);
  expect(run.child.exitCode).toBeNull();
  await unlink(filler);
  await until(async () => (await status('/blog/')) === 200 && (await status('/api/health')) === 200);
  expect(run.child.exitCode).toBeNull();
});
