import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startPocketBase } from '../../../../../server/testing/throwawayPocketBase';
import { createClient } from '../../client/createClient';
import { fakeGatsby } from '../../testing/fakeGatsby';
import { type FileProxy, startFileProxy } from '../../testing/startFileProxy';
import { startTestBackend, type TestBackend } from '../../testing/testBackend';
import { INFO_VERSION } from '../FileInfo';
import { createFileStore } from './fileStore';
import { storePaths } from './storePaths';

let backend: TestBackend;
let proxy: FileProxy;
let key: string;
let picture: Buffer;

beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  proxy = await startFileProxy(backend.server.url);
  // Noise, which no format makes small: large enough to arrive in pieces.
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  picture = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#36a', noise } })
    .png()
    .toBuffer();
  const article = await backend.create('articles', { title: 'One', status: 'published' });
  const { image } = await backend.upload(article.id, 'image', 'Noise.png', picture);
  const { id } = await backend.send('GET', '/api/collections/articles');
  key = `${id}/${article.id}/${String(image)}`;
});
afterAll(async () => {
  await proxy.stop();
  await backend.stop();
});

const dir = () => path.join(backend.root, 'files');
const file = () => storePaths(dir()).file(key);
const sidecar = () => storePaths(dir()).sidecar(key);
const options = (changes = {}) => backend.options({ url: proxy.url, ...changes });
/** Sources with a Gatsby that remembers nothing. @returns what was fetched, and the node */
async function sourceCold(changes = {}) {
  proxy.files = [];
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options(changes));
  return { fetched: proxy.files.length, node: gatsby.nodes('PbFile')[0], log: gatsby.log };
}

beforeEach(async () => {
  proxy.cuts = 0;
  await rm(dir(), { recursive: true, force: true });
});

describe('the facts of a file', () => {
  it('are kept: the file is neither fetched nor decoded again without Gatsby’s cache', async () => {
    const first = await sourceCold();
    expect(first.node).toMatchObject({
      width: 400,
      height: 200,
      dominantColor: expect.stringMatching(/^#/),
      blurDataURL: expect.stringMatching(/^data:image\/webp/),
    });
    await writeFile(file(), Buffer.alloc(picture.length));
    const second = await sourceCold();
    expect(second.fetched).toBe(0);
    expect(second.node).toEqual(first.node);
  });

  it('are computed again, without a fetch, for a newer version', async () => {
    const first = await sourceCold();
    await writeFile(sidecar(), JSON.stringify({ version: 0, info: { size: picture.length } }));
    const second = await sourceCold();
    expect(second.fetched).toBe(0);
    expect(second.node).toEqual(first.node);
    expect(JSON.parse(await readFile(sidecar(), 'utf8'))).toMatchObject({
      version: INFO_VERSION,
      info: { width: 400 },
    });
  });

  it.each(['{ half', `{"version":${INFO_VERSION},"info":{"size":SIZE}}`, ''])(
    'is not believed when it reads %j',
    async (text) => {
      const first = await sourceCold();
      await writeFile(sidecar(), text.replace('SIZE', String(picture.length)));
      const second = await sourceCold();
      expect(second.fetched).toBe(1);
      expect(second.node).toEqual(first.node);
    },
  );

  it('makes a node anew that an older version made', async () => {
    const gatsby = fakeGatsby(backend.root);
    await gatsby.source(options());
    const [node] = gatsby.nodes('PbFile');
    Object.assign(node ?? {}, { infoVersion: 0, internal: { type: 'PbFile', contentDigest: 'older' } });
    const { created } = await gatsby.source(options());
    expect(created).toEqual([expect.objectContaining({ key, infoVersion: INFO_VERSION })]);
  });
});

describe('a file that arrives badly', () => {
  it('is requested again until it is complete', async () => {
    proxy.cuts = 1;
    const { fetched, node } = await sourceCold({ retries: 1 });
    expect(fetched).toBe(2);
    expect(node).toMatchObject({ width: 400 });
    expect(await readFile(file())).toEqual(picture);
  });

  it('stops the build if it is never complete, and leaves neither an incomplete file nor a node', async () => {
    proxy.cuts = 5;
    const gatsby = fakeGatsby(backend.root);
    await expect(gatsby.source(options({ retries: 1 }))).rejects.toMatchObject({ id: '10101' });
    expect(gatsby.log.created).toEqual([]);
    await expect(stat(dir())).rejects.toThrow('ENOENT');
  });

  it('is fetched again when it was cut off here', async () => {
    await sourceCold();
    await writeFile(file(), picture.subarray(0, 1000));
    const { fetched } = await sourceCold();
    expect(fetched).toBe(1);
    expect(await readFile(file())).toEqual(picture);
  });

  it('names itself and the reason when the disk refuses it', async () => {
    await writeFile(dir(), 'a file where the folder should be');
    await expect(sourceCold()).rejects.toMatchObject({
      id: '10401',
      context: { file: key, reason: expect.stringMatching(/ENOTDIR|EEXIST/) },
    });
  });
});

it('may be brought here by several processes at once', async () => {
  const stores = [1, 2, 3].map(() => {
    const client = createClient(options());
    client.setToken(backend.server.token);
    return createFileStore(dir(), client, [], options());
  });
  const infos = await Promise.all(stores.map((store) => store.fetch(key)));
  expect(infos).toEqual([1, 2, 3].map(() => expect.objectContaining({ width: 400 })));
  expect(await readFile(file())).toEqual(picture);
  expect(await readdir(path.join(dir(), '.drafts'))).toEqual([]);
  expect(await readdir(path.dirname(file()))).toHaveLength(2);
});

describe('a file that no record needs', () => {
  const replace = async () => {
    const [, record = ''] = key.split('/');
    const { image } = await backend.upload(record, 'image', 'Other.png', picture);
    const before = { file: file(), sidecar: sidecar() };
    key = key.replace(/[^/]+$/, String(image));
    return before;
  };

  it('is removed with its derivatives after the days of the option, and the build reports it', async () => {
    await sourceCold();
    const before = await replace();
    await sourceCold({ keepFilesDays: 1 });
    await expect(stat(before.file)).resolves.toBeDefined();
    const { log } = await sourceCold({ keepFilesDays: 0 });
    expect(log.info).toContainEqual(expect.stringMatching(/^Removed 1 file .*\(0\.\d MB\)$/));
    await expect(stat(before.file)).rejects.toThrow('ENOENT');
    await expect(stat(before.sidecar)).rejects.toThrow('ENOENT');
    await expect(stat(file())).resolves.toBeDefined();
  });

  it('stays when the build fails', async () => {
    await sourceCold();
    const before = await replace();
    proxy.cuts = 5;
    await expect(sourceCold({ keepFilesDays: 0, retries: 0 })).rejects.toMatchObject({ id: '10101' });
    await expect(stat(before.file)).resolves.toBeDefined();
  });
});

it('keeps files of other programs in its folder', async () => {
  await mkdir(path.join(dir(), 'mine/too'), { recursive: true });
  await writeFile(path.join(dir(), 'mine/too/notes.txt'), 'mine');
  await sourceCold({ keepFilesDays: 0 });
  expect(await readFile(path.join(dir(), 'mine/too/notes.txt'), 'utf8')).toBe('mine');
});
