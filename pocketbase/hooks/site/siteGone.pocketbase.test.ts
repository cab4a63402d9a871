import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-gone-'));
  const output = path.join(dir, 'public');
  await writeSampleBuild(output);
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

test.each([
  ['/blog/removed/', 'Removed'],
  ['/blog/removed?a=b', 'Removed'],
  ['/sl/blog/removed/', 'Odstranjeno'],
])('%s was deleted: 410, in its locale', async (address, title) => {
  const answer = await rawRequest(server.url, address, { headers: { 'Accept-Encoding': 'br' } });
  expect(answer).toMatchObject({ status: 410, headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(answer.headers).not.toHaveProperty('etag');
  expect(brotliDecompressSync(answer.body).toString()).toContain(`<h1>${title}</h1>`);
  expect((await rawRequest(server.url, address, { method: 'HEAD' })).status).toBe(410);
});

test.each(['/410/', '/sl/410/', '/410/index.html'])('%s itself is not found', async (address) => {
  expect((await rawRequest(server.url, address)).status).toBe(404);
});
