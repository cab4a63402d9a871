import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, SAMPLE_URL, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { robotsTxt } from '../../../src/gatsby/wellKnown/siteFiles';
import { siteFile } from '../../../src/gatsby/siteJson/siteFile';
import { parseEnv } from '../../../src/lib/env';

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

/** A page, a file, a redirect, a deleted page, and a path that does not exist. */
const ADDRESSES = ['/blog/', '/robots.txt', '/soon', '/blog/removed/', '/nothing/'];

/** Publishes the files for crawlers that a build in an environment writes, and requests them as crawlers do. */
async function askAs(environment: Record<string, string>) {
  const {
    siteUrl,
    siteEnv,
    preview,
    firstRelease: cardsFollow,
    pocketBaseUrl: backend,
    dashboardUrl,
  } = parseEnv(environment);
  const indexed = siteEnv === 'production';
  const nothing = { redirects: [], gone: [], pages: [], states: [], links: {}, missingFiles: [], pageHeaders: {} };
  const { noindex } = siteFile({ ...nothing, siteUrl, backend, dashboardUrl, preview, cardsFollow, indexed });
  const site = JSON.parse(SAMPLE['site.json'] ?? '{}') as object;
  const output = await mkdtemp(path.join(dir, 'public-'));
  await writeSampleBuild(output, {
    'robots.txt': robotsTxt(siteUrl, indexed),
    'site.json': JSON.stringify({ ...site, noindex }),
  });
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' });
  // Alone: requests while a release is being read are answered from the previous one.
  const robots = await rawRequest(server.url, '/robots.txt');
  const answers = await Promise.all(ADDRESSES.map((address) => rawRequest(server.url, address)));
  return {
    robots: robots.body.toString(),
    tags: answers.map(({ headers }) => headers['x-robots-tag']),
    page: answers[0]?.body.toString() ?? '',
  };
}

test.each([
  ['another address', { SITE_URL: 'https://staging.modrina.example' }],
  ['a word in its environment', { SITE_URL: SAMPLE_URL, SITE_ENV: 'staging' }],
])('a site that search engines must not index, by %s, sends noindex with every answer', async (_, environment) => {
  const { robots, tags } = await askAs(environment);
  expect(robots).toBe('User-agent: *\nDisallow: /\n');
  expect(tags).toEqual(ADDRESSES.map(() => 'noindex'));
});

test.each([
  ['its address', { SITE_URL: SAMPLE_URL }],
  ['a word in its environment', { SITE_URL: 'https://test.modrina.example', SITE_ENV: 'production' }],
])('a site in production, by %s, lets search engines have all of it', async (_, environment) => {
  const { robots, tags, page } = await askAs(environment);
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${environment.SITE_URL}/sitemap.xml\n`);
  expect(tags).toEqual(ADDRESSES.map(() => undefined));
  expect(page).not.toContain('name="robots"');
});
