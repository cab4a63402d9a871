import { expect, type Page, test } from '@playwright/test';
import { APPLICATION_CORE, delayRequests } from '../support/requests';
import { visitAsReader, mounted, started, visit } from '../support/visit';

// A browser, a blocker or a bad connection may refuse scripts and data. The page stays readable.

/** Removes failed requests, which the browser itself logs. */
const unsaid = (problems: string[]) => problems.filter((one) => !/net::ERR_FAILED|^failed: /.test(one));

async function readsAndLeadsOn(page: Page): Promise<void> {
  const problems = await visitAsReader(page, '/sl/blog/');
  await page.keyboard.press('Tab');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  expect(unsaid(problems)).toEqual([]);
}

test('all scripts are refused: the site can be read and navigated', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await readsAndLeadsOn(page);
});

test('the application is refused: the site can be read and navigated', async ({ page }) => {
  await page.route(APPLICATION_CORE, (route) => route.abort());
  await readsAndLeadsOn(page);
});

test('the application is refused once: it is requested again', async ({ page }) => {
  let refusals = 0;
  await page.route(APPLICATION_CORE, (route) => (refusals++ < 2 ? route.abort() : route.continue()));
  await visitAsReader(page, '/blog/');
  await started(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => refusals).toBe(2);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('body[data-mounted]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
});

test('scripts are late: the site can be used before and after they load', async ({ page }) => {
  const release = await delayRequests(page, /\.js$/);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto('/blog/', { waitUntil: 'commit' });
  const group = page.getByRole('banner').locator('details').filter({ hasText: 'Services' }).first();
  await group.locator('summary').click();
  await expect(group.getByRole('link').first()).toBeVisible();
  release();
  await started(page);
  await page.keyboard.press('Shift');
  await mounted(page);
  await expect(group).toHaveJSProperty('open', true);
  expect(problems).toEqual([]);
});

test('storage is refused: the site can be read and navigated', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  const problems = await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  expect(problems).toEqual([]);
});
