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
let dashboard: string;
let firstOutput: string;

/** PocketBase's tokens are JSON web tokens. */
const TOKEN = /\beyJ[\w-]{10,}\.[\w-]{10,}\./;

const build = () => buildMiniSite(backend.root);
const change = (id: string, values: object, collection = 'articles') =>
  backend.send('PATCH', `/api/collections/${collection}/records/${id}`, values);
interface ArticleData {
  title: string;
  labels: object[];
  image: unknown;
  body: { tree: object[]; images: object[]; tableOfContents: object[] };
}
const dataOf = async (page: string): Promise<ArticleData> =>
  JSON.parse(await readFile(path.join(backend.root, `public/page-data/${page}/page-data.json`), 'utf8')).result.data
    .article;

const hrefsOf = async (page: string) => {
  const { body } = await dataOf(page);
  return [...JSON.stringify(body.tree).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
};

/** The steps build on each other, as builds do: each test is the next build of the same site. */
beforeAll(async () => {
  backend = await startTestBackend(await startPocketBase());
  dashboard = `${backend.server.url}/_/#/collections?collection=articles&record=`;
  const { fields } = await backend.send('GET', '/api/collections/articles');
  await backend.send('PATCH', '/api/collections/articles', {
    fields: [...(fields as object[]), { name: 'slug', type: 'text' }],
  });
  await backend.exportSchema();
  const labels = { name: 'labels', type: 'Label', filter: 'name != "Hidden"' };
  const articles = {
    name: 'articles',
    type: 'Article',
    filter: 'status = "published"',
    path: (record: Record<string, unknown>, locale: string) => `/${locale}/${record.slug || record.id}/`,
  };
  await writeMiniSite(backend.root, backend.options({ collections: [articles, labels] }));
});
afterAll(() => backend.stop());

it('builds a site of an empty server', async () => {
  const { failure, output, updated } = await build();
  expect({ failure, updated }).toEqual({ updated: ['/'] });
  expect(output).toContain('PocketBase is empty');
});

it('builds pages with pictures, and no address, account or token of the server in any file', async () => {
  label = (await backend.create('labels', { name: 'Hidden' })).id;
  first = (await backend.create('articles', { title: 'First', title_sl: 'Prvi', status: 'published', labels: [label] }))
    .id;
  second = (await backend.create('articles', { title: 'Second', status: 'published' })).id;
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  const { image } = await backend.upload(first, 'image', 'blue.png', png);
  const links = [`/sl/${second}`, `${dashboard}${second}`, '/en/deux/?a=1#b'].map((href) => `<a href="${href}">x</a>`);
  await change(first, {
    body: `<p onclick="stolen()">Hi<img src="${backend.server.url}/api/files/articles/${first}/${image}"></p>
      <h2>A</h2><h4>B</h4><p>${links.join('')}</p><pre class="language-js"><code>let a = 1 &lt; 2;</code></pre>`,
  });

  const { failure, updated, output } = await build();
  expect({ failure, updated }).toEqual({
    updated: ['/', `/en/${first}/`, `/en/${second}/`, `/sl/${first}/`, `/sl/${second}/`].sort(),
  });
  expect(output).toContain(`points by labels to ${label}`);
  firstOutput = output;

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
  const { url, email, password } = backend.server;
  expect([url, email, password, 'stolen()'].filter((secret) => all.includes(secret))).toEqual([]);
  expect(all).not.toMatch(TOKEN);
});

it('leads links to the page in the reader’s language, and tells which lead nowhere', async () => {
  expect(await hrefsOf(`en/${first}`)).toEqual([`/en/${second}/`, `/en/${second}/`, '/en/deux/?a=1#b']);
  expect(await hrefsOf(`sl/${first}`)).toEqual([`/sl/${second}/`, `/sl/${second}/`, '/en/deux/?a=1#b']);
  const broken = firstOutput.split('\n').filter((line) => line.includes('Broken link'));
  expect(broken).toEqual([
    expect.stringContaining(
      `Broken link to /en/deux/?a=1#b in articles.body (en, sl): open ${dashboard}${first} and correct it.`,
    ),
  ]);
});

it('gives texts a table of contents, and marks the parts of code', async () => {
  const { body } = await dataOf(`en/${first}`);
  expect(body.tableOfContents).toEqual([{ id: 'a', items: [{ id: 'b' }] }]);
  expect(JSON.stringify(body.tree)).toContain('{"class":"hljs-keyword"}');
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

it('builds the pages that link to what moved', async () => {
  await change(second, { slug: 'deux' });
  const { updated, deleted, output } = await build();
  expect({ updated, deleted }).toEqual({
    updated: ['/en/deux/', `/en/${first}/`, '/sl/deux/', `/sl/${first}/`].sort(),
    deleted: [`/en/${second}/`, `/sl/${second}/`],
  });
  // By its old path it is gone, as a record it is found, and what was missing at the new path is there.
  expect(await hrefsOf(`sl/${first}`)).toEqual([`/sl/${second}`, '/sl/deux/', '/sl/deux/?a=1#b']);
  expect(output).toContain(`Broken link to /sl/${second} in articles.body (en, sl)`);
  expect(output).not.toContain('Broken link to /en/deux/');
});

it('removes the pages of what was taken back, and the links to it', async () => {
  await change(second, { status: 'draft' });
  const { updated, deleted } = await build();
  expect({ updated, deleted }).toEqual({
    updated: ['/', `/en/${first}/`, `/sl/${first}/`],
    deleted: ['/en/deux/', '/sl/deux/'],
  });
  expect(await hrefsOf(`sl/${first}`)).toEqual([`/sl/${second}`, '/en/deux/?a=1#b']);
});

it('stops with one sentence when the server does not answer, and leaves the site as it was', async () => {
  const before = await dataOf(`en/${first}`);
  await backend.server.stop();
  const { failure } = await build();
  expect(failure).toContain(`PocketBase does not answer at ${backend.server.url}`);
  expect(await dataOf(`en/${first}`)).toEqual(before);
});
