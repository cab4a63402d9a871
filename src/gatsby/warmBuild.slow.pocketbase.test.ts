import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { startPocketBase, type ThrowawayPocketBase } from '../../server/testing/throwawayPocketBase';
import { writeBySql } from '../../server/testing/writeBySql';
import { recordsOf } from '../testing/recordsOf';
import { outputOf, pagesWith, textsOf } from '../testing/outputOf';
import { makeSite, type SiteBuild, type TestSite } from '../testing/siteBuild';

jest.setTimeout(900_000);

const FOLDER = resolve('.tmp/warm-build');
const PUBLIC = join(FOLDER, 'public');
let server: ThrowawayPocketBase;
let site: TestSite;
let first: SiteBuild;
const { request, idOf, edit } = recordsOf(() => server);

const inBoth = (...paths: string[]) => [...paths, ...paths.map((path) => `/sl${path}`)].sort();
const renderingsOf = async (slice: string) =>
  (await readdir(join(FOLDER, 'public/_gatsby/slices'))).filter((name) => name.startsWith(slice)).length;
/** Each build but the first is made by a process that has built before. */
const NOTHING = { kind: 'warm', updated: [], deleted: [], slices: [], renderings: 0 };

/** The articles that recommend the one on predictive maintenance. */
const RECOMMENDING = ['measuring-an-ai-assistant', 'where-smart-contracts-help', 'eu-ai-act-for-smaller-companies'].map(
  (slug) => `/blog/${slug}/`,
);
/** The lists of its topics. */
const TOPICS = ['/blog/tag/manufacturing/', '/blog/tag/data/'];

/**
 * The steps build on each other, as builds do: each test is the next build of the same site. The expected pages are read
 * from pocketbase/seed by hand. Of the eleven articles the one on predictive maintenance is the fifth newest: it stands on
 * the first page of the blog's list and among the six of the lists on the pages home and web3, and the three that were
 * published after it recommend it; the newest one, when-not-to-use-ai, links to it in its text.
 */
beforeAll(async () => {
  server = await startPocketBase({ seed: 'tiny pictures' });
  site = await makeSite(FOLDER, server);
  const gatsbyNode = join(FOLDER, 'gatsby-node.ts');
  const withReads = (await readFile(gatsbyNode, 'utf8')).replace('src/gatsby/onPostBuild', 'src/testing/askReads');
  await writeFile(gatsbyNode, withReads);
  // As the first release of a site that was just started.
  first = await site.build({ FIRST_RELEASE: '1' });
});
afterAll(async () => {
  // Unset where the beginning failed.
  await (site as TestSite | undefined)?.close();
  await server.stop();
});

it('builds every page and slice once', async () => {
  expect(first).toMatchObject({
    kind: 'full',
    deleted: [],
    slices: ['footer-en', 'footer-sl', 'header-en', 'header-sl'],
  });
  expect(first.updated).toEqual(
    expect.arrayContaining(inBoth('/', '/blog/page/2/', '/blog/tag/web3/', '/project/', '/web3/voucher/')),
  );
  expect(first.renderings).toBe((await renderingsOf('header-')) + (await renderingsOf('footer-')));
});

it('writes neither the server’s address nor its account or a token into any file', async () => {
  const texts = await textsOf(PUBLIC);
  expect(texts.length).toBeGreaterThan(first.updated.length);
  const secrets = [server.url, server.email, server.password];
  // PocketBase's tokens are JSON web tokens.
  const isSecret = (text: string) =>
    /\beyJ[\w-]{10,}\.[\w-]{10,}\./.test(text) || secrets.some((each) => text.includes(each));
  const leaks = texts.filter(({ text }) => isSecret(text));
  expect(leaks.map(({ file }) => file)).toEqual([]);
});

it('answers the reads of the specification', async () => {
  const { answer, wrong } = JSON.parse(await readFile(join(FOLDER, 'reads.json'), 'utf8'));
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    content: {
      section: 'misc',
      title: 'Rezervirajte brezplačen 30-minutni pogovor',
      link: 'https://booking.example/modrina',
    },
    fallback: { link: '/web3/voucher/' },
    noContent: null,
    menu: {
      title: 'Meni razdelka Web3',
      links: expect.arrayContaining([
        { label: 'Kaj in kdaj', links: [{ label: 'Kdaj ne' }, { label: 'Za kaj je dobro' }, { label: 'Pred kodo' }] },
      ]),
    },
    noMenu: null,
    reel: { key: 'how-we-work', title: 'Kako delamo' },
    noReel: null,
    slides: {
      ...{ page: 2, perPage: 3, totalItems: 4, totalPages: 2 },
      items: [{ title: 'Hand over the keys', reel: { key: 'how-we-work' } }],
    },
    all: { page: 1, perPage: 30, totalPages: 1 },
  });
  const { items, totalItems } = answer.data.all;
  expect(items).toHaveLength(totalItems);
  expect(new Set(items.map(({ locale }: { locale: string }) => locale))).toEqual(new Set(['sl']));
  expect(wrong.errors[0].message).toBe('Unknown locale "de". Known: en, sl.');
});

it('makes images in WebP for a first release, and in AVIF for the next one', async () => {
  const withImages = await pagesWith(PUBLIC, '.webp');
  expect(withImages).toEqual(expect.arrayContaining(inBoth('/', '/blog/', '/project/')));
  expect(await pagesWith(PUBLIC, '.avif')).toEqual([]);
  expect(await site.build()).toEqual({ ...NOTHING, updated: withImages });
  expect(await pagesWith(PUBLIC, 'type="image/avif"')).toEqual(withImages);
});

it('builds nothing when nothing changed', async () => {
  expect(await site.build()).toEqual(NOTHING);
});

it('builds an article’s pages and the lists that show it when its title changes', async () => {
  await edit('posts', 'slug = "predictive-maintenance-on-a-small-budget"', { title: 'Changed', title_sl: 'Drugače' });
  expect(await site.build()).toEqual({
    ...NOTHING,
    updated: inBoth(
      ...['/blog/predictive-maintenance-on-a-small-budget/', '/blog/', '/', '/web3/'],
      ...TOPICS,
      ...RECOMMENDING,
    ),
  });
});

it('builds no English page for a Slovenian text', async () => {
  await edit('posts', 'slug = "how-to-choose-a-first-ai-project"', { summary_sl: 'Drugače povzeto.' });
  expect(await site.build()).toEqual({
    ...NOTHING,
    updated: [
      '/sl/blog/how-to-choose-a-first-ai-project/',
      '/sl/blog/page/2/',
      '/sl/blog/tag/ai/',
      '/sl/blog/tag/strategy/',
      // These recommend it.
      ...['buy-build-or-wait', 'rag-explained-for-managers', 'small-models-on-your-own-hardware'].map(
        (slug) => `/sl/blog/${slug}/`,
      ),
    ].sort(),
  });
});

it('builds an original too when its translation comes or goes, for it names it', async () => {
  for (const text of ['Besedilo', '']) {
    await edit('posts', 'slug = "where-smart-contracts-help"', { title_sl: text, summary_sl: text, body_sl: text });
    expect((await site.build()).updated).toContain('/blog/where-smart-contracts-help/');
  }
});

it('builds one slice and no page for a word of an English menu', async () => {
  await edit('menu_links', 'menu.key = "menuDefault" && name = "workshops"', { label: 'Our workshops' });
  expect(await site.build()).toEqual({
    ...NOTHING,
    slices: ['header-en'],
    renderings: await renderingsOf('header-en-'),
  });
  expect(await readFile(join(FOLDER, 'public/sl/about/index.html'), 'utf8')).not.toContain('Our workshops');
  expect(await readFile(join(FOLDER, 'public/about/index.html'), 'utf8')).toContain('Our workshops');
});

it('builds what shows the booking link when its English text changes: the footer, and pages with a form', async () => {
  await edit('contents', 'key = "booking"', { title: 'Book a call' });
  expect(await site.build()).toEqual({
    ...NOTHING,
    updated: ['/contact/', '/digitalization/', '/modrina-ai-assistant/', '/referral/', '/web3/voucher/'],
    slices: ['footer-en'],
    renderings: await renderingsOf('footer-en-'),
  });
});

it('builds what shows the voucher’s packages: the dialog in the footer, and the voucher’s page', async () => {
  await edit('content_items', 'content.key = "packages" && number = "2"', { title: 'Pilot', title_sl: 'Poskus' });
  expect(await site.build()).toEqual({
    ...NOTHING,
    updated: inBoth('/web3/voucher/'),
    slices: ['footer-en', 'footer-sl'],
    renderings: await renderingsOf('footer-'),
  });
});

it('builds a page in its languages when a block of it changes', async () => {
  await edit('blocks', 'page.slug = "about" && kind = "hero"', { title: 'Who we are', title_sl: 'Kdo smo' });
  expect(await site.build()).toEqual({ ...NOTHING, updated: inBoth('/about/') });
});

it('removes a deleted article’s pages and closes the gap in the lists', async () => {
  const id = await idOf('posts', 'slug = "predictive-maintenance-on-a-small-budget"');
  await request('DELETE', `posts/records/${id}`);
  expect(await site.build()).toEqual({
    ...NOTHING,
    updated: [
      // The former tenth article moves from the second page of the list to the first.
      ...inBoth('/', '/web3/', '/blog/', '/blog/page/2/', ...TOPICS, ...RECOMMENDING),
      // Its link is no more one of a page in two languages; the English address stays as the editor wrote it.
      '/sl/blog/when-not-to-use-ai/',
    ].sort(),
    deleted: inBoth('/blog/predictive-maintenance-on-a-small-budget/'),
  });
});

it('moves an article’s pages with its slug', async () => {
  await edit('posts', 'slug = "how-to-choose-a-first-ai-project"', { slug: 'a-first-ai-project' });
  const { kind, updated, deleted } = await site.build();
  expect({ kind, deleted }).toEqual({ kind: 'warm', deleted: inBoth('/blog/how-to-choose-a-first-ai-project/') });
  expect(updated).toEqual(expect.arrayContaining(inBoth('/blog/a-first-ai-project/', '/blog/')));
});

it('has the redirects that editors keep, and no longer those that they delete', async () => {
  const listed = async () => JSON.parse(await readFile(join(FOLDER, 'public/redirects.json'), 'utf8'));
  const before = await listed();
  await request('POST', 'redirects/records', { from: '/moved', to: '/about/', status: '301' });
  expect(await site.build()).toEqual(NOTHING);
  expect(await listed()).toEqual(expect.arrayContaining([{ from: '/moved', to: '/about/', status: 301 }]));
  await request('DELETE', `redirects/records/${await idOf('redirects', 'from = "/moved"')}`);
  expect(await site.build()).toEqual(NOTHING);
  expect(await listed()).toEqual(before);
});

it('goes on warm after a server that did not answer', async () => {
  await server.kill();
  const detail = expect.stringContaining('PocketBase does not answer');
  await expect(site.build()).rejects.toMatchObject({ name: 'TransientError', detail });
  await server.restart();
  expect(await site.build()).toEqual(NOTHING);
});

it('rebuilds everything after another build ran, with the same files as a build from nothing', async () => {
  await edit('contents', 'key = "blog" && section = "lists"', { title: 'Our blog' });
  await edit('tags', 'slug = "ai"', { name: 'Artificial intelligence' });
  // Without the address there is no security.txt.
  await edit('contents', 'key = "site" && section = "misc"', { details: { legal_name: 'Modrina Ltd' } });
  expect(await site.build()).toMatchObject({ kind: 'warm' });
  const warm = await outputOf(PUBLIC);
  await site.beginAnew();
  expect(await site.build()).toMatchObject({ kind: 'full', deleted: [] });
  const cold = await outputOf(PUBLIC);
  expect(cold.size).toBeGreaterThan(first.updated.length);
  expect([...warm.keys(), ...cold.keys()].filter((file) => warm.get(file) !== cold.get(file))).toEqual([]);
});

it('builds from the beginning when a template comes into use that the scripts don’t have', async () => {
  // The hooks refuse this to everybody (pocketbase/hooks/required), and no other record brings a template into use.
  await writeBySql(server.dataDir, `UPDATE pages SET status = 'draft', updated = '2099-01-01' WHERE slug = 'home'`);
  expect(await site.build()).toMatchObject({ kind: 'full', updated: expect.arrayContaining(inBoth('/')) });
});
