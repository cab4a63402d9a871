import { samplePage, SAMPLE_POLICY, SAMPLE_URL } from '../testing/sampleBuild';
import type { BuiltSite } from './BuiltSite';
import { checkFall } from './passGate';
import { checkSite } from './checkSite';
import { refusal } from '../site/Violation';
import { readPage } from '../site/readPage';
import { setting, siteOf } from './testing/siteOf';

const both = (path: string) => ({ en: path, sl: `/sl${path}` });
const header = (links: string) => `<!-- slice-start id="header-en-1" -->${links}<!-- slice-end id="header-en-1" -->`;

const sentences = (built: BuiltSite) => checkSite(built).map(({ sentence }) => sentence);
const HOMES = { '/': { addresses: both('/') }, '/sl/': { lang: 'sl', addresses: both('/') } };

test('a site with which all is well', () => {
  expect(sentences(siteOf({ ...HOMES, '/a/': { body: '<a href="/sl/">x</a><img src="/static/a.png">' } }))).toEqual([]);
});

test.each<[string, BuiltSite, string]>([
  ['a page that is not there', siteOf({ '/a/': {} }, { facts: new Map() }), 'The page /a/ was not built.'],
  ['a page of another build', siteOf({ '/a/': {} }, { compilation: 'new' }), '/a/ comes from another build'],
  ['no title', siteOf({ '/a/': { title: ' ' } }), 'The page /a/ has no title.'],
  [
    'the wrong language',
    siteOf({ '/a/': { lang: 'sl', addresses: { en: '/a/', sl: '/a/' } } }),
    'its language is "sl"',
  ],
  ['an empty heading', siteOf({ '/a/': { body: '<h1></h1>' } }), 'The main heading of /a/ is empty.'],
  ['a canonical address that is no page', siteOf({ '/a/': { addresses: { en: '/b/' } } }), 'is no page of the site'],
  ['an alternate that is no page', siteOf({ '/a/': { addresses: both('/a/') } }), 'for "sl", which is no page'],
  [
    'an alternate without a link back',
    siteOf({ '/a/': { addresses: both('/a/') }, '/sl/a/': { lang: 'sl' } }),
    'names /sl/a/ for "sl", which does not name it in return',
  ],
  [
    'alternates without links to each other',
    siteOf({ '/a/': {}, '/sl/a/': { lang: 'sl' } }),
    '/a/ does not name /sl/a/, its page in "sl"',
  ],
  ['a file of the backend', siteOf({ '/a/': { body: '<img src="/api/files/a/b.png">' } }), 'an address of the backend'],
  ['a link to nowhere', siteOf({ '/a/': { body: '<a href="/b/">b</a>' } }), '/a/ links to /b/, which is not there'],
  ['a missing image', siteOf({ '/a/': { body: '<img src="/static/b.png">' } }), 'shows or loads /static/b.png'],
  ['a part of a page', siteOf({ '/a/': {}, '/c/': { body: '<a href="/a/#x">b</a>' } }), 'or "#x" on it'],
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
  expect(sentences(siteOf(pages, { redirects }))).toEqual([]);
});

test('a page without a canonical address is a fault', () => {
  const html = samplePage({ lang: 'en', title: 'A', addresses: { en: '/a/' } }).replace(
    'rel="canonical"',
    'rel="next"',
  );
  const facts = new Map([['/a/', readPage(html, '/a/', setting)]]);
  expect(sentences(siteOf({ '/a/': {} }, { facts }))).toEqual(['The page /a/ has no canonical address.']);
});

describe('a page that shows another language’s text', () => {
  const original = { addresses: { en: '/a/' } };
  const stray = (addresses: Record<string, string>) => samplePage({ lang: 'sl', title: 'A', addresses });
  /** The page under /sl with its canonical URL and alternates. */
  const withStray = (canonical: string, alternates = '') => {
    const html = stray({ sl: canonical }).replace(/<link rel="alternate"[^>]*>/g, '');
    const built = siteOf({ '/a/': original, '/sl/a/': { lang: 'sl' }, '/b/': {} });
    const facts = readPage(html.replace('</head>', `${alternates}</head>`), '/sl/a/', setting);
    return { ...built, facts: new Map([...built.facts, ['/sl/a/', facts]]) };
  };

  test('has the original as its canonical, and no page names it', () => {
    expect(sentences(withStray('/a/'))).toEqual([]);
  });

  test('may not name alternates as well', () => {
    const alternates = `<link rel="alternate" hreflang="en" href="${SAMPLE_URL}/a/"/>`;
    expect(sentences(withStray('/a/', alternates))).toEqual([
      'The page /sl/a/ has /a/ as its canonical address and names alternates too.',
    ]);
  });

  test('may not lead to a page that search engines are kept from', () => {
    const built = withStray('/b/');
    const hidden = readPage(samplePage({ lang: 'en', title: 'B' }), '/b/', setting);
    expect(sentences({ ...built, facts: new Map([...built.facts, ['/b/', hidden]]) })).toEqual([
      'The canonical address of /sl/a/, /b/, is a page that search engines are kept from or sent on from.',
    ]);
  });
});

test('a page that names none for every other language is at fault', () => {
  const html = samplePage({ lang: 'en', title: 'A', addresses: { en: '/a/' } }).replace('"x-default"', '"en"');
  const facts = new Map([['/a/', readPage(html, '/a/', setting)]]);
  expect(sentences(siteOf({ '/a/': {} }, { facts }))).toEqual(['The page /a/ names no page for "x-default".']);
});

test('a share card may be missing while the build leaves them to the next, and nothing else', () => {
  const body = '<img src="/share/en/a.1.png"><img src="/static/b.png">';
  const [card, image] = ['/share/en/a.1.png', '/static/b.png'].map(
    (address) => `The page /a/ shows or loads ${address}, which is not there.`,
  );
  expect(sentences(siteOf({ '/a/': { body } }))).toEqual([card, image]);
  expect(sentences(siteOf({ '/a/': { body } }, { cardsFollow: true }))).toEqual([image]);
});

test('canonical addresses may be in lower case', () => {
  expect(sentences(siteOf({ '/Blog/': { addresses: { en: '/blog/' } } }))).toEqual([]);
});

test('a page that search engines are kept from needs no addresses', () => {
  const html = samplePage({ lang: 'en', title: 'Thank you' });
  expect(sentences(siteOf({ '/a/': {} }, { facts: new Map([['/a/', readPage(html, '/a/', setting)]]) }))).toEqual([]);
});

test('a fault is named with the record whose page it is', () => {
  expect(checkSite(siteOf({ '/a/': { title: ' ', record: 'p1' } }))[0]?.record).toEqual({
    collection: 'posts',
    id: 'p1',
  });
});

describe('code in a page', () => {
  const policy = (more = '') => ({
    pageHeaders: { 'Content-Security-Policy': `${SAMPLE_POLICY}; style-src-attr 'unsafe-inline'${more}` },
  });

  test('of the build passes, and JSON data is not code', () => {
    const body = '<script type="application/json">{}</script><script src="/a.js"></script>';
    expect(sentences(siteOf({ '/a/': { body } }, { ...policy(), addresses: new Set(['/a.js']) }))).toEqual([]);
  });

  test.each([
    ['<script>alert(1)</script>', 'holds a script (sha256-'],
    ['<script type="module">alert(1)</script>', 'holds a script (sha256-'],
    ['<svg><style>a{}</style></svg>', 'holds a style (sha256-'],
  ])('that browsers would block is a violation: %s', (body, message) => {
    const found = sentences(siteOf({ '/a/': { body } }, policy()));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`The page /a/ ${message}`);
  });

  test('an inline style passes where other hosts may add styles', () => {
    const body = '<style>a{}</style>';
    expect(sentences(siteOf({ '/a/': { body } }, policy("; style-src 'self' 'unsafe-inline'")))).toEqual([]);
  });

  test('a legacy build is not checked', () => {
    expect(sentences(siteOf({ '/a/': { body: '<script>alert(1)</script>' } }))).toEqual([]);
  });
});

describe('a broken link', () => {
  const body = '<a href="/gone/">x</a>';

  test('is named with the record that holds it, where it is not the page’s own', () => {
    const built = siteOf({ '/a/': { body, record: 'p1' } }, { links: { '/gone/': [['blocks', 'b1']] } });
    expect(checkSite(built)[0]?.record).toEqual({ collection: 'blocks', id: 'b1' });
  });

  test('is named with each record that holds it', () => {
    const links: BuiltSite['links'] = {
      '/gone/': [
        ['posts', 'p0'],
        ['posts', 'p1'],
      ],
    };
    const faults = checkSite(siteOf({ '/a/': { body, record: 'p1' } }, { links }));
    expect(faults.map(({ record }) => record?.id)).toEqual(['p0', 'p1']);
  });

  test('is the page’s where no record is known to hold it', () => {
    expect(checkSite(siteOf({ '/a/': { body, record: 'p1' } }))[0]?.record).toEqual({ collection: 'posts', id: 'p1' });
  });

  test('in the header is one violation, without a record', () => {
    const pages = { '/a/': { body: header(body), record: 'p1' }, '/b/': { body: header(body), record: 'p2' } };
    const [fault, ...more] = checkSite(siteOf(pages, { links: { '/gone/': [['menu_links', 'm1']] } }));
    expect(more).toEqual([]);
    expect(fault).toEqual({
      sentence: 'The header of /a/ (and 1 more) links to /gone/, which is not there.',
      link: '/gone/',
      record: { collection: 'menu_links', id: 'm1' },
    });
    expect(checkSite(siteOf(pages))[0]?.record).toBeUndefined();
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
