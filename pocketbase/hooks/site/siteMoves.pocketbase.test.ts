import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { currentId, listReleases } from '../../../server/site/releases';
import { goLive } from '../../../server/release/goLive';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const fingerprint = { content: '', code: '', configuration: '' };
let server: ThrowawayPocketBase;
let dir: string;

const get = (address: string) => rawRequest(server.url, address, { method: 'GET', headers: {} });
const publish = async (changes: Record<string, string | undefined> = {}) => {
  const output = await mkdtemp(path.join(dir, 'public-'));
  await writeSampleBuild(output, changes);
  await publishRelease(output, dataFolder(dir), fingerprint);
};

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-moves-'));
  await publish();
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test('going back is seen at once, and tabs of the newer release still find their scripts', async () => {
  const data = dataFolder(dir);
  const older = await currentId(data);
  const script = 'app-99999999999999999999.js';
  await publish({ [script]: 'newer()', 'blog/index.html': SAMPLE['blog/index.html']?.replace(/Blog/g, 'Newer') });
  const newer = await currentId(data);
  expect((await get('/blog/')).body.toString()).toContain('Newer');

  await goLive(data, older ?? '');
  const back = await get('/blog/');
  expect(back.body.toString()).not.toContain('Newer');
  expect(back.headers['server-timing']).toContain(older);
  expect(JSON.parse((await get('/builds/latest.json')).body.toString()).id).toBe(older);
  expect(await get(`/${script}`)).toMatchObject({
    status: 200,
    headers: { 'cache-control': expect.stringContaining('immutable') },
  });
  expect((await get('/app-88888888888888888888.js')).status).toBe(404);

  // Nor does a restart forget them.
  await server.restart();
  expect((await get('/blog/')).body.toString()).not.toContain('Newer');
  expect((await get(`/${script}`)).status).toBe(200);

  await goLive(data, newer ?? '');
  expect((await get('/blog/')).body.toString()).toContain('Newer');
});

test('many concurrent requests while releases change get complete answers', async () => {
  const data = dataFolder(dir);
  const ids = (await listReleases(data)).map(({ id }) => id).slice(0, 2);
  const pages = await Promise.all(
    ids.map(async (id) => [id, await readFile(path.join(data.releases, id, 'blog/index.html'), 'utf8')] as const),
  );
  const moving = (async () => {
    for (let move = 0; move < 40; move++) await goLive(data, ids[move % 2] ?? '');
  })();
  const asking = Array.from({ length: 200 }, async () => {
    const { status, headers, body } = await get('/blog/');
    const [, release] = /desc="([^"]+)"/.exec(String(headers['server-timing'])) ?? [];
    return { status, matches: new Map(pages).get(release ?? '') === body.toString() };
  });
  const answers = await Promise.all(asking);
  await moving;
  expect(answers.filter(({ status, matches }) => status !== 200 || !matches)).toEqual([]);
});
