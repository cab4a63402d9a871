import HEADERS from './headers.json';
import { messagePage } from '../preview/sendMessage';
import { progressPage } from '../progress/progressPage';
import { kindOf, prepare } from './hooks';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const part = { lang: 'en', title: 'T', lines: [], link: 'L' };
const PAGES = {
  'the page before the first release': progressPage({ state: 'stopped' }, { locale: 'en', path: '/' }),
  'messages of a preview': messagePage([part], { href: '/' }),
  // Made in PocketBase only; its style contains no variable part.
  'a form without a page': readFileSync(`${__dirname}/../forms/formPage.ts`, 'utf8'),
};

test.each(Object.entries(PAGES))('the policy of the server’s own pages names the style of %s', (_, html) => {
  const [, style = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const digest = createHash('sha256').update(style).digest('base64');
  expect(style).not.toContain('${');
  expect(HEADERS.ownPage['Content-Security-Policy']).toContain(`'sha256-${digest}'`);
});

test('every policy allows nothing by default, and limits form targets, frames and the base', () => {
  const policies = (['security', 'media', 'drawing', 'upload', 'dashboard', 'editorPage', 'ownPage'] as const).map(
    (kind) => HEADERS[kind]['Content-Security-Policy'],
  );
  for (const policy of policies) {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toMatch(/; base-uri '(none|self)'; form-action '(none|self)'; frame-ancestors '(none|self)'/);
    expect(policy).not.toMatch(/http:|script-src[^;]*(unsafe|data:|blob:|\*)/);
  }
});

test.each([
  ['/', 'site'],
  ['/blog/', 'site'],
  ['/_', 'site'],
  ['/apis/', 'site'],
  ['/api/health', 'data'],
  ['/_site/status', 'data'],
  ['/api/files/posts/a/b.png', 'upload'],
  ['/_/', 'dashboard'],
  ['/_/assets/index.js', 'dashboardFile'],
])('%s is of the kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test.each([
  ['http://127.0.0.1:8090', '1', undefined],
  ['https://www.modrina.example', '', 'max-age=31536000'],
  ['https://www.modrina.example', '1', 'max-age=31536000; includeSubDomains'],
])('a site at %s with HSTS_SUBDOMAINS=%s', (origin, subdomains, value) => {
  for (const pairs of Object.values(prepare(origin, subdomains))) {
    expect(Object.fromEntries(pairs)['Strict-Transport-Security']).toBe(value);
  }
});
