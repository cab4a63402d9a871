import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { identify } from './identity';
import { readChild, recordChild, supervisedUrl } from './records';
import { endGroup } from './processGroup';

let file: string;
beforeEach(async () => {
  file = path.join(await mkdtemp(path.join(tmpdir(), 'modrina-run-')), 'child.json');
});
afterEach(() => rm(path.dirname(file), { recursive: true }));

async function spawnSleeper() {
  const child = spawn('sleep', ['30'], { detached: true, stdio: 'ignore' });
  await once(child, 'spawn');
  return { child, pid: child.pid ?? 0 };
}

test('a recorded child is found, and no orphan while its owner lives', async () => {
  const { child, pid } = await spawnSleeper();
  await recordChild(file, pid, 'http://x');
  expect(await readChild(file)).toMatchObject({ child: { pid }, url: 'http://x', orphaned: false });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await readChild(file)).toBeUndefined();
});

test('the URL of a server holds while it is being restarted, and not without its supervisor', async () => {
  expect(await supervisedUrl(file)).toBeUndefined();
  const { child, pid } = await spawnSleeper();
  await recordChild(file, pid, 'http://x');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await supervisedUrl(file)).toBe('http://x');
  const record = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...record, owner: { ...record.owner, started: 'long ago' } }));
  expect(await supervisedUrl(file)).toBeUndefined();
});

test('a child whose owner has ended is an orphan, and is ended', async () => {
  const { child, pid } = await spawnSleeper();
  await recordChild(file, pid);
  const record = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...record, owner: { ...record.owner, started: 'long ago' } }));
  const found = await readChild(file);
  expect(found?.orphaned).toBe(true);
  const exit = once(child, 'exit');
  await endGroup(record.child);
  expect((await exit)[1]).toBe('SIGTERM');
});

test('another process under the same number is left alone', async () => {
  const { child, pid } = await spawnSleeper();
  const identity = await identify(pid);
  await endGroup({ pid, started: 'another time', command: identity?.command ?? '' });
  await endGroup({ pid, started: identity?.started ?? '', command: 'another program' });
  expect(await identify(pid)).toEqual(identity);
  child.kill('SIGKILL');
});
