import { mkdtemp, readFile, rename, rm, symlink, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type DataFolder, dataFolder } from '../../../server/dataFolder';
import { goLive } from '../../../server/release/goLive';
import { publishRelease } from '../../../server/release/publishRelease';
import { repairCurrent } from '../../../server/release/history/repairCurrent';
import { SAMPLE, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const fingerprint = { content: '', code: '', configuration: '' };
let server: ThrowawayPocketBase;
let data: DataFolder;
let dir: string;
let ids: string[];

async function publish(name: string, more: Record<string, string> = {}): Promise<string> {
  const output = path.join(dir, `public-${name}`);
  await writeSampleBuild(output, { 'blog/index.html': SAMPLE['blog/index.html']?.replace(/Blog/g, name), ...more });
  return (await publishRelease(output, data, fingerprint)).manifest.id;
}
const folder = (index: number) => path.join(data.releases, ids[index] ?? '');
/** Returns the release of a page of the site. */
async function seen(): Promise<string> {
  const answer = await fetch(`${server.url}/blog/`);
  const html = await answer.text();
  return `${answer.status} ${['First', 'Second', 'Third'].find((name) => html.includes(name)) ?? ''}`.trim();
}
const status = async () => {
  const answer = await fetch(`${server.url}/_site/status/data`, { headers: { Authorization: server.token } });
  return ((await answer.json()) as { shownInstead: string }).shownInstead;
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-lost-'));
  data = dataFolder(dir);
  ids = [await publish('First'), await publish('Second'), await publish('Third')];
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});
/** Moves something away while a test runs. */
async function without<T>(what: string, test: () => Promise<T>): Promise<T> {
  const aside = path.join(dir, `aside-${Math.random()}`);
  await rename(what, aside);
  try {
    return await test();
  } finally {
    await rename(aside, what);
  }
}

test.each(['running', 'restarted'])('%s: without its link the newest whole release is served', async (how) => {
  await without(data.current, async () => {
    if (how === 'restarted') await server.restart();
    expect([await seen(), await status()]).toEqual(['200 Third', ids[2]]);
  });
  expect([await seen(), await status()]).toEqual(['200 Third', '']);
});

test('a link to nowhere is no reason to answer 503', async () => {
  await without(data.current, async () => {
    await symlink('releases/nowhere', data.current);
    expect(await seen()).toBe('200 Third');
    await unlink(data.current);
  });
});

test('the folder of the live release is deleted: visitors see the previous one, and the status page reports it', async () => {
  await without(folder(2), async () => {
    expect([await seen(), await status()]).toEqual(['200 Second', ids[1]]);
    await without(folder(1), async () => expect(await seen()).toBe('200 First'));
  });
  expect([await seen(), await status()]).toEqual(['200 Third', '']);
});

test('the manifest of the live release is gone, and PocketBase starts', async () => {
  await without(path.join(folder(2), 'manifest.json'), async () => {
    await server.restart();
    expect([await seen(), await status()]).toEqual(['200 Second', ids[1]]);
  });
  expect(await seen()).toBe('200 Third');
});

test('a page of the live release is gone: the release before is served, until the page is back', async () => {
  for (const name of ['blog/index.html', 'blog/index.html.br', 'blog/index.html.gz']) {
    await without(path.join(folder(2), name), async () => {
      const encoding = name.endsWith('br') ? 'br' : name.endsWith('gz') ? 'gzip' : 'identity';
      const answer = await fetch(`${server.url}/blog/`, { headers: { 'Accept-Encoding': encoding } });
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Second')]);
    });
    expect(await seen()).toBe('200 Third');
  }
  // A path that the manifest does not list never existed.
  expect((await fetch(`${server.url}/nowhere/`)).status).toBe(404);
  expect(await status()).toBe('');
});

test('it is written into the log once', async () => {
  await server.restart();
  const since = Date.now();
  await without(folder(2), async () => {
    for (let i = 0; i < 20; i++) await fetch(server.url);
  });
  await new Promise((wait) => setTimeout(wait, 4_000));
  const filter = encodeURIComponent('message ~ "the newest whole one"');
  const answer = await fetch(`${server.url}/api/logs?filter=${filter}&sort=-created`, {
    headers: { Authorization: server.token },
  });
  const { items } = (await answer.json()) as { items: { message: string; created: string }[] };
  const recent = items.filter(({ created }) => Date.parse(created.replace(' ', 'T')) >= since);
  expect(recent).toHaveLength(1);
  expect(recent[0]?.message).toContain(ids[1]);
});

test('after npm start repaired the link the status page still reports it, until the link moves again', async () => {
  await without(folder(2), async () => {
    expect(await repairCurrent(data, { depth: 'quick' })).toEqual({ lost: ids[2], live: ids[1] });
    expect([await seen(), await status()]).toEqual(['200 Second', ids[1]]);
    expect(await readFile(path.join(data.current, 'id'), 'utf8')).toBe(ids[1]);
  });
  await goLive(data, ids[2] ?? '');
  expect([await seen(), await status()]).toEqual(['200 Third', '']);
});

test('without any whole release visitors read that the site is being built', async () => {
  await without(data.releases, async () => {
    await server.restart();
    expect(await seen()).toBe('503');
  });
  expect(await seen()).toBe('200 Third');
});

test('the next release is served with its changed, new and removed files', async () => {
  const more = async () => (await fetch(`${server.url}/more.txt`)).status;
  expect([await seen(), await more()]).toEqual(['200 Third', 404]);
  await publish('First', { 'more.txt': 'more' });
  expect([await seen(), await more(), (await fetch(`${server.url}/`)).status]).toEqual(['200 First', 200, 200]);
  await publish('Second');
  expect([await seen(), await more()]).toEqual(['200 Second', 404]);
});
