import { type APIRequestContext, expect, test } from '@playwright/test';

type Entry = { url: string; lastmod: string; links: Record<string, string> };

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/);
const isHidden = (html: string) => /<meta[^>]*name="robots"[^>]*content="[^"]*noindex/.test(html);
const sistersOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*hrefLang="([^"]+)"[^>]*href="([^"]+)"/gi)].map(
      ([, lang = '', href = '']) => [lang, href],
    ),
  );

async function sitemap(request: APIRequestContext): Promise<{ xml: string; entries: Entry[] }> {
  const index = await (await request.get('/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  const xml = (await Promise.all(files.map(async (file) => (await request.get(file)).text()))).join('');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    url: attribute(entry, /<loc>([^<]+)</) ?? '',
    lastmod: attribute(entry, /<lastmod>([^<]+)</) ?? '',
    links: Object.fromEntries(
      [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [lang, href]),
    ),
  }));
  return { xml, entries };
}

test('the sitemap agrees with each page’s own metadata', async ({ request, baseURL }) => {
  const { xml, entries } = await sitemap(request);
  expect(entries.length).toBeGreaterThan(60);
  expect(xml).not.toMatch(/<(priority|changefreq)>/);
  const { time } = (await (await request.get('/builds/latest.json')).json()) as { time: string };
  for (const { url, lastmod, links } of entries) {
    const html = await (await request.get(url)).text();
    expect({ url, hidden: isHidden(html), canonical: canonicalOf(html), sisters: sistersOf(html) }).toEqual({
      ...{ url, hidden: false, canonical: url, sisters: links },
    });
    expect(Object.values(links)).toContain(url);
    expect(links['x-default']).toBe(links['en']);
    expect(url.startsWith(`${baseURL}/`)).toBe(true);
    // The date of the content, which is older than the build.
    expect(Date.parse(lastmod)).toBeLessThan(Date.parse(time));
  }
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  for (const { url, links } of entries) {
    for (const sister of Object.values(links)) expect(Object.values(byUrl.get(sister)?.links ?? {})).toContain(url);
  }
});

test('a linked page outside the sitemap is hidden from search engines', async ({ request }) => {
  const { entries } = await sitemap(request);
  const listed = new Set(entries.map(({ url }) => new URL(url).pathname));
  const linked = new Set<string>();
  for (const path of listed) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a[^>]*href="(\/[^"?#]*\/)["?#]/g)) linked.add(href);
  }
  const others = [...linked].filter((path) => !listed.has(path) && !path.startsWith('/_')).sort();
  const untranslated = ['/sl/blog/where-smart-contracts-help/', '/sl/case/claims-triage/'];
  expect(others).toEqual(['/search/', ...untranslated, '/sl/search/']);
});

test('a page without a text in its language states so, and has the original as its canonical URL', async ({
  page,
  request,
  baseURL,
}) => {
  for (const path of ['/blog/where-smart-contracts-help/', '/case/claims-triage/']) {
    const [original, stray] = await Promise.all([path, `/sl${path}`].map(async (at) => (await request.get(at)).text()));
    expect([canonicalOf(stray ?? ''), sistersOf(stray ?? '')]).toEqual([baseURL + path, {}]);
    expect([canonicalOf(original ?? ''), sistersOf(original ?? '')]).toEqual([
      baseURL + path,
      { en: baseURL + path, 'x-default': baseURL + path },
    ]);
    await page.goto(`/sl${path}`);
    await expect(page.getByText('Ta stran še ni prevedena; berete izvirnik v angleščini.')).toBeVisible();
  }
});

test('a site with a private URL is hidden from search engines, for every kind of URL', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/', '/sl/blog/', '/no-such-page/', '/blog', '/favicon.ico', '/sitemap.xml']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(`${path} ${response.headers()['x-robots-tag']}`).toBe(`${path} noindex`);
  }
});

test('the security contact is where RFC 9116 specifies', async ({ request, baseURL }) => {
  const response = await request.get('/.well-known/security.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toContain('Contact: mailto:hello@modrina.example\n');
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt\n`);
  expect(Date.parse(attribute(text, /^Expires: (.*)$/m) ?? '')).toBeGreaterThan(Date.now());
});

for (const [path, manifest, start] of [
  ['/', '/manifest.webmanifest', '/'],
  ['/sl/', '/sl/manifest.webmanifest', '/sl/'],
] as const) {
  test(`${path} names a manifest in its language and existing icons`, async ({ request }) => {
    const html = await (await request.get(path, { headers: { 'Accept-Language': 'en' } })).text();
    expect(attribute(html, /<link[^>]*rel="manifest"[^>]*href="([^"]*)"/)).toBe(manifest);
    const response = await request.get(manifest);
    expect(response.headers()['content-type']).toContain('application/manifest+json');
    const { name, start_url, icons } = (await response.json()) as {
      name: string;
      start_url: string;
      icons: { src: string; type: string }[];
    };
    expect([name, start_url]).toEqual(['Modrina', start]);
    const linked = [...html.matchAll(/<link[^>]*rel="(?:icon|apple-touch-icon)"[^>]*href="([^"]*)"/g)];
    const addresses = [...icons.map(({ src }) => src), ...linked.map(([, href = '']) => href)];
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect((await request.get(address)).status()).toBe(200);
  });
}
