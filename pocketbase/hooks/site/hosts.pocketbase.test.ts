import { rawRequest } from '../../../server/testing/rawRequest';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const PATHS = [
  '/',
  '/blog/',
  '/api/collections/posts/records',
  '/_/',
  '/_site/form-token',
  '/_site/status',
  '/sitemap.xml',
];

let server: ThrowawayPocketBase;
const statusOf = async (path: string, host: string, method = 'GET') =>
  (await rawRequest(server.url, path, { method, headers: { Host: host } })).status;

describe('with a SITE_URL of a public name', () => {
  beforeAll(async () => {
    const env = { SITE_ORIGIN: 'https://www.modrina.example', EXTRA_HOSTS: 'cms.modrina.example,site' };
    server = await startPocketBase({ env });
  });
  afterAll(() => server.stop());

  test.each(PATHS)('%s is refused under another host, with a message, and not cached', async (path) => {
    for (const host of ['evil.example', 'www.modrina.example.evil.example', '203.0.113.9']) {
      const answer = await rawRequest(server.url, path, { headers: { Host: host } });
      expect([host, answer.status]).toEqual([host, 421]);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      expect(answer.body.toString()).toBe(
        'This host is not one of the site. Its operator names them by SITE_URL and EXTRA_HOSTS.\n',
      );
    }
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect([method, [204, 421].includes(await statusOf(path, 'evil.example', method))]).toEqual([method, true]);
    }
  });

  test.each(PATHS)('%s is answered under the hosts of the site', async (path) => {
    const { host } = new URL(server.url);
    for (const own of ['www.modrina.example', 'WWW.modrina.example:443', 'cms.modrina.example', 'site:8090', host]) {
      expect([own, await statusOf(path, own)]).not.toEqual([own, 421]);
    }
  });

  test('health checks may use any host name', async () => {
    expect(await statusOf('/api/health', 'evil.example')).toBe(200);
    expect(await statusOf('/api/health/../settings', 'evil.example')).not.toBe(200);
  });
});

test('without one every host is right', async () => {
  server = await startPocketBase();
  try {
    expect(await statusOf('/api/health', 'whatever.example')).toBe(200);
    expect(await statusOf('/_site/form-token', 'whatever.example')).toBe(200);
  } finally {
    await server.stop();
  }
});
