import { setTimeout as sleep } from 'node:timers/promises';
import { rawRequest } from '../../../server/testing/rawRequest';
import { type PeopleSite, startPeopleSite } from '../testing/people';

let site: PeopleSite;
beforeAll(async () => {
  site = await startPeopleSite();
});
afterAll(() => site.stop());

/** PocketBase writes its log every three seconds. */
const UNTIL_WRITTEN_MS = 3500;

test('the log has neither file tokens nor preview links', async () => {
  const { token } = (await site.as('owner', 'POST', '/api/files/token')).body;
  const link = 'a'.repeat(32);
  for (const path of [`files/posts/none/none.png?thumb=1x1&token=${token}`, `backups/none.zip?Token=${token}`])
    await site.as('owner', 'GET', `/api/${path}`);
  await site.as('owner', 'GET', `/_site/preview/${link}`);
  // Under the name of another host.
  await rawRequest(site.server.url, `/_site/preview/${link}`, { headers: { Host: 'other.example' } });
  await sleep(UNTIL_WRITTEN_MS);
  const text = JSON.stringify(await site.as('owner', 'GET', '/api/logs?perPage=100'));
  expect(text).toContain('/api/files/posts/none/none.png?thumb=1x1&token=…');
  expect(text).toContain('/api/backups/none.zip');
  expect([text.includes(String(token)), text.includes(link)]).toEqual([false, false]);
});
