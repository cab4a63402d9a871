import { type Browser, type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { logo } from '../support/logo';
import { chooseLanguage, visitAsReader, visit } from '../support/visit';

/** The server takes a browser that names itself headless, and Playwright's own requests, for bots. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
test.use({ userAgent });
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** A new visitor with a Slovenian browser. */
async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const { baseURL } = test.info().project.use;
  const context = await browser.newContext({ baseURL, userAgent, locale: 'sl-SI', ...options });
  return context.newPage();
}
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('the server redirects a Slovenian browser from / to Slovenian before the first paint', async ({ browser }) => {
  const page = await visitor(browser);
  const response = await page.goto('/?utm_source=card');
  expect(response?.request().redirectedFrom()?.url()).toContain('/?utm_source=card');
  await expect(page).toHaveURL(/\/sl\/\?utm_source=card$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
  await page.context().close();
});

test('a page that is read sets the locale, which then applies at /', async ({ browser }) => {
  const page = await visitor(browser, { locale: 'en-GB' });
  const kept = async () => (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`);
  await visit(page, '/blog/');
  expect(await kept()).toEqual([]);
  await visitAsReader(page, '/sl/blog/');
  await expect.poll(kept).toEqual(['locale=sl']);
  await page.goto('/');
  expect(pathOf(page)).toBe('/sl/');
  await visitAsReader(page, '/blog/');
  await expect.poll(kept).toEqual(['locale=en']);
  await page.goto('about:blank');
  await page.goto('/');
  expect(pathOf(page)).toBe('/');
  await page.context().close();
});

for (const [asked, page] of [
  ['/en/blog/', '/blog/'],
  ['/EN', '/'],
  ['/Blog', '/blog/'],
  ['/SL/Blog/', '/sl/blog/'],
] as const) {
  test(`${asked} leads to ${page} by one redirect, with its query`, async ({ request }) => {
    const answer = await request.get(`${asked}?utm_source=x`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, `${page}?utm_source=x`]);
    expect((await request.get(page, { maxRedirects: 0 })).status()).toBe(200);
  });
}

test('a path of no page stays a 404 in any spelling', async ({ request }) => {
  for (const path of ['/en/nothing/', '/Nothing/', '/en/%2Fevil.example/', '/en/%5Cevil.example/', '/ROBOTS.TXT']) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  }
});

test('no other URL depends on the language', async ({ browser }) => {
  const page = await visitor(browser);
  for (const path of ['/blog/', '/sl/blog/', '/web3/']) {
    expect(await visitAsReader(page, path)).toEqual([]);
    expect(pathOf(page)).toBe(path);
  }
  await page.context().close();
});

for (const [how, open] of [
  ['by plain links', visitAsReader],
  ['by the router', visit],
] as const) {
  test(`a choice is kept for a year and applies from then on (${how})`, async ({ browser }) => {
    const page = await visitor(browser);
    await open(page, '/sl/');
    await chooseLanguage(page, 'English');
    await expect.poll(() => pathOf(page)).toBe('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const cookies = () => page.context().cookies();
    const kept = { name: 'locale', value: 'en', path: '/', sameSite: 'Lax' };
    // A click before the script of the page with the link: the script of the chosen page keeps the language.
    await expect.poll(cookies).toEqual([expect.objectContaining(kept)]);
    const [cookie] = await cookies();
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    await page.goto('about:blank');
    await open(page, '/');
    expect(pathOf(page)).toBe('/');
    await chooseLanguage(page, 'Slovenščina');
    await expect.poll(() => pathOf(page)).toBe('/sl/');
    await page.goto('about:blank');
    await page.goto('/');
    expect(pathOf(page)).toBe('/sl/');
    await page.context().close();
  });
}

for (const [how, open] of [
  ['by plain links', visitAsReader],
  ['by the router', visit],
] as const) {
  test(`the language selector keeps the query (${how})`, async ({ page }) => {
    await open(page, '/blog/?utm_id=7&referral=ana');
    await chooseLanguage(page, 'Slovenščina');
    await expect(page).toHaveURL('/sl/blog/?utm_id=7&referral=ana');
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL('/blog/?utm_id=7&referral=ana');
  });
}

test('going back after a choice shows the page that was left', async ({ browser }) => {
  const page = await visitor(browser, { locale: 'en-GB' });
  await visitAsReader(page, '/');
  await chooseLanguage(page, 'Slovenščina');
  await expect.poll(() => pathOf(page)).toBe('/sl/');
  await page.goBack();
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
});

test('a link of the site to its home page keeps its language', async ({ browser }) => {
  const page = await visitor(browser);
  await visitAsReader(page, '/blog/');
  await logo(page).click();
  await expect.poll(() => pathOf(page)).toBe('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  expect(pathOf(page)).toBe('/');
  await page.context().close();
});

test('a prefetch of the home page gets the page that the link names', async ({ request }) => {
  // Chromium 147 prefetches a link of the same site with `Sec-Fetch-Site: none`, as if the URL had been typed.
  const headers = { 'Accept-Language': 'sl', 'Sec-Fetch-Site': 'none' };
  const statusOf = async (more: Record<string, string>) =>
    (await request.get('/', { headers: { ...headers, ...more }, maxRedirects: 0 })).status();
  expect(await statusOf({})).toBe(302);
  expect(await statusOf({ 'Sec-Purpose': 'prefetch' })).toBe(200);
});

test('a bot gets the requested page', async ({ browser }) => {
  const page = await visitor(browser, { userAgent: GOOGLE });
  expect(await visitAsReader(page, '/')).toEqual([]);
  expect(pathOf(page)).toBe('/');
  await page.context().close();
});

test.describe('a host that the site was not built for', () => {
  /** The site under another host name, as behind a proxy. */
  async function seenAt(page: Page, host: string, builtFor?: string): Promise<string[]> {
    const { baseURL = '' } = test.info().project.use;
    const log: string[] = [];
    page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
    await page.route(`http://${host}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      const response = await route.fetch({ url: baseURL + pathname + search });
      const text = await response.text();
      const body = builtFor ? text.replace(`"siteUrl":"${baseURL}"`, `"siteUrl":"${builtFor}"`) : text;
      // A request that is still open at the end of the test may fail.
      await route.fulfill({ response, ...(pathname.endsWith('/') && { body }) }).catch(() => undefined);
    });
    await page.goto(`http://${host}/blog/`);
    await page.locator('body[data-started]').waitFor();
    await page.waitForLoadState('networkidle');
    return log.filter((line) => line.includes('SITE_URL'));
  }

  test('is a warning if no URL was set', async ({ page }) => {
    const log = await seenAt(page, 'www.modrina.example');
    expect(log).toEqual([expect.stringMatching(/^warning: SITE_URL was not set when this site was built/)]);
  });

  test('is an error if another URL was set', async ({ page }) => {
    const log = await seenAt(page, 'www.modrina.example', 'https://modrina.example');
    expect(log).toEqual([
      'error: This site was built for modrina.example and is seen at www.modrina.example: check SITE_URL.',
    ]);
  });

  test('is not reported if it is the right one', async ({ page }) => {
    expect(await seenAt(page, 'www.modrina.example', 'https://www.modrina.example')).toEqual([]);
  });
});
