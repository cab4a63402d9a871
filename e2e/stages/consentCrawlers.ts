import { expect, test } from '@playwright/test';

const SAYS_NOINDEX = /<meta[^>]*name="robots"[^>]*content="[^"]*noindex/;

test('a production site is open to crawlers, and names its sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${baseURL}/sitemap.xml\n`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`<loc>${baseURL}/`);
});

for (const path of ['/', '/sl/', '/blog/', '/sl/blog/', '/project/']) {
  test(`${path} is indexable in production, by its header and its head`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['x-robots-tag']).toBeUndefined();
    expect(await response.text()).not.toMatch(SAYS_NOINDEX);
  });
}

test('hidden pages are not indexable in production either', async ({ request }) => {
  for (const path of ['/no-such-page/', '/search/', '/sl/thank-you/contact/']) {
    expect(await (await request.get(path)).text()).toMatch(SAYS_NOINDEX);
  }
  expect((await request.get('/_site/status')).headers()['x-robots-tag']).toContain('noindex');
});
