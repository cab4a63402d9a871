export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

const paths = (...list: string[]): Question[] => list.map((path) => ({ path }));
const withHeader = (name: string, values: string[], ...list: string[]): Question[] =>
  list.flatMap((path) => values.map((value) => ({ path, headers: { [name]: value } })));

const BLOG = '/blog/';
const SCRIPT = '/app-0123456789abcdef0123.js';

/** Requests to PocketBase, nginx and Caddy alike; the pages are those of server/testing/sampleBuild.ts. */
export const QUESTIONS: readonly Question[] = [
  // Pages, and the one address that each has.
  ...paths('/', '/?a=b', BLOG, '/blog/?a=b', '/blog/a/', '/sl/', '/old-home/', '/old-home', '/pairs/'),
  ...paths('/blog', '/blog?a=b&c', '/blog/a', '/sl', '/blog/index.html', '/index.html', '/index.html?x=1'),
  ...paths('/Blog/', '/BLOG', '/Blog/?page=2', '/en/', '/en', '/EN/Blog/A?b=c', '/en/old-home/', '/SL/', '/en/soon'),
  ...paths('/en/nothing/', '/en//evil.com', '/en/%5Cevil.com', '/en/index.html', '/EN/blog/removed/', '/en/blog/A.md'),
  { path: '/Blog/', method: 'HEAD' },
  ...withHeader('Sec-Fetch-Dest', ['document', 'image'], '/nothing', '/sl/%3Cb%3E/', '/blog/?page=2', '/blog/removed/'),
  ...paths('/blog/a/x', '/robots.txt/', '/ROBOTS.TXT', '/static', '/static/', '/page-data', '/page-data/'),
  // The visitor's language, which only `/` asks for.
  ...withHeader('Accept-Language', ['sl', 'en', 'sl;q=0.1, en', 'de'], '/'),
  ...withHeader('Cookie', ['locale=sl', 'locale=en', 'locale=xx'], '/'),
  { path: '/', headers: { 'Accept-Language': 'sl', 'Sec-Fetch-Site': 'same-origin' } },
  { path: '/', headers: { 'Accept-Language': 'sl', 'User-Agent': 'Googlebot/2.1' } },
  // A preview link that has ended.
  ...withHeader('Cookie', ['site_preview=x', 'a=b; site_preview=x'], '/', BLOG, '/nothing', '/soon', SCRIPT),
  // Editors, whose pages come with a bar.
  ...withHeader(
    'Cookie',
    ['editor_bar=1', 'a=b; editor_bar=1'],
    '/',
    BLOG,
    '/nothing/',
    '/blog/removed/',
    '/soon',
    SCRIPT,
  ),
  ...withHeader('Cookie', ['editor_bar=0', 'editor_bar=10'], BLOG),
  { path: BLOG, headers: { Cookie: 'editor_bar=1', 'Accept-Encoding': 'br', Range: 'bytes=5-9' } },
  // Files by how long they are kept.
  ...paths(
    SCRIPT,
    '/static/drawing-1.svg',
    '/static/drawing-2.svg',
    '/static/picture-1.png',
    '/page-data/app-data.json',
    '/page-data/index/page-data.json',
  ),
  ...paths(
    '/robots.txt',
    '/sitemap.xml',
    '/.well-known/security.txt',
    '/builds/latest.json',
    '/builds/latest.json?t=1',
  ),
  // Feeds, cards for networks, and articles as bare texts.
  ...paths('/feed.rss', '/llms.txt', '/share/en/blog/a.0123abcd.png', '/blog/a.md', '/blog/nothing.md', '/blog/a.md/'),
  { path: '/blog/a.md', headers: { 'Accept-Encoding': 'br' } },
  // Compressed copies.
  ...withHeader('Accept-Encoding', ['br', 'gzip', 'gzip, deflate, br, zstd', 'identity', 'zstd'], BLOG, SCRIPT),
  ...withHeader('Accept-Encoding', ['gzip, br;q=0', 'br;q=0.2, gzip;q=0.9', '*', 'br;q=0, *', 'BR'], BLOG),
  ...withHeader('Accept-Encoding', ['br'], '/', '/static/picture-1.png', '/robots.txt', '/nothing', '/sl/nothing/'),
  // Parts.
  ...withHeader('Range', ['bytes=5-9', 'bytes=-5', 'bytes=999999-'], BLOG),
  { path: BLOG, headers: { Range: 'bytes=5-9', 'Accept-Encoding': 'br, gzip' } },
  { path: '/static/picture-1.png', headers: { Range: 'bytes=0-3' } },
  // Other methods.
  ...['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ path: BLOG, method })),
  ...['HEAD', 'POST'].map((method) => ({ path: '/nothing', method })),
  { path: '/blog', method: 'HEAD' },
  { path: '/soon', method: 'HEAD' },
  { path: BLOG, method: 'HEAD', headers: { 'Accept-Encoding': 'br' } },
  // Misses in both languages.
  ...paths('/nothing', '/nothing/', '/blog/nothing/', '/sl/nothing', '/sl/nothing/', '/slovenia/'),
  ...paths('/static/nothing.png', '/page-data/nothing/page-data.json', `${SCRIPT}x`),
  ...paths('/404.html', '/404/', '/404', '/404/index.html', '/sl/404/', '/sl/404', '/sl/404/index.html'),
  ...paths('/blog/404/', '/blog/404', '/blog/404/index.html', '/blog/404.html', '/blog/410/', '/BLOG/404/'),
  // Files beside the pages that are not for visitors.
  ...paths('/.env', '/.hidden/secret.txt', '/.hosts/nginx.conf', '/.hosts/Caddyfile', '/.release.json', '/blog/.x'),
  ...paths(`${SCRIPT}.map`, `${SCRIPT}.br`, '/blog/index.html.br', '/blog/index.html.gz', '/webpack.stats.json'),
  ...paths('/chunk-map.json', '/_redirects', '/_headers', '/site.json', '/manifest.json', '/id'),
  ...paths('/~partytown/debug/x.js', '/_gatsby/slices/footer-1.html'),
  // Pages that were deleted.
  ...paths('/blog/removed/', '/blog/removed', '/sl/blog/removed/', '/blog/removed/x', '/410/', '/410', '/sl/410/'),
  { path: '/blog/removed/', headers: { 'Accept-Encoding': 'br' } },
  { path: '/blog/removed/', method: 'HEAD' },
  // Redirects: exact, by a prefix, with rests, queries and fragments, away from the site, and those that may not fire.
  ...paths(
    '/soon',
    '/soon/',
    '/soon?x=1',
    '/Soon',
    '/SOON/',
    '/soon/x',
    '/Twice',
    '/twice/',
    '/TWICE',
    '/Tips-Tricks',
    '/tips-tricks',
    '/portfolio',
    '/portfolio/',
    '/portfolio/x?y=1',
  ),
  ...paths('/portfoliox', '/sl/portfolio', '/sl/portfolio/x', '/tips-tricks', '/tips-tricks/', '/tips-tricks/a'),
  ...paths(
    '/tips-tricks/a/',
    '/tips-tricks/a/b.html',
    '/tips-tricks/a/b?c=d',
    '/tips-tricks/a.b/c',
    '/tips-tricks/special',
  ),
  ...paths(
    '/tips-tricks/special/x',
    '/tips-tricks/%C4%8D',
    '/tips-tricks/a%20b',
    '/old',
    '/old-thing?x',
    '/o-nas-%C4%8D',
  ),
  ...paths('/o-nas-%C4%8D/', '/asked', '/asked?x=1', '/pri$e', '/pri$e/', '/a|b', '/a%7Cb', '/every/where', '/every'),
  ...paths('/moved*', '/newer', '/newer-x', '/newer/x.html', '/out/a/b?c', '/out/'),
  // Parameters that a page does not take.
  ...paths('/blog/?page=2', '/blog/?page=1', '/blog/?page=1&utm_source=x', '/blog/?utm_source=x&page=3'),
  ...paths('/blog/?page', '/blog/?page=', '/blog/?pages=2', '/sl/?page=2'),
  // Untidy addresses, and attempts to leave the folder or the host.
  ...paths(
    '//blog/',
    '/blog//',
    '/blog//a/',
    '/blog/../blog/',
    '/./blog/',
    '/../../superuser.json',
    '/tips-tricks//evil.com',
  ),
  ...paths('/%2e%2e/superuser.json', '/..%2fsuperuser.json', '/%00', '/blog/%2e%2e%2f%2e%2e%2fpb_data/data.db'),
  ...paths('/blog%2f', '/%62log/', '/bl%6Fg', '/blog/%0d%0aX:y', '/portfolio/%0d%0aX:y', '/tips-tricks/%0D%0AX:y'),
  ...paths('//evil.com', '//evil.com/%2e%2e', '/\\evil.com', '/every//evil.com', '/every/%2Fevil.com'),
  // PocketBase's own.
  ...paths('/api/health', '/api/nothing', '/api', '/_', '/_/', '/_site/redirect?path=/soon', '/_site/nothing'),
  ...paths(
    '/api/collections/posts/records',
    '/_site/status',
    '/_site/preview/nothing',
    '/_/libs/prism/prism.js',
    '/api//health',
  ),
  { path: '/_site/forms/contact', method: 'OPTIONS', headers: { Origin: 'https://elsewhere.example' } },
];

/** Redirects beyond those of the sample build. */
export const REDIRECTS = [
  // A database that was written past the hooks may hold these; no host may get them.
  { from: '/_/', to: '/blog/', status: 301 },
  { from: '/_site/*', to: '/blog/', status: 301 },
  { from: '/api/*', to: '/blog/*', status: 301 },
  { from: '/*', to: '/blog/', status: 302 },
  { from: '/portfolio*', to: '/', status: 301 },
  { from: '/sl/portfolio*', to: '/sl/', status: 301 },
  { from: '/tips-tricks', to: '/blog/', status: 301 },
  { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
  { from: '/tips-tricks/special*', to: '/sl/', status: 302 },
  // nginx's maps do not distinguish case.
  { from: '/Twice', to: '/blog/', status: 301 },
  { from: '/twice', to: '/sl/', status: 301 },
  { from: '/Tips-Tricks', to: '/old-home/', status: 301 },
  { from: '/soon', to: 'https://example.com/', status: 302 },
  { from: '/soon', to: '/never/', status: 301 },
  { from: '/old*', to: '/old-home/', status: 301 },
  { from: '/blog/a', to: '/blog/a/', status: 301 },
  { from: '/o-nas-č', to: '/blog/#about', status: 301 },
  { from: '/asked', to: '/blog/?from=asked#part', status: 302 },
  { from: '/pri$e', to: '/blog/', status: 301 },
  { from: '/a|b', to: '/sl/', status: 301 },
  { from: '/every/*', to: '/*', status: 301 },
  { from: '/newer*', to: '/news*', status: 302 },
  { from: '/out/*', to: 'https://example.com/in/*', status: 301 },
  { from: '/itself/*', to: '/itself/*', status: 301 },
];
