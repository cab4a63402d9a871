import { samplePage, SAMPLE_URL } from '../testing/sampleBuild';
import type { BuiltSite } from './BuiltSite';
import { checkFall } from './checkFall';
import { checkSite } from './checkSite';
import { refusal } from './Fault';
import { readPage } from './readPage';

type Page = { lang?: string; title?: string; addresses?: Record<string, string>; body?: string; record?: string };

const setting = { siteUrl: SAMPLE_URL, backend: 'http://127.0.0.1:8090' };
const both = (path: string) => ({ en: path, sl: `/sl${path}` });
const header = (links: string) => `<!-- slice-start id="header-en-1" -->${links}<!-- slice-end id="header-en-1" -->`;

/** A site of pages as they would be built; all is well with it, save what a test says otherwise. */
function site(pages: Record<string, Page>, changes: Partial<BuiltSite> = {}): BuiltSite {
  const facts = Object.entries(pages).map(([path, { lang, title = 'Title', addresses, body = '' }]) => {
    const own = addresses ?? { [lang ?? 'en']: path };
    const html = samplePage({ lang: lang ?? 'en', title, body, addresses: own });
    return [path, readPage(html, path, setting)] as const;
  });
  return {
    siteUrl: SAMPLE_URL,
    dashboardUrl: SAMPLE_URL,
    homes: { en: '/', sl: '/sl/' },
    redirects: [],
    links: {},
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, { record }]) => [
        path,
        {
          template: 'post',
          locale: path.startsWith('/sl/') ? 'sl' : 'en',
          ...(record && { collection: 'posts', record }),
        },
      ]),
    ),
    facts: new Map(facts),
    addresses: new Set([...Object.keys(pages), '/static/a.png']),
    compilation: 'abc',
    ...changes,
  };
}
const sentences = (built: BuiltSite) => checkSite(built).map(({ sentence }) => sentence);
const HOMES = { '/': { addresses: both('/') }, '/sl/': { lang: 'sl', addresses: both('/') } };

test('a site with which all is well', () => {
  expect(sentences(site({ ...HOMES, '/a/': { body: '<a href="/sl/">x</a><img src="/static/a.png">' } }))).toEqual([]);
});

test.each<[string, BuiltSite, string]>([
  ['a page that is not there', site({ '/a/': {} }, { facts: new Map() }), 'The page /a/ was not built.'],
  ['a page of another build', site({ '/a/': {} }, { compilation: 'new' }), '/a/ comes from another build'],
  ['no title', site({ '/a/': { title: ' ' } }), 'The page /a/ has no title.'],
  ['the wrong language', site({ '/a/': { lang: 'sl', addresses: { en: '/a/', sl: '/a/' } } }), 'its language is "sl"'],
  ['an empty heading', site({ '/a/': { body: '<h1></h1>' } }), 'The main heading of /a/ is empty.'],
  ['a canonical address that is no page', site({ '/a/': { addresses: { en: '/b/' } } }), 'is no page of the site'],
  ['a sister that is no page', site({ '/a/': { addresses: both('/a/') } }), 'for "sl", which is no page'],
  [
    'a sister that does not know of it',
    site({ '/a/': { addresses: both('/a/') }, '/sl/a/': { lang: 'sl' } }),
    'names /sl/a/ for "sl", which does not name it in return',
  ],
  [
    'sisters that do not know of each other',
    site({ '/a/': {}, '/sl/a/': { lang: 'sl' } }),
    '/a/ does not name /sl/a/, its page in "sl"',
  ],
  ['a file of the backend', site({ '/a/': { body: '<img src="/api/files/a/b.png">' } }), 'an address of the backend'],
  ['a link to nowhere', site({ '/a/': { body: '<a href="/b/">b</a>' } }), '/a/ links to /b/, which is not there'],
  [
    'a picture that is not there',
    site({ '/a/': { body: '<img src="/static/b.png">' } }),
    'shows or loads /static/b.png',
  ],
  ['a part of a page', site({ '/a/': {}, '/c/': { body: '<a href="/a/#x">b</a>' } }), 'or "#x" on it'],
])('%s is a fault', (_, built, sentence) => {
  expect(sentences(built).join('\n')).toContain(sentence);
});

test.each([
  ['a redirect', '/old'],
  ['a redirect of many', '/shop/hats/'],
  ['an address without its slash', '/b'],
  ['a part of a page', '/b/#part'],
  ['the top of a page', '/b/#top'],
  ['the dashboard', '/_/'],
  ['a file', '/static/a.png'],
  ['another site', 'https://other.example/x/'],
])('%s may be linked to', (_, href) => {
  const redirects = [
    { from: '/old/', to: '/b/', status: 301 },
    { from: '/shop/*', to: '/b/', status: 301 },
  ];
  const pages = { '/a/': { body: `<a href="${href}">x</a>` }, '/b/': { body: '<h2 id="part">x</h2>' } };
  expect(sentences(site(pages, { redirects }))).toEqual([]);
});

test('a page without a canonical address is a fault', () => {
  const html = samplePage({ lang: 'en', title: 'A', addresses: { en: '/a/' } }).replace(
    'rel="canonical"',
    'rel="next"',
  );
  const facts = new Map([['/a/', readPage(html, '/a/', setting)]]);
  expect(sentences(site({ '/a/': {} }, { facts }))).toEqual(['The page /a/ has no canonical address.']);
});

test('canonical addresses may be in lower case', () => {
  expect(sentences(site({ '/Blog/': { addresses: { en: '/blog/' } } }))).toEqual([]);
});

test('a page that search engines are kept from needs no addresses', () => {
  const html = samplePage({ lang: 'en', title: 'Thank you' });
  expect(sentences(site({ '/a/': {} }, { facts: new Map([['/a/', readPage(html, '/a/', setting)]]) }))).toEqual([]);
});

test('a fault is named with the record whose page it is', () => {
  expect(checkSite(site({ '/a/': { title: ' ', record: 'p1' } }))[0]?.record).toEqual({
    collection: 'posts',
    id: 'p1',
  });
});

describe('a broken link', () => {
  const body = '<a href="/gone/">x</a>';

  test('is named with the record that holds it, where it is not the page’s own', () => {
    const built = site({ '/a/': { body, record: 'p1' } }, { links: { '/gone/': [['blocks', 'b1']] } });
    expect(checkSite(built)[0]?.record).toEqual({ collection: 'blocks', id: 'b1' });
  });

  test('is named with each record that holds it', () => {
    const links: BuiltSite['links'] = {
      '/gone/': [
        ['posts', 'p0'],
        ['posts', 'p1'],
      ],
    };
    const faults = checkSite(site({ '/a/': { body, record: 'p1' } }, { links }));
    expect(faults.map(({ record }) => record?.id)).toEqual(['p0', 'p1']);
  });

  test('is the page’s where no record is known to hold it', () => {
    expect(checkSite(site({ '/a/': { body, record: 'p1' } }))[0]?.record).toEqual({ collection: 'posts', id: 'p1' });
  });

  test('in the header is one fault, and no page’s', () => {
    const pages = { '/a/': { body: header(body), record: 'p1' }, '/b/': { body: header(body), record: 'p2' } };
    const [fault, ...more] = checkSite(site(pages, { links: { '/gone/': [['menu_links', 'm1']] } }));
    expect(more).toEqual([]);
    expect(fault).toEqual({
      sentence: 'The header of /a/ (and 1 more) links to /gone/, which is not there.',
      record: { collection: 'menu_links', id: 'm1' },
    });
    expect(checkSite(site(pages))[0]?.record).toBeUndefined();
  });
});

test.each([
  [0, 0, false],
  [10, 5, false],
  [10, 4, true],
  [100, 70, false],
  [100, 69, true],
  [100, 120, false],
  [6, 0, true],
])('from %i pages to %i is refused: %s', (before, now, refused) => {
  expect(checkFall(before, now).length > 0).toBe(refused);
});

test('the refusal names every fault, where to correct it, and the first record', () => {
  const record = { collection: 'posts', id: 'p1' };
  const problem = refusal([{ sentence: 'First.' }, { sentence: 'Second.', record }], 'https://cms.example/');
  expect(problem).toMatchObject({ record, link: 'https://cms.example/_/#/collections?collection=posts&record=p1' });
  expect(problem.message).toBe(
    'The new version does not go live, for 2 faults were found. Visitors see the last good one.\n' +
      '- First.\n- Second. Open posts p1 and correct it: https://cms.example/_/#/collections?collection=posts&record=p1',
  );
});

test('of very many faults twenty are shown', () => {
  const many = Array.from({ length: 25 }, (_, index) => ({ sentence: `Fault ${index}.` }));
  const lines = refusal(many, SAMPLE_URL).message.split('\n');
  expect(lines).toHaveLength(22);
  expect(lines.at(-1)).toBe('- … and 5 more.');
});
