import { expect, type Page, test } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { APPLICATION, recordRequests } from '../support/requests';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';
import { visitAsReader, mounted, started, visit, withoutPrefetch } from '../support/visit';

const INDEX = /^\/search-index\//;
const opener = (page: Page) => page.getByRole('banner').locator('a[aria-keyshortcuts]');
const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('searchbox');
const results = (page: Page) => page.locator('[data-results]').getByRole('link');

const LANGUAGES = [
  {
    at: '/blog/',
    ...{ name: 'Search', typed: 'predictiv maintanance', title: 'Predictive maintenance', marked: 'maintenance' },
    ...{ none: 'Nothing found for “qqqq”.', count: /^\d+ results?$/ },
  },
  {
    at: '/sl/blog/',
    ...{ name: 'Iskanje', typed: 'vavcerjem', title: 'Vavčer', marked: 'vavčer' },
    ...{ none: 'Za »qqqq« ni zadetkov.', count: /^\d+ zadet(ek|ka|ki|kov)$/ },
  },
];

for (const { at, name, typed, title, marked, none, count } of LANGUAGES) {
  test.describe(at, tagOf(at), () => {
    test('is used by keyboard alone: opened, typed into, traversed, followed', async ({ page }) => {
      const problems = await visit(page, at);
      const asked = recordRequests(page);
      await tabTo(page, opener(page));
      expect(asked.filter((path) => INDEX.test(path))).toEqual([]);
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(dialog(page)).toHaveAccessibleName(name);
      await page.keyboard.type(typed);
      await expect(results(page).filter({ hasText: title }).first()).toBeVisible();
      expect(asked.filter((path) => INDEX.test(path))).toHaveLength(2);
      const context = dialog(page).locator('p mark');
      await expect(context.filter({ hasText: new RegExp(marked, 'i') }).first()).toBeVisible();
      await expect(dialog(page).getByRole('status')).toHaveText(count);

      await page.keyboard.press('ArrowDown');
      await expect(results(page).first()).toBeFocused();
      const to = await results(page).first().getAttribute('href');
      await page.keyboard.press('ArrowUp');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${to}$`));
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(problems).toEqual([]);
    });

    test('opens with Ctrl+K and Cmd+K, and Escape returns the focus', async ({ page }) => {
      await visit(page, at);
      for (const key of ['Control+k', 'Meta+k']) {
        await opener(page).focus();
        await page.keyboard.press(key);
        await expect(field(page)).toBeFocused();
        // The key itself is not typed.
        await expect(field(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
      }
    });

    test('has no violation of axe, empty, with results and without', async ({ page }) => {
      await visit(page, at);
      await opener(page).click();
      await expect(field(page)).toBeFocused();
      expect(await violationsAt(page, [1280, 360])).toEqual([]);
      await field(page).fill(typed);
      await expect(results(page).first()).toBeVisible();
      expect(await violationsAt(page, [1280, 360])).toEqual([]);
      await field(page).fill('qqqq');
      await expect(dialog(page).getByRole('status')).toHaveText(none);
      expect(await violationsAt(page, [1280, 360])).toEqual([]);
    });
  });
}

test('finds words with diacritics by words without them, and untranslated pages with a note', async ({ page }) => {
  await visit(page, '/sl/search/');
  for (const typed of ['racun', 'račun', 'RAČUNI', 'racunih']) {
    await field(page).fill(typed);
    await expect(
      page
        .locator('[data-results] mark')
        .filter({ hasText: /^račun/i })
        .first(),
    ).toBeVisible();
  }
  await field(page).fill('smart contracts');
  const fallback = page.getByRole('listitem').filter({ hasText: 'v angleščini' }).first();
  await expect(fallback.getByRole('link')).toHaveAttribute('lang', 'en');
});

test('requests the index when it opens, once, and its code not before', async ({ page }) => {
  await withoutPrefetch(page);
  const asked = recordRequests(page);
  await visit(page, '/blog/');
  const before = asked.length;
  await opener(page).click();
  await field(page).fill('voucher');
  await expect(results(page).first()).toBeVisible();
  const indexes = () => asked.slice(before).filter((path) => INDEX.test(path));
  // The texts may be asked for after the first results are shown.
  await expect.poll(() => indexes().sort()).toEqual(['/search-index/en-0.json', '/search-index/en-0.texts.json']);
  const opened = asked.length;
  expect(asked.slice(before, opened).some((path) => path.endsWith('.js'))).toBe(true);
  await page.keyboard.press('Escape');
  await opener(page).click();
  await field(page).fill('workshop');
  await expect(results(page).first()).toBeVisible();
  expect(asked.slice(opened).filter((path) => INDEX.test(path) || path.endsWith('.js'))).toEqual([]);
});

test('reports an index that fails to load, and tries again', async ({ page }) => {
  await visit(page, '/sl/blog/');
  await page.route('**/search-index/**', (route) => route.abort());
  await opener(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Iskanja ni bilo mogoče naložiti');
  expect(await violationsAt(page, [1280, 360])).toEqual([]);
  await page.unroute('**/search-index/**');
  await page.getByRole('button', { name: 'Poskusite znova' }).click();
  await field(page).fill('vavčer');
  await expect(results(page).first()).toBeVisible();
});

test('is in the menu of a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/sl/blog/');
  await page.getByRole('button', { name: 'Meni' }).click();
  await page.locator('#site-menu').getByRole('link', { name: 'Iskanje' }).click();
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Meni' })).toBeFocused();
});

for (const [path, at] of [
  ['/blog/', '/search/'],
  ['/sl/', '/sl/search/'],
  ['/no-such-page/', '/search/'],
] as const) {
  test(`before the application runs, a key on ${path} leads to the field of ${at}`, async ({ page }) => {
    await page.route(/\/(framework|app)-[0-9a-f]{20}\.js$/, () => undefined);
    await visitAsReader(page, path, path.startsWith('/no') ? 404 : 200);
    await started(page);
    await page.keyboard.press('Control+k');
    await expect(page).toHaveURL(`${at}#search-field`);
    await expect(field(page)).toBeFocused();
  });
}

for (const [path, words, at] of [
  ['/blog/voucher-for-ai.html', 'blog voucher for ai', '/search/'],
  ['/sl/blog/vavčer-za-ai.html', 'blog vavčer za ai', '/sl/search/'],
] as const) {
  test(`${path} is not found: its words are in a search field, without the application`, async ({ page }) => {
    const asked = recordRequests(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(field(page)).toHaveValue(words);
    expect(asked.filter((one) => APPLICATION.test(one))).toEqual([]);
    expect(await violationsAt(page, [1280, 360])).toEqual([]);
    await field(page).press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === at && url.searchParams.get('q') === words);
    await mounted(page);
    await expect(field(page)).toHaveValue(words);
    await expect(results(page).first()).toBeVisible();
  });
}

test('is hidden from search engines, and no query is sent to anybody', async ({ page, request }) => {
  for (const path of ['/search/', '/sl/search/']) {
    expect(await (await request.get(path)).text()).toContain('<meta name="robots" content="noindex"');
  }
  expect(await (await request.get('/sitemap-0.xml')).text()).not.toContain('/search/');
  await visit(page, '/search/?q=secret');
  await expect(field(page)).toHaveValue('secret');
  const told = () => page.evaluate(() => JSON.stringify((window as { dataLayer?: unknown[] }).dataLayer ?? []));
  await expect.poll(told).toContain('/search/');
  expect(await told()).not.toContain('secret');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [at, name, to, words] of [
    ['/blog/', 'Search', '/search/', 'needs JavaScript'],
    ['/sl/blog/', 'Iskanje', '/sl/search/', 'mora biti vključen JavaScript'],
  ] as const) {
    test(`${at}: the button leads to a page with links`, async ({ page }) => {
      await page.goto(at);
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`${to}#search-field`);
      const main = page.getByRole('main');
      await expect(main.getByText(words)).toBeVisible();
      await expect(field(page)).toBeHidden();
      const links = main.getByRole('link');
      await expect(links).toHaveCount(4);
      for (const link of await links.all()) {
        expect((await page.request.get((await link.getAttribute('href')) ?? '')).status()).toBe(200);
      }
    });
  }
});
