import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { startPocketBase } from '../../../server/testing/throwawayPocketBase';
import { type BuildResult, buildMiniSite, readPublic, writeMiniSite } from './testing/miniSite';
import { startTestBackend, type TestBackend } from './testing/testBackend';

jest.setTimeout(600_000);

let backend: TestBackend;
/** Articles by what becomes of them, and a label: their ids. */
const ids = { first: '', moved: '', titled: '', worded: '', labelled: '', withdrawn: '', pointing: '' };
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

const inBoth = (...names: string[]) => names.flatMap((name) => [`/en/${name}/`, `/sl/${name}/`]);
const hrefsOf = async (page: string) => {
  const { body } = await dataOf(page);
  return [...JSON.stringify(body.tree).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);
};

/** The steps build on each other, as builds do. */
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

it('builds pages with images, and no URL, account or token of the server in any file', async () => {
  label = (await backend.create('labels', { name: 'Hidden' })).id;
  for (const name of Object.keys(ids) as (keyof typeof ids)[]) {
    ids[name] = (await backend.create('articles', { title: name, status: 'published' })).id;
  }
  const { first, moved, labelled, withdrawn, pointing } = ids;
  await change(labelled, { labels: [label] });
  const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#36a' } })
    .png()
    .toBuffer();
  const { image } = await backend.upload(first, 'image', 'blue.png', png);
  const link = (href: string) => `<a href="${href}">x</a>`;
  const links = [`/sl/${moved}`, `${dashboard}${moved}`, '/en/deux/?a=1#b'].map(link);
  await change(first, {
    title_sl: 'Prvi',
    body: `<p onclick="stolen()">Hi<img src="${backend.server.url}/api/files/articles/${first}/${image}"></p>
      <h2>A</h2><h4>B</h4><p>${links.join('')}</p><pre class="language-js"><code>let a = 1 &lt; 2;</code></pre>`,
  });
  await change(pointing, { body: `<p>${[`/en/${withdrawn}`, `${dashboard}${withdrawn}`].map(link).join('')}</p>` });

  const { failure, updated, output } = await build();
  expect({ failure, updated }).toEqual({ updated: ['/', ...inBoth(...Object.values(ids))].sort() });
  expect(output).toContain(`points by labels to ${label}`);
  firstOutput = output;

  const data = await dataOf(`sl/${first}`);
  expect((await dataOf(`en/${labelled}`)).labels).toEqual([]);
  expect(data).toMatchObject({
    title: 'Prvi',
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

it('points links to the page in the reader’s language, and reports broken ones', async () => {
  const { first, moved } = ids;
  expect(await hrefsOf(`en/${first}`)).toEqual([`/en/${moved}/`, `/en/${moved}/`, '/en/deux/?a=1#b']);
  expect(await hrefsOf(`sl/${first}`)).toEqual([`/sl/${moved}/`, `/sl/${moved}/`, '/en/deux/?a=1#b']);
  const broken = firstOutput.split('\n').filter((line) => line.includes('Broken link'));
  expect(broken).toEqual([
    expect.stringContaining(
      `Broken link to /en/deux/?a=1#b in articles.body (en, sl): open ${dashboard}${ids.first} and correct it.`,
    ),
  ]);
});

it('gives texts a table of contents, and marks the parts of code', async () => {
  const { body } = await dataOf(`en/${ids.first}`);
  expect(body.tableOfContents).toEqual([{ id: 'a', items: [{ id: 'b' }] }]);
  expect(JSON.stringify(body.tree)).toContain('{"class":"hljs-keyword"}');
});

it('builds nothing without a change, and keeps the images', async () => {
  const { failure, updated, deleted, output } = await build();
  expect({ failure, updated, deleted }).toEqual({ updated: [], deleted: [] });
  expect(output).toMatch(/run queries in workers - [\d.]+s - 0\/0/);
  expect(await dataOf(`en/${ids.first}`)).toMatchObject({ image: { publicURL: expect.stringContaining('/static/') } });
});

// Each concerns pages of its own: what one build makes of all of them shows which.
describe('changes that are built together', () => {
  let built: BuildResult;
  const updatedOf = (id: string) => built.updated.filter((page) => page.includes(id));
  beforeAll(async () => {
    await change(ids.titled, { title: 'Titled!' });
    await change(ids.worded, { title_sl: 'Z besedo' });
    await change(label, { name: 'Label' }, 'labels');
    await change(ids.moved, { slug: 'deux' });
    await change(ids.withdrawn, { status: 'draft' });
    built = await build();
  });

  it('builds a changed title’s pages and its list', async () => {
    expect(updatedOf(ids.titled)).toEqual(inBoth(ids.titled));
    const list = await readFile(path.join(backend.root, 'public/index.html'), 'utf8');
    expect(list).toContain('Titled!');
    expect(list).not.toContain('withdrawn');
  });

  it('builds no English page for a Slovenian word', () => {
    expect(updatedOf(ids.worded)).toEqual([`/sl/${ids.worded}/`]);
  });

  it('builds the pages that link to what appears only now', async () => {
    expect(updatedOf(ids.labelled)).toEqual(inBoth(ids.labelled));
    expect((await dataOf(`en/${ids.labelled}`)).labels).toEqual([{ name: 'Label' }]);
  });

  it('builds the pages that link to what moved', async () => {
    const { first, moved } = ids;
    expect([updatedOf(first), updatedOf('deux'), updatedOf(moved)]).toEqual([inBoth(first), inBoth('deux'), []]);
    // By its old path it is gone, as a record it is found, and what was missing at the new path is there.
    expect(await hrefsOf(`sl/${first}`)).toEqual([`/sl/${moved}`, '/sl/deux/', '/sl/deux/?a=1#b']);
    expect(built.output).toContain(`Broken link to /sl/${moved} in articles.body (en, sl)`);
    expect(built.output).not.toContain('Broken link to /en/deux/');
  });

  it('removes the pages of what was taken back, and the links to it', async () => {
    const { withdrawn, pointing } = ids;
    expect(built.deleted).toEqual(inBoth(ids.moved, withdrawn).sort());
    expect(updatedOf(pointing)).toEqual(inBoth(pointing));
    expect(await hrefsOf(`sl/${pointing}`)).toEqual([`/en/${withdrawn}`]);
  });

  it('builds nothing else', () => {
    const { first, titled, worded, labelled, pointing } = ids;
    const pages = ['/', `/sl/${worded}/`, ...inBoth(first, 'deux', titled, labelled, pointing)];
    expect(built.updated).toEqual(pages.sort());
  });
});

it('stops with one sentence when the server does not answer, and keeps the site', async () => {
  const before = await dataOf(`en/${ids.first}`);
  await backend.server.stop();
  const { failure } = await build();
  expect(failure).toContain(`PocketBase does not answer at ${backend.server.url}`);
  expect(await dataOf(`en/${ids.first}`)).toEqual(before);
});
