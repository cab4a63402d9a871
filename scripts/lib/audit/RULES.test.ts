import { RULES } from './RULES';
import { siteOf } from './testing/siteOf';

type Samples = Parameters<typeof siteOf>[0];

/** Every rule that needs no server; the end-to-end tests cover the other one. */
const OFFLINE = RULES.filter(({ name }) => !name.includes('tracking'));

async function found(samples: Samples): Promise<string[]> {
  const site = siteOf(samples);
  const all = await Promise.all(
    OFFLINE.map(async ({ name, find }) => (await find(site)).map(({ path }) => `${name}: ${path}`)),
  );
  return all.flat();
}

const HOME = { body: '<a href="/a/">All of a</a>' };
const withBody = (body: string, home = HOME): Samples => ({ '/': home, '/a/': { body } });

test('a valid site has no findings', async () => {
  expect(
    await found(withBody('<h2>Parts</h2><h3>One</h3><img src="/b.png" alt="A bridge"/><img src="/c.png" alt=""/>')),
  ).toEqual([]);
});

test.each<[what: string, rule: string, samples: Samples]>([
  ['a short title', 'one title', { '/': HOME, '/a/': { title: 'A' } }],
  ['a long title', 'one title', { '/': HOME, '/a/': { title: 'A'.repeat(66) } }],
  ['two titles', 'one title', { '/': HOME, '/a/': { head: '<title>Once more</title>' } }],
  [
    'the same title',
    'unique titles',
    { '/': { ...HOME, title: 'The same title' }, '/a/': { title: 'The same title' } },
  ],
  ['a short description', 'one description', { '/': HOME, '/a/': { description: 'Short.' } }],
  ['a long description', 'one description', { '/': HOME, '/a/': { description: 'A'.repeat(161) } }],
  [
    'the same description',
    'unique descriptions',
    { '/': { ...HOME, description: 'A'.repeat(60) }, '/a/': { description: 'A'.repeat(60) } },
  ],
  [
    'a canonical link to another page',
    'canonical links',
    { '/': HOME, '/a/': { canonical: 'https://www.modrina.example/' } },
  ],
  ['a second main heading', 'one h1', withBody('<h1>Again</h1>')],
  ['a heading two levels down', 'heading order', withBody('<h3>Deep</h3>')],
  ['a heading without text', 'heading order', withBody('<h2><img src="/b.png" alt=""/></h2>')],
  ['an image without alternative text', 'alternative texts', withBody('<img src="/b.png"/>')],
  ['a file’s name as alternative text', 'alternative texts', withBody('<img src="/b.png" alt="b.png"/>')],
  ['a link without text', 'link texts', withBody('<a href="/"><img src="/b.png" alt=""/></a>')],
  ['a link with a generic text', 'link texts', withBody('<a href="/">Read more …</a>')],
  ['an unknown language', 'lang of page', withBody('<p lang="de">Wort</p>')],
  ['a sentence in another language', 'parts in another', withBody('<p>To je stran, ki se ne boji vprašanj.</p>')],
  ['a label in another language', 'labels are in', withBody('<button aria-label="Kopiraj povezavo"></button>')],
  ['an unlisted page', 'the sitemap', { '/': HOME, '/a/': { isListed: false } }],
  [
    'a listed page with noindex',
    'the sitemap',
    { '/': HOME, '/a/': { head: '<meta name="robots" content="noindex"/>' } },
  ],
  ['an orphan', 'no orphan', { '/': {}, '/a/': { body: '<a href="/a/">Myself</a>' } }],
  ['a link to a missing page', 'internal links', { '/': HOME, '/a/': { status: 404 } }],
])('%s is found', async (_what, rule, samples) => {
  expect((await found(samples)).filter((line) => line.startsWith(rule))).not.toEqual([]);
});

test('a redirect in a link is found, with its target', async () => {
  const site = siteOf({ '/': { body: '<a href="/old/#part">Old things</a>' } });
  const answers = new Map([['/old/', { status: 301, location: '/new/' }]]);
  const rule = OFFLINE.find(({ name }) => name.startsWith('internal links'));
  expect(await rule?.find({ ...site, answers })).toEqual([{ path: '/', text: '/old/#part → 301 → /new/' }]);
});

test('a page four links away from home is found', async () => {
  const chain = ['/', '/a/', '/b/', '/c/', '/d/'];
  const samples = chain.map((path, i) => [path, { body: `<a href="${chain[i + 1] ?? '/'}">Further on</a>` }] as const);
  expect(await found(Object.fromEntries(samples))).toEqual(['at most 3 links from home: /d/']);
});

test('text that is marked as another language, or is code, is no violation', async () => {
  const sentence = 'To je stran, ki se ne boji vprašanj.';
  expect(
    await found(withBody(`<p lang="sl">${sentence}</p><pre>${sentence}</pre><a lang="sl" href="/">Delite</a>`)),
  ).toEqual([]);
});
