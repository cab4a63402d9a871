import { parseEnv } from '../../lib/env';
import { contentSecurityPolicy, pageHeaders, codeHash, inlineCode } from './pageHeaders';
import { createHash } from 'node:crypto';

const INLINE = { scripts: ['sha256-one', 'sha256-two'], styles: ['sha256-three'] };
const policyOf = (source: Record<string, string> = {}) => contentSecurityPolicy(INLINE, parseEnv(source));
const directives = (source?: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    policyOf(source)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  );

test('a site without guests runs its own code and talks to itself', () => {
  expect(directives()).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-one' 'sha256-two'",
    'style-src': "'self' 'sha256-three'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'self'",
  });
});

test('Tag Manager loads and sends, and changes nothing else', () => {
  const hosts = 'https://*.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';
  expect(directives({ GTM_ID: 'GTM-ABC123' })).toEqual({
    ...directives(),
    'script-src': `'self' 'sha256-one' 'sha256-two' ${hosts}`,
    'img-src': `'self' ${hosts}`,
    'connect-src': `'self' ${hosts}`,
  });
});

test('an assistant brings its own styles, frames and sockets, and hosts that were named with it', () => {
  const found = directives({
    ASSISTANT_WIDGET_URL: 'https://chat.example/widget.js?id=1',
    THIRD_PARTY_HOSTS: 'https://*.cdn.example, https://chat.example',
  });
  const hosts = 'https://chat.example https://*.cdn.example';
  expect(found).toMatchObject({
    'script-src': `'self' 'sha256-one' 'sha256-two' ${hosts}`,
    // With a digest beside it browsers would not read it.
    'style-src': `'self' 'unsafe-inline' ${hosts}`,
    'frame-src': `'self' ${hosts}`,
    'connect-src': `'self' ${hosts} wss://chat.example wss://*.cdn.example`,
    'img-src': `'self' data: blob: ${hosts}`,
  });
  expect(found).not.toHaveProperty('style-src-attr');
});

test('allows only scripts of files and known ones, with any third party', () => {
  const all = policyOf({
    GTM_ID: 'GTM-ABC123',
    ASSISTANT_WIDGET_URL: 'https://chat.example/widget.js',
    THIRD_PARTY_HOSTS: 'https://*.cdn.example',
  });
  const [scripts] = all.split('; ').filter((part) => part.startsWith('script-src'));
  expect(scripts).not.toMatch(/unsafe|data:|blob:|\s(https:|\*)(\s|$)/);
});

test('a site of https stays with it', () => {
  const https = pageHeaders(INLINE, parseEnv({ SITE_URL: 'https://www.modrina.example' }));
  expect(https['Content-Security-Policy']).toMatch(/; upgrade-insecure-requests$/);
  expect(https['Strict-Transport-Security']).toBe('max-age=31536000');
  const withSubdomains = pageHeaders(
    INLINE,
    parseEnv({ SITE_URL: 'https://www.modrina.example', HSTS_SUBDOMAINS: '1' }),
  );
  expect(withSubdomains['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  const http = pageHeaders(INLINE, parseEnv({ SITE_URL: 'http://127.0.0.1:8090' }));
  expect(Object.keys(http)).toEqual(['Content-Security-Policy']);
  expect(http['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

const hash = (text: string) => `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;

test('names code as browsers compute it', () => {
  // The example of Content Security Policy Level 3, 8.3.
  expect(codeHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});

test('finds scripts and styles once each, and neither files nor data', () => {
  const html =
    '<style data-href="/a.css">a>b{color:red}</style><script>one("č")</script><script type="module">two()</script>' +
    '<script>one("č")</script><script src="/a.js" async=""></script><script async="" src="/b.js"></script>' +
    '<script type="application/json" id="settings">{"src":1}</script><script type="application/ld+json">{}</script>' +
    '<script type="text/plain" data-category="analytics">later(" src=")</script>';
  expect(inlineCode(html)).toEqual({
    scripts: [hash('one("č")'), hash('two()'), hash('later(" src=")')],
    styles: [hash('a>b{color:red}')],
  });
});

test('a page without any is possible', () => {
  expect(inlineCode('<p>Words</p>')).toEqual({ scripts: [], styles: [] });
});
