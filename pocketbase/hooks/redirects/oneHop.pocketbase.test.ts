import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dataFolder } from '../../../server/dataFolder';
import { hostRules } from '../../../server/hosts/hostRules';
import { staticRedirects } from '../../../server/hosts/static/staticRedirects';
import { publishRelease } from '../../../server/release/publishRelease';
import { rawRequest } from '../../../server/testing/rawRequest';
import { SAMPLE, SAMPLE_URL, samplePage, writeSampleBuild } from '../../../server/testing/sampleBuild';
import { startPocketBase, type ThrowawayPocketBase } from '../../../server/testing/throwawayPocketBase';
import { pagePath } from '../../../src/gatsby/pages/pagePath';
import { redirectsOf } from '../../../src/gatsby/redirects/redirects';
import { siteRedirects } from '../../../src/gatsby/siteJson/siteFile';
import { flattenRedirects } from '../../../src/gatsby/redirects/flattenRedirects';
import { findRedirect } from '../../../src/lib/url/findRedirect';
import { createRandomEditor } from '../testing/createRandomEditor';
import { staticAnswer } from '../testing/staticAnswer';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const EDITS = 50;
const COLLECTIONS = ['posts', 'pages', 'tags', 'redirects', 'gone'];
const LOCALES = ['en', 'sl'];
/** An article of the sample at a path that the editor may choose. */
const OF_THE_SAMPLE = '/blog/a/';

type Row = { id: string; slug: string; status: string; from: string; to: string; tags: string[] };
type Rows = Record<string, Row[]>;

let server: ThrowawayPocketBase;
let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'modrina-one-hop-'));
  server = await startPocketBase({ dir });
});
afterAll(async () => {
  await server.stop();
  await rm(dir, { recursive: true, force: true });
});

async function call(method: string, address: string, body?: object) {
  const headers = { Authorization: server.token, 'Content-Type': 'application/json' };
  const answer = await fetch(`${server.url}/api/collections/${address}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : undefined };
}
async function readRows(): Promise<Rows> {
  const entries = COLLECTIONS.map(async (name): Promise<[string, Row[]]> => [
    name,
    (await call('GET', `${name}/records?perPage=500&sort=created`)).body.items,
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The paths of pages that a build of these records would have. */
function pagesOf({ posts = [], pages = [], tags = [] }: Rows): string[] {
  const shown = posts.filter(({ status }) => status === 'published');
  const borne = tags.filter(({ id }) => shown.some((post) => post.tags.includes(id)));
  return LOCALES.flatMap((locale) => [
    ...shown.map(({ slug }) => pagePath('Post', slug, locale)),
    ...borne.map(({ slug }) => pagePath('Tag', slug, locale)),
    ...pages.filter(({ status }) => status === 'published').map(({ slug }) => pagePath('Page', slug, locale)),
  ]);
}

/** Redirects as the build reads them, the records in their order. */
function rulesOf({ redirects = [] }: Rows) {
  const records = [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1)).map((row) => ({ ...row, status: '301' }));
  const stored = redirectsOf(records).map(({ from, to, status }) => ({
    fromPath: from,
    toPath: to,
    statusCode: status,
  }));
  return siteRedirects(stored);
}

/** Publishes a manifest with the paths that a build of these records would have. */
async function publish(rows: Rows) {
  const site = JSON.parse(SAMPLE['site.json'] ?? '') as { pages: Record<string, object> };
  delete site.pages[OF_THE_SAMPLE];
  const paths = pagesOf(rows).filter((page) => !(page in site.pages));
  const pages = paths.map((page): [string, object] => [
    page,
    { template: 'post', locale: page.startsWith('/sl/') ? 'sl' : 'en' },
  ]);
  const files = paths.map((page) => {
    const bare = page.replace(/^\/sl\//, '/');
    const lang = page === bare ? 'en' : 'sl';
    const content = samplePage({ lang, title: page, addresses: { en: bare, sl: `/sl${bare}` } });
    return [`${page.slice(1)}index.html`, content] as const;
  });
  const redirects = flattenRedirects(rulesOf(rows), SAMPLE_URL);
  const gone = (rows['gone'] ?? []).flatMap(({ from }) => [from, `/sl${from}`]);
  const description = JSON.stringify({
    ...{ ...site, redirects, gone },
    pages: { ...site.pages, ...Object.fromEntries(pages) },
  });
  const output = await mkdtemp(path.join(dir, 'public-'));
  const left = { [`${OF_THE_SAMPLE.slice(1)}index.html`]: undefined };
  await writeSampleBuild(output, { ...left, ...Object.fromEntries(files), 'site.json': description });
  const options = { allowFewerPages: true };
  await publishRelease(output, dataFolder(dir), { content: '', code: '', configuration: '' }, options);
  return redirects;
}

/** The path of a URL of this site, with its query; undefined elsewhere. */
function pathHere(location: string): string | undefined {
  const url = new URL(location, SAMPLE_URL);
  return url.origin === SAMPLE_URL ? url.pathname + url.search : undefined;
}

/** The URLs to which a visitor is redirected one after the other. */
async function steps(start: string, next: (address: string) => string | undefined | Promise<string | undefined>) {
  const found: string[] = [];
  for (let at: string | undefined = start; at !== undefined && found.length < 4;) {
    const to = await next(at);
    if (to === undefined) break;
    found.push(to);
    at = pathHere(to);
  }
  return found;
}

const askServer = async (address: string) => (await rawRequest(server.url, address)).headers.location;
const askLookup = async (address: string): Promise<string | undefined> => {
  const answer = await fetch(`${server.url}/_site/redirect?path=${encodeURIComponent(address)}`);
  return ((await answer.json()) as { to?: string }).to;
};

/** Paths of visitors: the source of each rule, values of a `*`, each page, and random paths. */
function placesOf(rules: readonly { from: string }[], rows: Rows, randomPath: () => string): string[] {
  const tails = ['', 'a/', 'b', 'old/', 'tag/a/', 'tag/b', 'blog/a/', 'x/y/'];
  const begun = rules.flatMap(({ from }) =>
    from.endsWith('*') ? tails.map((tail) => from.slice(0, -1) + tail) : [from, from.replace(/\/$/, '') || '/'],
  );
  const random = Array.from({ length: 40 }, randomPath);
  return [...new Set([...begun, ...pagesOf(rows), ...random])].map(encodeURI);
}

test.each(SEEDS)('whatever an editor saves, nobody is redirected twice (seed %i)', async (seed) => {
  for (const collection of ['posts', 'pages', 'tags', 'redirects', 'gone', 'redirects', 'gone']) {
    await call('DELETE', `${collection}/truncate`);
  }
  await publish(await readRows());
  const editor = createRandomEditor(seed, SAMPLE_URL);
  let [saved, refused] = [0, 0];
  for (let edit = 0; edit < EDITS; edit++) {
    const { method, collection, id = '', body } = editor.next(await readRows());
    const { status } = await call(method, `${collection}/records${id && `/${id}`}`, body);
    expect([200, 204, 400]).toContain(status);
    if (status === 400) refused++;
    else saved++;
  }
  expect(saved).toBeGreaterThan(EDITS / 4);
  expect(refused).toBeGreaterThan(0);

  const rows = await readRows();
  const rules = await publish(rows);
  const hosts = hostRules({ id: '', redirects: rules, notFound: [] });
  const files = [staticRedirects(hosts, 'cloudflare')];
  // Netlify supports a wildcard only after a slash.
  if (rules.every(({ from }) => !/[^/]\*$/.test(from) || from.includes('portfolio')))
    files.push(staticRedirects(hosts, 'netlify'));
  const records = (rows['redirects'] ?? []).map(({ from, to }) => `${from} → ${to}`);
  for (const place of placesOf(rulesOf(rows), rows, editor.path)) {
    const served = await steps(place, askServer);
    expect({ records, place, served }).toEqual({ records, place, served: served.slice(0, 1) });

    const asked = await askLookup(place);
    const listed = findRedirect(rules, decodeURIComponent(place), '')?.location;
    expect({ records, place, listed }).toEqual({ records, place, listed: asked });
    // The server adds only the page's own slash.
    expect({ records, place, served }).toEqual({ records, place, served: asked === undefined ? served : [asked] });

    for (const file of files) {
      const sent = await steps(place, (address) => staticAnswer(file, address.replace(/\?.*/, '')));
      expect({ records, place, sent }).toEqual({ records, place, sent: sent.slice(0, 1) });
    }
  }
});
