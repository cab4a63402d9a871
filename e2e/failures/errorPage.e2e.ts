import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { startApplication } from '../support/visit';
import { violationsOf } from '../support/violationsOf';

const ARTICLE = '/blog/when-not-to-use-ai/';
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const MARK = 'broken by the test';

/** Makes every page with a date throw while it renders, until the session storage turns this off. */
async function breakDates(page: Page): Promise<string[]> {
  const log: string[] = [];
  page.on('console', (message) => log.push(message.text()));
  page.on('pageerror', (error) => log.push(error.message));
  await page.addInitScript((mark) => {
    const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format');
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
      ...format,
      get(this: Intl.DateTimeFormat) {
        if (sessionStorage.getItem('whole') === null) throw new Error(mark);
        return format?.get?.call(this) as unknown;
      },
    });
  }, MARK);
  return log;
}
const mend = (page: Page) => page.evaluate(() => sessionStorage.setItem('whole', 'yes'));
const title = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [path, words, text, home] of [
  [ARTICLE, 'Something broke, and it was us', 'The page could not be shown', 'Back to home'],
  [`/sl${ARTICLE}`, 'Nekaj se je pokvarilo, in to pri nas', 'Strani ni bilo mogoče prikazati', 'Nazaj na začetek'],
] as const) {
  test(`${path}: a page that throws is replaced by the error page, which leads home`, async ({ page }) => {
    const log = await breakDates(page);
    await page.goto(path);
    await startApplication(page);
    await expect(title(page)).toHaveText(words);
    await expect(page).toHaveTitle(`500 - ${words} | Modrina`);
    await expect(page.getByText(text)).toBeVisible();
    expect(log.join('\n')).toContain(MARK);
    expect(log).toContain('Error while mounting app');

    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    // The home page shows dates too.
    await mend(page);
    await page.evaluate(() => Object.assign(window, { old: true }));
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path.startsWith('/sl/') ? '/sl/' : '/'}$`));
    // The document was reloaded instead of a navigation by the router.
    expect(await page.evaluate(() => 'old' in window)).toBe(false);
    await expect(title(page)).not.toHaveText(words);
  });
}

test('a page that throws after a navigation is replaced too, and leaving it clears the error', async ({ page }) => {
  const log = await breakDates(page);
  await page.goto('/about/');
  await startApplication(page);
  await navigate(page, ARTICLE);
  await expect(title(page)).toHaveText('Something broke, and it was us');
  expect(log).toContain('Error on a page');
  await navigate(page, '/about/');
  await expect(title(page)).not.toHaveText('Something broke, and it was us');
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(1);
});

test('a click on the header of the error page reloads the window', async ({ page }) => {
  await breakDates(page);
  await page.goto(ARTICLE);
  await startApplication(page);
  await expect(title(page)).toHaveText('Something broke, and it was us');
  await mend(page);
  await page.getByText('Language: ENG').click();
  await expect(page.getByRole('article')).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await startApplication(page);
  await expect(title(page)).toHaveText('Something broke, and it was us');
  await page.getByRole('banner').getByRole('link', { name: 'Workshops' }).click();
  await expect(page).toHaveURL(/\/workshops\/$/);
});

test('a page that works again is shown half a second after the link home, if the browser stays', async ({ page }) => {
  await breakDates(page);
  await page.goto(ARTICLE);
  await startApplication(page);
  await expect(title(page)).toHaveText('Something broke, and it was us');
  await mend(page);
  // With this response the browser does not navigate.
  await page.route('**/', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page).not.toHaveTitle(/500/);
});

test('a search engine keeps the served HTML, and the error is logged', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: GOOGLE });
  const page = await context.newPage();
  const log = await breakDates(page);
  await page.goto(ARTICLE);
  await startApplication(page);
  await expect.poll(() => log.join('\n')).toContain('Error while mounting app');
  await expect(page.getByRole('article')).toBeVisible();
  await expect(title(page)).not.toHaveText('Something broke, and it was us');
  await context.close();
});
