import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../dataFolder';
import { runCommand } from '../process/runCommand';
import { currentId } from '../site/releases';
import { publishRelease } from '../release/publishRelease';
import { ROOT } from '../settings';
import { samplePage, writeSampleBuild } from '../testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../testing/throwawayPocketBase';

let dir: string;
let data: DataFolder;
let server: ThrowawayPocketBase;
let first: string;
let second: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-rollback-'));
  data = dataFolder(dir);
  await writeSampleBuild(path.join(dir, 'public'));
  first = await publish('First');
  second = await publish('Second');
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

async function publish(title: string): Promise<string> {
  const page = samplePage({ lang: 'en', title, addresses: { en: '/blog/' } });
  await writeFile(path.join(dir, 'public/blog/index.html'), page);
  const fingerprint = { content: '', code: '', configuration: '' };
  const options = { cause: `posts "${title}" changed` };
  const { manifest } = await publishRelease(path.join(dir, 'public'), data, fingerprint, options);
  return manifest.id;
}

const rollback = (...args: string[]) => rollbackWith({}, ...args);
const rollbackWith = (env: Record<string, string>, ...args: string[]) =>
  runCommand(
    process.execPath,
    [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'server/commands/rollback.ts', ...args],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dir, ...env },
    },
  );
const seen = async () => (await fetch(`${server.url}/blog/`)).text();

test('lists the releases, the newest first, and marks the live one', async () => {
  const { code, output } = await rollback();
  const rows = output.split('\n').filter((line) => line.includes('pages'));
  expect(code).toBe(0);
  expect(rows[0]).toMatch(new RegExp(`→ ${second} .* 1 changed +posts "Second" changed`));
  expect(rows[1]).toContain(first);
  expect(rows[1]).not.toContain('→');
});

test('goes back and forward while the server runs', async () => {
  expect(await seen()).toContain('Second');
  expect(await rollback('--previous')).toMatchObject({
    code: 0,
    output: expect.stringContaining(`${first} is live after`),
  });
  expect(await seen()).toContain('First');
  expect(await rollback('--newest')).toMatchObject({ code: 0 });
  expect(await seen()).toContain('Second');
  expect(await rollback(first)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The next change of content'),
  });
  expect(await seen()).toContain('First');
});

test('editors read of it, and what waits is held', async () => {
  const api = async <T>(address: string, body?: object): Promise<T> => {
    const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
    const init = body && { method: 'POST', body: JSON.stringify(body) };
    return (await fetch(`${server.url}/api/collections/${address}`, { headers, ...init })).json() as T;
  };
  await rollback('--newest');
  for (const [release, status] of [
    [first, 'replaced'],
    [second, 'live'],
  ]) {
    await api('builds/records', { release, status, cause: `posts "${status}" changed` });
  }
  await api('tags/records', { slug: 'waits', name: 'Waits' });

  const env = { PB_URL: server.url, PB_TOKEN: server.token };
  expect(await rollbackWith(env, '--previous')).toMatchObject({ code: 0 });
  const { items } = await api<{ items: object[] }>('builds/records?filter=status="live"');
  expect(items).toMatchObject([{ release: first, cause: 'back to posts "replaced" changed', by: '' }]);
  const row = await api<Record<string, number>>('publishing/records/publishing00001');
  expect(row['revision']).toBeGreaterThan(0);
  expect(row['held_revision']).toBe(row['revision']);
});

test('explains an error, and moves nothing', async () => {
  await rollback(first);
  for (const [argument, message] of [
    ['--previous', 'There is no release before the one that is live.'],
    ['nothing', 'There is no release "nothing".'],
    ['--sideways', '--sideways? npm run rollback lists them'],
  ] as const) {
    expect(await rollback(argument)).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  }
  await truncate(path.join(data.releases, second, 'blog/index.html'), 20);
  expect(await rollback('--newest')).toMatchObject({ code: 1, output: expect.stringContaining('is damaged') });
  expect(await currentId(data)).toBe(first);
});
