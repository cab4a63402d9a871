import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../server/dataFolder';
import { publishRelease } from '../../server/release/publishRelease';
import { rawRequest } from '../../server/testing/rawRequest';
import { SAMPLE, writeSampleBuild } from '../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';

let server: ThrowawayPocketBase;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-hidden-'));
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

/** A page, a file, a redirect, one that was deleted, and a miss. */
const ADDRESSES = ['/blog/', '/robots.txt', '/soon', '/blog/removed/', '/nothing/'];

async function robotsOf(siteFile: object): Promise<(string | undefined)[]> {
  const output = await mkdtemp(path.join(dir, 'public-'));
  await writeSampleBuild(output, { 'site.json': JSON.stringify(siteFile) });
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
  const answers = await Promise.all(ADDRESSES.map((address) => rawRequest(server.url, address)));
  return answers.map(({ headers }) => headers['x-robots-tag'] as string | undefined);
}

test('a site that is not for search engines says so with every answer, and one that is with none', async () => {
  const site = JSON.parse(SAMPLE['site.json'] ?? '{}') as object;
  expect(await robotsOf({ ...site, noindex: true })).toEqual(ADDRESSES.map(() => 'noindex'));
  expect(await robotsOf(site)).toEqual(ADDRESSES.map(() => undefined));
});
