import { SAMPLE_URL } from '../testing/sampleBuild';
import { readPage } from './readPage';

const setting = { siteUrl: SAMPLE_URL, backend: 'http://127.0.0.1:8090' };
const read = (body: string, head = '', path = '/about/') =>
  readPage(`<!DOCTYPE html><html lang="en"><head>${head}</head><body>${body}</body></html>`, path, setting);
const partsOf = (body: string, head = '') => read(body, head).parts;

test('the facts of the head', () => {
  const head =
    '<title>Čas &amp; denar</title><link rel="canonical" href="https://www.modrina.example/about/"/>' +
    '<link rel="alternate" hrefLang="sl" href="https://www.modrina.example/sl/about/"/>';
  expect(read('<svg><title>A picture</title></svg>', head)).toMatchObject({
    lang: 'en',
    title: 'Čas & denar',
    canonical: 'https://www.modrina.example/about/',
    alternates: { sl: 'https://www.modrina.example/sl/about/' },
    noindex: false,
    whole: true,
  });
  expect(read('', '<meta name="robots" content="noindex, nofollow"/>').noindex).toBe(true);
});

test('a page that is cut short', () => {
  expect(readPage('<!DOCTYPE html><html lang="en"><head><title>A', '/', setting)).toMatchObject({
    whole: false,
  });
});

test.each([
  ['<h1></h1>', true],
  ['<h1> <span></span> </h1>', true],
  ['<h1>Words</h1>', false],
  ['<h1><img alt="Modrina" src="/logo.svg"></h1>', false],
  ['<h2></h2>', false],
])('%s is an empty heading: %s', (body, empty) => {
  expect(read(body).emptyHeading).toBe(empty);
});

test('links of the site, as paths', () => {
  const body =
    '<a href="/blog/?page=2">a</a><a href="https://www.modrina.example/x/#y">b</a><a href="../c/">c</a>' +
    '<a href="/%C4%8Das/">d</a><area href="/map/"/>';
  expect(partsOf(body)).toEqual([{ place: '', links: ['/blog/', '/x/#y', '/c/', '/čas/', '/map/'], assets: [] }]);
});

test.each(['https://other.example/x', 'mailto:a@b.example', 'tel:+38640', 'data:,x', 'javascript:void 0'])(
  '%s is no address of the site',
  (address) => {
    expect(partsOf(`<a href="${address}">a</a>`)).toEqual([]);
  },
);

test('all that a browser fetches', () => {
  const body =
    '<img src="/a.png" srcset="/a-1.png 1x, /a,2.png 2x"/><video poster="/p.png"><source src="/v.mp4"></video>' +
    '<script src="/s.js"></script><noscript><img src="/n.png"></noscript><style>.x{background:url("/bg.png")}</style>';
  const head =
    '<link rel="alternate" type="text/markdown" href="/a.md"/><link rel="alternate" hreflang="sl" href="/sl/"/>' +
    '<link rel="preload" href="/f.woff2"/><link rel="icon" href="/i.svg"/><link rel="dns-prefetch" href="/no"/>' +
    '<meta property="og:image" content="https://www.modrina.example/share.png"/>';
  expect(partsOf(body, head)[0]?.assets.toSorted()).toEqual([
    '/a,2.png',
    '/a-1.png',
    '/a.md',
    '/a.png',
    '/bg.png',
    '/f.woff2',
    '/i.svg',
    '/n.png',
    '/p.png',
    '/s.js',
    '/share.png',
    '/v.mp4',
  ]);
});

test('the application’s scripts, which the settings of the page name', () => {
  const settings = '{"application":{"hash":"abc","scripts":["/app-0123.js"],"chunks":{"a":["/a-1.js"]}}}';
  const page = read(`<script type="application/json" id="site-settings">${settings}</script>`);
  expect(page.compilation).toBe('abc');
  expect(page.parts[0]?.assets).toEqual(['/app-0123.js', '/a-1.js']);
});

test('links in header and footer are separate', () => {
  const body =
    '<!-- slice-start id="header-en-2f4c-1 --><a href="/a/"></a><!-- slice-end id="header-en-2f4c-1" --><a href="/b/"></a>'.replace(
      '2f4c-1 -->',
      '2f4c-1" -->',
    );
  expect(partsOf(body)).toEqual([
    { place: 'header', links: ['/a/'], assets: [] },
    { place: '', links: ['/b/'], assets: [] },
  ]);
});

test('links to the page’s own parts are looked up at once', () => {
  expect(partsOf('<a href="#there">a</a><a href="#gone">b</a><h2 id="there">x</h2>')[0]?.links).toEqual([
    '/about/#gone',
  ]);
});

test('addresses of the backend', () => {
  const body =
    '<img src="/api/files/posts/x/a.png"><a href="http://127.0.0.1:8090/_/">b</a><a href="https://cms.example/api/files/x">c</a>';
  expect(read(body).backend).toEqual(['/api/files/posts/x/a.png', 'http://127.0.0.1:8090/_/']);
});

test('where the backend is the site’s own server, its address is no secret', () => {
  const own = { siteUrl: SAMPLE_URL, backend: SAMPLE_URL };
  const html = `<html><body><a href="${SAMPLE_URL}/blog/">a</a></body></html>`;
  expect(readPage(html, '/', own).backend).toEqual([]);
});
