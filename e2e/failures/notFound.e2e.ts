import { expect, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';
import { chooseLanguage, started, visitAsReader, visit } from '../support/visit';

const OOPSIE = "Oopsie, you are looking for a page that doesn't exist";

for (const [path, message, heading, name, to] of [
  ['/workshop/', 'Page not found', 'Perhaps you are looking for', 'Workshops', '/workshops/'],
  ['/sl/workshop/', 'Stran ni bila najdena', 'Morda iščete', 'Delavnice', '/sl/workshops/'],
] as const) {
  test(`${path} is named in the title, and a similar page is suggested`, tagOf(path), async ({ page }) => {
    expect(await visitAsReader(page, path, 404)).toEqual([]);
    await expect(page).toHaveTitle(`404 - ${message}: ${path} | Modrina`);
    const near = page.getByRole('status');
    await expect(near.getByRole('heading', { name: heading })).toBeVisible();
    expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    await near.getByRole('link', { name, exact: true }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(to);
  });
}

test('a search engine gets status and robots, and the title of the screen itself', async ({ request }) => {
  const response = await request.get('/workshop/');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).toMatch(/<title[^>]*>404 - Oopsie/);
});

test('without scripts the server names the path in the title, escaped', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: test.info().project.use.baseURL, javaScriptEnabled: false });
  await page.goto('/workshop/');
  await expect(page).toHaveTitle('404 - Page not found: /workshop/ | Modrina');
  await page.goto('/blog/?page=99');
  await expect(page).toHaveTitle('404 - Page Not Found: /blog/ | Modrina');
  await page.goto('/sl/%3C%2Ftitle%3E%3Cb%3E/');
  await expect(page).toHaveTitle('404 - Stran ni bila najdena: /sl/</title><b>/ | Modrina');
  await page.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`the language selector keeps the path that was asked for, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: test.info().project.use.baseURL, javaScriptEnabled });
    await page.goto('/no-such-page/?utm_id=7');
    if (javaScriptEnabled) await started(page);
    await chooseLanguage(page, 'Slovenščina');
    await expect(page).toHaveURL(javaScriptEnabled ? '/sl/no-such-page/?utm_id=7' : '/sl/no-such-page/');
    await expect(page).toHaveTitle('404 - Stran ni bila najdena: /sl/no-such-page/ | Modrina');
    if (javaScriptEnabled) await started(page);
    await chooseLanguage(page, 'English');
    await expect(page).toHaveURL(/\/no-such-page\/(\?utm_id=7)?$/);
    await expect(page).toHaveTitle('404 - Page not found: /no-such-page/ | Modrina');
    await page.close();
  });
}

for (const [path, message, title, heading] of [
  ['/blog/blockchain-for-everything/', 'Page removed', 'This page was removed', 'Perhaps you are looking for'],
  ['/sl/blog/blockchain-for-everything/', 'Stran je odstranjena', 'Ta stran je odstranjena', 'Morda iščete'],
] as const) {
  test(`${path} was deleted: 410, in the language of its path`, tagOf(path), async ({ page, request }) => {
    expect(await visitAsReader(page, path, 410)).toEqual([]);
    await expect(page).toHaveTitle(`410 - ${message}: ${path} | Modrina`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('status').getByRole('heading', { name: heading })).toBeVisible();
    expect(await violationsAt(page, [360, 1280])).toEqual([]);
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`410 - ${title}`);
  });
}

test('a link inside the site to a deleted page requests it from the server', async ({ page }) => {
  const path = '/blog/blockchain-for-everything/';
  await visit(page, '/blog/');
  const answer = page.waitForResponse(
    (response) => response.url().endsWith(path) && response.request().resourceType() === 'document',
  );
  await navigate(page, path);
  expect((await answer).status()).toBe(410);
  await expect(page).toHaveTitle(/^410 - /);
});

for (const width of [360, 1280]) {
  test(`no layout shift when the suggestions load (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visitAsReader(page, '/workshop/', 404);
    await expect(page.getByRole('status').getByRole('link').first()).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
  });
}

for (const [from, to, language] of [
  ['/blog/', '/no-such-page/', 'en'],
  ['/blog/', '/sl/ni-take-strani/', 'sl'],
  ['/sl/blog/', '/no-such-page/', 'en'],
] as const) {
  test(
    `from ${from} to ${to} inside the site: the server answers, with 404 and in ${language}`,
    tagOf(from),
    async ({ page }) => {
      await visit(page, from);
      const answer = page.waitForResponse(
        (response) => response.url().endsWith(to) && response.request().resourceType() === 'document',
      );
      await navigate(page, to);
      expect((await answer).status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(new RegExp(`${to} \\| Modrina$`));
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`${from}$`));
    },
  );
}

test.describe('a page that declares its parameters', () => {
  for (const path of ['/blog/?page=2', '/sl/blog/?page=99']) {
    test(`fails for ${path}: requested directly and inside the site`, async ({ page, request }) => {
      expect((await request.get(path)).status()).toBe(404);
      await visit(page, '/workshops/');
      await navigate(page, path);
      await expect(page).toHaveTitle(/^404 - /);
      await expect(page).toHaveURL(path);
      // Without the parameter the URL is the list itself.
      const list = path.replace(/\?.*/, '');
      await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', list);
    });
  }

  test('accepts those that it declares, and all others', async ({ page, request }) => {
    for (const path of ['/blog/?page=1', '/blog/?utm_source=x', '/blog/page/2/?a=b']) {
      expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
    }
    await visit(page, '/workshops/');
    await page.evaluate(() => Object.assign(window, { marked: true }) && undefined);
    await navigate(page, '/blog/?page=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    expect(await page.evaluate(() => 'marked' in window)).toBe(true);
    await expect(page.getByText(OOPSIE)).toHaveCount(0);
  });
});
