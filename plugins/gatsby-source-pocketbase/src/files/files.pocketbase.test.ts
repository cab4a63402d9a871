import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startPocketBase } from '../../../../server/testing/throwawayPocketBase';
import { fakeGatsby } from '../testing/fakeGatsby';
import { startTestBackend, type TestBackend } from '../testing/testBackend';

let backend: TestBackend;
let image: string;
let recordId: string;

beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  recordId = (await backend.create('articles', { title: 'One', status: 'published' })).id;
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  image = String((await backend.upload(recordId, 'image', 'Čas.png', png)).image);
});
afterAll(() => backend.stop());

const entries = async () =>
  (await readdir(path.join(backend.root, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
/** Without what the store keeps about them. */
const files = async () => (await entries()).map(({ name }) => name).filter((name) => !name.startsWith('.'));
const times = async () =>
  Promise.all((await entries()).map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).mtimeMs));

it('stores an image with its size, and identifies its node by PocketBase’s name only', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options());
  expect(gatsby.nodes('PbFile')).toEqual([
    expect.objectContaining({ base: image, extension: 'png', mimeType: 'image/png', width: 40, height: 20 }),
  ]);
  expect(JSON.stringify([...gatsby.nodes('PbFile'), ...gatsby.nodes('Article')])).not.toContain(backend.server.url);
  expect(await files()).toEqual([image]);
});

it('never fetches it again, also without Gatsby’s cache', async () => {
  const before = await times();
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options());
  expect(gatsby.nodes('PbFile')).toHaveLength(1);
  expect(await times()).toEqual(before);
});

it('fetches it again if the store has lost it', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options());
  await rm(path.join(backend.root, 'files'), { recursive: true });
  const { created } = await gatsby.source(backend.options());
  expect(created).toEqual([]);
  expect(await files()).toEqual([image]);
});

it('fetches what a text shows, and warns of what is not there', async () => {
  const body = `<p><img src="${backend.server.url}/api/files/articles/${recordId}/${image}"><img src="/api/files/articles/${recordId}/gone_1234567890.png"></p>`;
  const { id } = await backend.create('articles', { title: 'Two', status: 'published', body });
  const gatsby = fakeGatsby(backend.root);
  const { warnings } = await gatsby.source(backend.options());
  await backend.send('DELETE', `/api/collections/articles/records/${id}`);
  expect(warnings).toEqual([
    expect.stringMatching(/^PocketBase has no file \S+\/gone_1234567890\.png: it is left out/),
  ]);
});

it('omits an image that cannot be read, with a warning', async () => {
  const { id } = await backend.create('articles', { title: 'Broken', status: 'published' });
  const broken = String((await backend.upload(id, 'image', 'broken.png', Buffer.from('no picture'))).image);
  const gatsby = fakeGatsby(backend.root);
  const { warnings } = await gatsby.source(backend.options());
  await backend.send('DELETE', `/api/collections/articles/records/${id}`);
  expect(warnings).toEqual([expect.stringMatching(new RegExp(`^The image \\S+/${broken} is broken, or larger`))]);
  expect(gatsby.nodes('PbFile').map(({ base }) => base)).not.toContain(broken);
});

it.each(['page.html', 'script.js', 'data.json', 'style.css'])(
  'omits %s, which would run as a part of the site',
  async (name) => {
    const { id } = await backend.create('articles', { title: 'Active', status: 'published' });
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    const uploaded = String((await backend.upload(id, 'image', name, drawing)).image);
    const gatsby = fakeGatsby(backend.root);
    const { warnings } = await gatsby.source(backend.options());
    await backend.send('DELETE', `/api/collections/articles/records/${id}`);
    expect(warnings).toEqual([
      expect.stringMatching(new RegExp(`^The file \\S+/${uploaded} would run as a part of the site`)),
    ]);
    expect(gatsby.nodes('PbFile').map(({ base }) => base)).not.toContain(uploaded);
  },
);

it('drops the node of a file that was replaced', async () => {
  const gatsby = fakeGatsby(backend.root);
  await gatsby.source(backend.options());
  const webp = await sharp({ create: { width: 4, height: 2, channels: 3, background: '#36a' } })
    .webp()
    .toBuffer();
  const replaced = String((await backend.upload(recordId, 'image', 'New.webp', webp)).image);
  await gatsby.source(backend.options());
  const names = gatsby.nodes('PbFile').map(({ base }) => base);
  expect(names).toContain(replaced);
  expect(names).not.toContain(image);
});
