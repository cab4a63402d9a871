import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { buildMiniSite, readPublic, writeMiniSite } from './testing/miniSite';
import { startTestBackend, type TestBackend } from './testing/testBackend';

jest.setTimeout(600_000);

let backend: TestBackend;
let first: string;
let second: string;
let label: string;

const build = () => buildMiniSite(backend.root);
const change = (id: string, values: object, collection = 'articles') =>
  backend.send('PATCH', `/api/collections/${collection}/records/${id}`, values);
const dataOf = async (
  page: string,
): Promise<{ title: string; labels: object[]; image: unknown; body: { images: object[] } }> =>
  JSON.parse(await readFile(path.join(backend.root, `public/page-data/${page}/page-data.json`), 'utf8')).result.data
    .article;

/** The steps build on each other, as builds do: each test is the next build of the same site. */
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  const labels = { name: 'labels', type: 'Label', filter: 'name != "Hidden"' };
  const articles = { name: 'articles', type: 'Article', filter: 'status = "published"' };
  await writeMiniSite(backend.root, backend.options({ collections: [articles, labels] }));
});
afterAll(() => backend.stop());

it('builds a site of an empty server', async () => {
  const { failure, output, updated } = await build();
  expect({ failure, updated }).toEqual({ updated: ['/'] });
  expect(output).toContain('PocketBase is empty');
});

it('builds pages with pictures, and no address of the server in any of them', async () => {
  label = (await backend.create('labels', { name: 'Hidden' })).id;
  first = (await backend.create('articles', { title: 'First', title_sl: 'Prvi', status: 'published', labels: [label] }))
    .id;
  second = (await backend.create('articles', { title: 'Second', status: 'published' })).id;
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  const { image } = await backend.upload(first, 'image', 'blue.png', png);
  await change(first, {
    body: `<p onclick="stolen()">Hi<img src="${backend.server.url}/api/files/articles/${first}/${image}"></p>`,
  });

  const { failure, updated, output } = await build();
  expect({ failure, updated }).toEqual({
    updated: ['/', `/en/${first}/`, `/en/${second}/`, `/sl/${first}/`, `/sl/${second}/`].sort(),
  });
  expect(output).toContain(`points by labels to ${label}`);

  const data = await dataOf(`sl/${first}`);
  expect(data).toMatchObject({
    title: 'Prvi',
    labels: [],
    image: { width: 40, gatsbyImageData: { layout: 'constrained', backgroundColor: expect.stringMatching(/^#/) } },
  });
  const addresses = [...JSON.stringify(data).matchAll(/\/static\/[^"\s\\]+/g)].map(([address]) => address);
  expect(addresses.filter((address) => /\.(avif|webp)$/.test(address)).length).toBeGreaterThan(1);
  await Promise.all(addresses.map((address) => access(path.join(backend.root, 'public', decodeURI(address)))));
  const all = await readPublic(backend.root);
  expect({ address: all.includes(backend.server.url), handler: all.includes('stolen()') }).toEqual({
    address: false,
    handler: false,
  });
});

it('builds nothing when nothing changed, and keeps the pictures', async () => {
  const { failure, updated, deleted, output } = await build();
  expect({ failure, updated, deleted }).toEqual({ updated: [], deleted: [] });
  expect(output).toMatch(/run queries in workers - [\d.]+s - 0\/0/);
  expect(await dataOf(`en/${first}`)).toMatchObject({ image: { publicURL: expect.stringContaining('/static/') } });
});

it('builds a changed title’s pages and its list', async () => {
  await change(second, { title: 'Second!' });
  expect((await build()).updated).toEqual(['/', `/en/${second}/`, `/sl/${second}/`].sort());
});

it('builds no English page for a Slovenian word', async () => {
  await change(second, { title_sl: 'Drugi' });
  expect((await build()).updated).toEqual([`/sl/${second}/`]);
});

it('builds the pages that link to what appears only now', async () => {
  await change(label, { name: 'Label' }, 'labels');
  expect((await build()).updated).toEqual([`/en/${first}/`, `/sl/${first}/`]);
  expect((await dataOf(`en/${first}`)).labels).toEqual([{ name: 'Label' }]);
});

it('removes the pages of what was taken back', async () => {
  await change(second, { status: 'draft' });
  const { updated, deleted } = await build();
  expect({ updated, deleted }).toEqual({ updated: ['/'], deleted: [`/en/${second}/`, `/sl/${second}/`] });
});

it('stops with one sentence when the server does not answer, and leaves the site as it was', async () => {
  const before = await dataOf(`en/${first}`);
  await backend.server.stop();
  const { failure } = await build();
  expect(failure).toContain(`PocketBase does not answer at ${backend.server.url}`);
  expect(await dataOf(`en/${first}`)).toEqual(before);
});
