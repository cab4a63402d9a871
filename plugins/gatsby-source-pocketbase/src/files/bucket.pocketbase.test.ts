import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { createClient } from '../client/createClient';
import { fakeGatsby } from '../testing/fakeGatsby';
import { type Bucket, startBucket } from '../testing/startBucket';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { keyInUrl } from './fileKey';
import { createFileStore } from './store/fileStore';

let backend: TestBackend;
let bucket: Bucket;
let storage: string;
let open: string;
let key: string;

/** `labels` get a file too: unlike `articles` they have no protected one. */
beforeAll(async () => {
  const server = await startPocketBase();
  storage = path.join(server.dataDir, 'pb_data/storage');
  backend = await startTestBackend(server);
  bucket = await startBucket(storage);
  const labels = await backend.send('GET', '/api/collections/labels');
  const fields = [...(labels.fields as object[]), { name: 'image', type: 'file', maxSelect: 1 }];
  await backend.send('PATCH', '/api/collections/labels', { fields });
  await backend.exportSchema();

  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  const label = await backend.create('labels', { name: 'One' });
  open = String((await upload(label.id, 'Čas.png', png)).image);
  key = `${labels.id}/${label.id}/${open}`;
  const article = await backend.create('articles', { title: 'One', status: 'published' });
  await backend.upload(article.id, 'secret', 'plan.txt', Buffer.from('secret'));
});
afterAll(async () => {
  await bucket.stop();
  await backend.stop();
});
beforeEach(async () => {
  bucket.asked = [];
  bucket.status = 200;
  // A download begun by the previous test may still be written.
  await rm(path.join(backend.root, 'files'), { recursive: true, force: true, maxRetries: 5 });
});

async function upload(label: string, name: string, bytes: Uint8Array): Promise<Record<string, unknown>> {
  const body = new FormData();
  body.append('image', new Blob([new Uint8Array(bytes)]), name);
  const init = { method: 'PATCH', body, headers: { Authorization: backend.server.token } };
  const answer = await fetch(`${backend.server.url}/api/collections/labels/records/${label}`, init);
  return (await answer.json()) as Record<string, unknown>;
}

const options = (changes = {}) => backend.options({ fileBaseUrl: `${bucket.url}/`, retries: 0, ...changes });

it('reads files from the bucket, without a token', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options());
  expect(bucket.asked).toEqual([{ address: `/${keyInUrl(key)}`, authorization: undefined }]);
  const nodes = gatsby.nodes('PbFile');
  expect(nodes.find((node) => node.base === open)).toMatchObject({
    width: 40,
    address: `${bucket.url}/${keyInUrl(key)}`,
  });
});

it('reads the files of a collection with protected ones from PocketBase, and publishes them itself', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options());
  expect(gatsby.nodes('PbFile').find(({ extension }) => extension === 'txt')).toMatchObject({ address: null, size: 6 });
});

it('makes the nodes anew when the files are served from elsewhere', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(options());
  const { created } = await gatsby.source(backend.options());
  expect(created).toEqual([expect.objectContaining({ base: open, address: null })]);
  expect(bucket.asked).toHaveLength(1);
});

it('warns of a file that the bucket lacks, with its address', async () => {
  const place = path.join(storage, key);
  await rename(place, `${place}.away`);
  const { warnings } = await fakeGatsby(backend.root).source(options());
  await rename(`${place}.away`, place);
  expect(warnings).toEqual([
    `There is no file at ${bucket.url}/${keyInUrl(key)}: it is left out; upload it again in the record.`,
  ]);
});

it('stops when the bucket refuses or does not answer, and requests nothing from PocketBase instead', async () => {
  bucket.status = 403;
  await expect(fakeGatsby(backend.root).source(options())).rejects.toMatchObject({
    id: '10402',
    context: { address: `${bucket.url}/${keyInUrl(key)}` },
  });
  await expect(fakeGatsby(backend.root).source(options({ fileBaseUrl: 'http://127.0.0.1:1' }))).rejects.toMatchObject({
    id: '10401',
    context: { file: key, reason: expect.stringMatching(/^http:\/\/127.0.0.1:1: ./) },
  });
});

it('fetches and keeps any name that a bucket may hold', async () => {
  const folder = await mkdir(path.join(storage, 'c/r'), { recursive: true }).then(() => 'c/r');
  const names = ['a b.txt', '100% čas, #2?.txt', '+&=.txt', "o'neill (1).txt"];
  for (const name of names) await writeFile(path.join(storage, folder, name), name);
  await writeFile(path.join(storage, folder, 'empty.txt'), '');

  const dir = path.join(backend.root, 'files');
  const store = createFileStore(dir, createClient(options()), [], options());
  for (const name of names) {
    expect(await store.fetch(`c/r/${name}`)).toMatchObject({ mimeType: 'text/plain' });
    expect(await readFile(path.join(dir, 'c/r', name), 'utf8')).toBe(name);
    expect(await store.info(`c/r/${name}`)).toMatchObject({ size: Buffer.byteLength(name) });
  }
  expect(await store.fetch('c/r/empty.txt')).toMatchObject({ size: 0 });
  expect(await store.info('c/r/empty.txt')).toMatchObject({ size: 0 });
  await expect(store.fetch('c/r/../../x.txt')).rejects.toMatchObject({ id: '10401' });
  expect(await store.info('c/r/../r/empty.txt')).toBeUndefined();
});
