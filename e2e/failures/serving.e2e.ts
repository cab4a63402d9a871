import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

for (const [path, language, title] of [
  ['/no-such-page/', 'en', "Oopsie, you are looking for a page that doesn't exist"],
  ['/blog/no-such-article/', 'en', "Oopsie, you are looking for a page that doesn't exist"],
  ['/sl/ni-take-strani/', 'sl', null],
] as const) {
  test(`${path} answers 404 in the language of the path`, async ({ page }) => {
    expect(await visit(page, path, 404)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    if (title) await expect(heading).toHaveText(title);
    expect(new URL(page.url()).pathname).toBe(path);
    const home = language === 'sl' ? '/sl/' : '/';
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
  });
}

for (const [from, to, status] of [
  ['/portfolio', '/', 301],
  ['/portfolio/anything/at-all', '/', 301],
  ['/sl/portfolio/x', '/sl/', 301],
  ['/tips-tricks/building-an-mvp-for-non-technical-founders', '/', 301],
  ['/sl/tips-tricks/why-outsourcing-an-mvp-is-a-smart-move/', '/sl/', 301],
  ['/tips-tricks/when-not-to-use-ai', '/blog/when-not-to-use-ai/', 301],
  ['/about-us/', '/about/', 301],
  ['/sl/about-us/', '/sl/about/', 301],
  ['/meetup/', '/workshops/', 302],
  ['/blog', '/blog/', 301],
  ['/sl/web3/voucher', '/sl/web3/voucher/', 301],
] as const) {
  test(`${from} redirects to ${to} with ${status}`, async ({ request }) => {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(status);
    expect(response.headers().location).toBe(to);
  });
}

test('nothing but the release is served', async ({ request }) => {
  for (const path of ['/.env', '/site.json', '/webpack.stats.json', '/../superuser.json', '/%2e%2e/superuser.json']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('the kitchen sink exists only in development', async ({ request }) => {
  for (const path of ['/kitchen-sink/', '/sl/kitchen-sink/']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('drafts and scheduled content are served nowhere', async ({ request }) => {
  for (const path of ['/blog/what-a-year-of-pilots-taught-us/', '/blog/planned-post-for-spring/', '/careers/']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

test('a page without a form loads no code of forms, and no client of PocketBase', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const holdsClient = async () => {
    const texts = await Promise.all(scripts.map(async (url) => (await page.request.get(url)).text()));
    return texts.some((text) => text.includes('pocketbase_auth'));
  };
  await visit(page, '/blog/');
  expect(await holdsClient()).toBe(false);
  await visit(page, '/contact/');
  expect(await holdsClient()).toBe(true);
});

test('the dashboard and the API answer on the same port', async ({ request }) => {
  expect((await request.get('/_/')).status()).toBe(200);
  expect(await (await request.get('/api/health')).json()).toMatchObject({ code: 200 });
  expect((await request.get('/api/no-such-thing')).headers()['content-type']).toContain('application/json');
});
