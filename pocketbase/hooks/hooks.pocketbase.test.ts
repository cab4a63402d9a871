import { rm } from 'node:fs/promises';
import { installationWith, serveInstallation } from './testing/installationWith';

const HOOK = "routerAdd('GET', '/test/fail', () => require(`${__hooks}/testing/fail.js`).fail());";

interface Log {
  data: { details?: string; error?: string };
}

test('an error in a hook is logged with file and line of its source', async () => {
  const installation = await installationWith(HOOK, { fail: 'testing/fail.ts' });
  const server = await serveInstallation(installation, {});
  try {
    expect((await fetch(`${server.url}/test/fail`)).status).toBe(400);
    const find = async () => {
      const headers = { Authorization: server.token };
      const answer = await fetch(`${server.url}/api/logs?filter=${encodeURIComponent('data.url="/test/fail"')}`, {
        headers,
      });
      const { items } = (await answer.json()) as { items: Log[] };
      return JSON.stringify(items);
    };
    // PocketBase writes its log every three seconds.
    let found = await find();
    for (let tried = 0; tried < 50 && found === '[]'; tried++) {
      await new Promise((resolve) => setTimeout(resolve, 200));
      found = await find();
    }
    expect(found).toContain('hooks/testing/fail.ts:3');
  } finally {
    await server.stop();
    await rm(installation.dir, { recursive: true, force: true });
  }
});
