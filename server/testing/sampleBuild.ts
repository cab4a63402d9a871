import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The address at which the sample would stand. */
export const SAMPLE_URL = 'https://www.modrina.example';

type SamplePage = {
  lang: string;
  title: string;
  /** Its own URL and that of its alternate; without them no search engine is to list it. */
  addresses?: Record<string, string>;
  body?: string;
};

const SCRIPT = 'window.___webpackCompilationHash="abc";';

/** The policy of the sample's pages: they run their inline script, and no other. */
export const SAMPLE_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`,
  "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
].join('; ');

/** A page as Gatsby writes it, with everything that a page must have. */
export function samplePage({ lang, title, addresses, body = '' }: SamplePage): string {
  const link = (rel: string, path: string) => `<link rel="${rel}" href="${SAMPLE_URL}${path}"/>`;
  const head = addresses
    ? link('canonical', addresses[lang] ?? '') +
      Object.entries({ ...addresses, 'x-default': addresses['en'] ?? '' })
        .map(([code, path]) => link(`alternate" hrefLang="${code}`, path))
        .join('')
    : '<meta name="robots" content="noindex"/>';
  return (
    `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title>${head}</head><body><div id="___gatsby">` +
    `<h1>${title}</h1>${body}${'<p>Words, words, words.</p>'.repeat(60)}</div>` +
    `<script>${SCRIPT}</script></body></html>`
  );
}

const both = (path: string) => ({ en: path, sl: `/sl${path}` });
const miss = (lang: string, title: string) => samplePage({ lang, title });
const origin = (template: string, locale: string, record?: string) => ({
  template,
  locale,
  ...(record && { collection: 'posts', record }),
});

/** The output of a small Gatsby build in `public`, with everything that must not be published. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'index.html': samplePage({ lang: 'en', title: 'Home', addresses: both('/') }),
  'blog/index.html': samplePage({ lang: 'en', title: 'Blog', addresses: { en: '/blog/' } }),
  'blog/a/index.html': samplePage({ lang: 'en', title: 'A post', addresses: { en: '/blog/a/' } }),
  'sl/index.html': samplePage({ lang: 'sl', title: 'Domov', addresses: both('/') }),
  '404.html': miss('en', 'Not found'),
  '404/index.html': miss('en', 'Not found'),
  'sl/404/index.html': miss('sl', 'Ni najdeno'),
  '410/index.html': miss('en', 'Removed'),
  'sl/410/index.html': miss('sl', 'Odstranjeno'),
  'page-data/app-data.json': '{"webpackCompilationHash":"abc"}',
  'page-data/index/page-data.json': '{"path":"/"}',
  'builds/latest.json': '{"id":"build","version":"1.6.20","time":"2026-11-21T00:00:00.000Z"}',
  'sitemap-index.xml': '<?xml version="1.0"?><sitemapindex/>',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:security@modrina.example\n',
  'app-0123456789abcdef0123.js': `console.log("${'app '.repeat(400)}")`,
  'static/picture-1.png': 'not really a picture',
  'static/drawing-1.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'app-0123456789abcdef0123.js.map': '{}',
  'webpack.stats.json': '{}',
  'chunk-map.json': '{}',
  _redirects: '/a /b 301',
  '~partytown/debug/x.js': 'x',
  '_gatsby/slices/footer-1.html': '<footer>',
  '.hidden/secret.txt': 'secret',
  '.env': 'SECRET=1',
  'site.json': JSON.stringify({
    siteUrl: SAMPLE_URL,
    backend: 'http://127.0.0.1:8090',
    dashboardUrl: SAMPLE_URL,
    pages: {
      '/': origin('page', 'en'),
      '/sl/': origin('page', 'sl'),
      '/blog/': origin('post-list', 'en'),
      '/blog/a/': origin('post', 'en', 'post00000000001'),
      '/404.html': origin('', 'en'),
      '/404/': origin('not-found', 'en'),
      '/sl/404/': origin('not-found', 'sl'),
      '/410/': origin('not-found', 'en'),
      '/sl/410/': origin('not-found', 'sl'),
    },
    links: {},
    notFound: [
      { prefix: '/', file: '/404.html' },
      { prefix: '/sl/', file: '/sl/404/index.html' },
    ],
    gonePages: [
      { prefix: '/', file: '/410/index.html' },
      { prefix: '/sl/', file: '/sl/410/index.html' },
    ],
    gone: ['/blog/removed/', '/sl/blog/removed/'],
    redirects: [
      { from: '/portfolio*', to: '/', status: 301 },
      { from: '/sl/portfolio*', to: '/sl/', status: 301 },
      { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
      { from: '/soon', to: 'https://example.com/', status: 302 },
    ],
    homes: { en: '/', sl: '/sl/' },
    accepts: { '/blog/': { page: ['1'] } },
    pageHeaders: { 'Content-Security-Policy': SAMPLE_POLICY, 'Strict-Transport-Security': 'max-age=31536000' },
  }),
};

/**
 * Writes a small build.
 * @param folder where
 * @param changes files to write otherwise, or with undefined to leave out
 */
export async function writeSampleBuild(
  folder: string,
  changes: Record<string, string | undefined> = {},
): Promise<void> {
  for (const [file, content] of Object.entries({ ...SAMPLE, ...changes })) {
    if (content === undefined) continue;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
}
