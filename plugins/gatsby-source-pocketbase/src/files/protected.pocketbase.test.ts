import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { startPocketBase, type ThrowawayPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from '../testing/fakeGatsby';
import { type FileProxy, startFileProxy } from '../testing/startFileProxy';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

let server: ThrowawayPocketBase;
let backend: TestBackend;
let proxy: FileProxy;
const names: string[] = [];

beforeAll(async () => {
  server = await startPocketBase();
  backend = await startTestBackend(server);
  proxy = await startFileProxy(backend.server.url);
  for (const title of ['One', 'Two']) {
    const { id } = await backend.create('articles', { title, status: 'published' });
    names.push(String((await backend.upload(id, 'secret', `${title}.txt`, Buffer.from(title))).secret));
  }
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});
beforeEach(async () => {
  proxy.files = [];
  proxy.cuts = 0;
  proxy.beforeFile = undefined;
  await rm(path.join(backend.root, 'files'), { recursive: true, force: true });
});

const options = (changes = {}) => backend.options({ url: proxy.url, concurrency: 1, ...changes });
const tokensSent = () => proxy.files.map((address) => new URL(address, proxy.url).searchParams.get('token') ?? '');

/** Makes every file token so far worthless. */
async function forgetTokens(): Promise<void> {
  const fileToken = { secret: 'x'.repeat(40), duration: 180 };
  await backend.send('PATCH', '/api/collections/_superusers', { fileToken });
}

it('opens with a token of its own, one for all, that is written nowhere', async () => {
  const gatsby = fakeGatsby(backend.root);
  const { info, warnings } = await gatsby.source(options());
  expect(gatsby.nodes('PbFile').map(({ base }) => base)).toEqual(expect.arrayContaining(names));
  const tokens = [...new Set(tokensSent())];
  expect(tokens).toEqual([expect.stringMatching(/^ey/)]);

  const entries = await readdir(path.join(backend.root, 'files'), { recursive: true, withFileTypes: true });
  const kept = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
  );
  const written = [JSON.stringify(gatsby.nodes('PbFile')), JSON.stringify(gatsby.nodes('PbRecord')), ...kept];
  expect([...written, ...info, ...warnings].join('\n')).not.toContain(tokens[0]);
});

it('never shows the token in an error', async () => {
  proxy.cuts = 9;
  const failure: unknown = await fakeGatsby(backend.root)
    .source(options({ retries: 0 }))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ id: '10101' });
  const said = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
  expect({ said, sent: tokensSent().some((token) => said.includes(token)) }).toMatchObject({ sent: false });
});

it('takes another token when the one in use has expired meanwhile', async () => {
  // Before the second file: the first was read with a token that is refused now.
  proxy.beforeFile = (count) => (count === 2 ? forgetTokens() : Promise.resolve());
  const gatsby = fakeGatsby(backend.root);
  const { warnings } = await gatsby.source(options());
  expect(warnings).toEqual([]);
  expect(gatsby.nodes('PbFile')).toHaveLength(2);
  const [first, second, third] = tokensSent();
  expect([first === second, second === third, third]).toEqual([true, false, expect.stringMatching(/^ey/)]);
});

it('requests a missing file once more with another token, and warns', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options());
  const [first, second] = gatsby
    .nodes('PbFile')
    .map((node) => String(node.key))
    .sort();
  const storage = path.join(server.dataDir, 'pb_data/storage');
  const sourceWithout = async (key = '') => {
    proxy.files = [];
    await rm(path.join(backend.root, 'files'), { recursive: true });
    await rename(path.join(storage, key), path.join(storage, `${key}.away`));
    const { warnings } = await fakeGatsby(backend.root).source(options());
    await rename(path.join(storage, `${key}.away`), path.join(storage, key));
    return { warnings, asked: proxy.files.length };
  };
  const warning = (key = '') => `PocketBase has no file ${key}: it is left out; upload it again in the record.`;
  expect(await sourceWithout(second)).toEqual({ warnings: [warning(second)], asked: 3 });
  // Asked for with a token that was just taken.
  expect(await sourceWithout(first)).toEqual({ warnings: [warning(first)], asked: 2 });
});
