import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-proxy-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** The headers that name the visitor, for a server with this environment. */
async function trusted(env: Record<string, string>): Promise<string[]> {
  const server = await startPocketBase({ dir, env });
  try {
    const answer = await fetch(`${server.url}/api/settings`, { headers: { Authorization: server.token } });
    return ((await answer.json()) as { trustedProxy: { headers: string[] } }).trustedProxy.headers;
  } finally {
    await server.stop();
  }
}

test('a proxy is trusted only while the environment names its header', async () => {
  expect(await trusted({ TRUSTED_PROXY: 'X-Real-IP' })).toEqual(['X-Real-IP']);
  expect(await trusted({})).toEqual([]);
});

test('a value that is not a header name is refused with a message', async () => {
  await expect(trusted({ TRUSTED_PROXY: 'yes, please' })).rejects.toThrow(
    expect.objectContaining({ detail: expect.stringContaining('TRUSTED_PROXY is "yes, please". It must be the name') }),
  );
});
