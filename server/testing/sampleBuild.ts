import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const page = (lang: string, title: string) =>
  `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title></head><body><h1>${title}</h1>` +
  `<script>window.___webpackCompilationHash="abc";</script>${'<p>Words, words, words.</p>'.repeat(60)}</body></html>`;

/** What a small Gatsby build leaves in `public`, with everything that must not be published. */
export const SAMPLE: Readonly<Record<string, string>> = {
  'index.html': page('en', 'Home'),
  'blog/index.html': page('en', 'Blog'),
  'blog/a/index.html': page('en', 'A post'),
  'sl/index.html': page('sl', 'Domov'),
  '404.html': page('en', 'Not found'),
  '404/index.html': page('en', 'Not found'),
  'sl/404/index.html': page('sl', 'Ni najdeno'),
  'page-data/app-data.json': '{"webpackCompilationHash":"abc"}',
  'page-data/index/page-data.json': '{"path":"/"}',
  'sitemap-index.xml': '<?xml version="1.0"?><sitemapindex/>',
  'robots.txt': 'User-agent: *\n',
  '.well-known/security.txt': 'Contact: mailto:security@modrina.example\n',
  'app-0123456789abcdef0123.js': `console.log("${'app '.repeat(400)}")`,
  'static/picture-1.png': 'not really a picture',
  'app-0123456789abcdef0123.js.map': '{}',
  'webpack.stats.json': '{}',
  'chunk-map.json': '{}',
  _redirects: '/a /b 301',
  '~partytown/debug/x.js': 'x',
  '_gatsby/slices/footer-1.html': '<footer>',
  '.hidden/secret.txt': 'secret',
  '.env': 'SECRET=1',
  'site.json': JSON.stringify({
    notFound: [
      { prefix: '/', file: '/404.html' },
      { prefix: '/sl/', file: '/sl/404/index.html' },
    ],
    redirects: [
      { from: '/portfolio*', to: '/', status: 301 },
      { from: '/sl/portfolio*', to: '/sl/', status: 301 },
      { from: '/tips-tricks/*', to: '/blog/*', status: 301 },
      { from: '/soon', to: 'https://example.com/', status: 302 },
    ],
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
