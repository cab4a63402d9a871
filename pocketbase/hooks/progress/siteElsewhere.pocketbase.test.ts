import { openQueue } from '../../../server/publisher/queue';
import { rawRequest } from '../../../server/testing/rawRequest';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';

const SITE = 'https://www.modrina.example';
let server: ThrowawayPocketBase;
beforeAll(async () => {
  server = await startPocketBase({ env: { SITE_ORIGIN: SITE, EXTRA_HOSTS: 'cms.modrina.example' } });
});
afterAll(() => server.stop());

const ask = async (path: string, Host = 'cms.modrina.example') => {
  const { status, headers } = await rawRequest(server.url, path, { headers: { Host } });
  return [status, headers.location];
};

test('PocketBase without a release leads to the pages that another machine built, once there are any', async () => {
  expect(await ask('/blog/')).toEqual([503, undefined]);
  const queue = openQueue(server.url, server.token);
  const lease = await queue.lease({ holder: 'host', cause: 'npm run build' });
  if ('refused' in lease) throw new Error(lease.refused);
  await queue.finish(lease.fence, { status: 'live', release: '2026-11-25T20-00-00-000Z-abc' });
  for (const path of ['/', '/sl/blog/?a=b', '/o-nas-%C4%8D/', '/@evil.example/']) {
    expect(await ask(path)).toEqual([302, SITE + path]);
  }
  // The site's own name may lead here: a redirect to it would have no end.
  expect(await ask('/blog/', 'www.modrina.example')).toEqual([503, undefined]);
  expect(await ask('/_site/form-token')).toEqual([200, undefined]);
});
