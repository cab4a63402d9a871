import { expect } from '@playwright/test';
import { test } from '../support/sharedPage';
import { inBothLanguages, NOT_FOUND, TEMPLATES } from '../support/templates';
import { visit } from '../support/visit';

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const heads = (html: string) => ({
  title: attribute(html, /<title[^>]*>([^<]*)<\/title>/),
  canonical: attribute(html, /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/),
  url: attribute(html, /<meta[^>]*property="og:url"[^>]*content="([^"]*)"/),
  card: attribute(html, /<meta[^>]*name="twitter:card"[^>]*content="([^"]*)"/),
  shared: attribute(html, /<meta[^>]*property="og:title"[^>]*content="([^"]*)"/),
  description: attribute(html, /<meta[^>]*name="description"[^>]*content="([^"]*)"/),
  image: attribute(html, /<meta[^>]*property="og:image"[^>]*content="([^"]*)"/),
});

// Thank-you pages and the search are outside search engines: they have no canonical URL.
const known = TEMPLATES.filter((path) => !/^\/(thank-you|search)\//.test(path));

for (const path of inBothLanguages(known)) {
  test(`${path} is prebuilt with title, canonical link, description and share card`, async ({ request, baseURL }) => {
    const head = heads(await (await request.get(path)).text());
    expect(head.title).toMatch(/^[^|]+ \| Modrina$/);
    expect(head).toMatchObject({ canonical: baseURL + path, url: baseURL + path, card: 'summary_large_image' });
    expect(head.title).toContain(head.shared);
    expect(head.description?.length).toBeGreaterThan(20);
    expect((await request.get(head.image ?? '')).status()).toBe(200);
  });
}

test('the 404 page has its own title and no canonical link', async ({ request }) => {
  for (const path of inBothLanguages([NOT_FOUND])) {
    const head = heads(await (await request.get(path)).text());
    expect(head.title).toMatch(/^404 - .+ \| Modrina$/);
    expect(head.canonical).toBeUndefined();
  }
});

test('a page opened with parameters keeps its built canonical link', async ({ page, request, baseURL }) => {
  const path = '/blog/?utm_source=letter&gclid=1&ref=ana';
  const prebuilt = await (await request.get(path)).text();
  expect(heads(prebuilt).canonical).toBe(`${baseURL}/blog/`);
  await visit(page, path);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/blog/`);
});
