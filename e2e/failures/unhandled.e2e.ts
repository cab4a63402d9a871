import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { visit, startApplication } from '../support/visit';

const BROKEN = 'Something broke, and it was us';
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const THROW = 'setTimeout(() => { throw new Error("broken by the test") })';
const REJECT = 'setTimeout(() => void Promise.reject(new Error("broken by the test")))';

/** Runs a script from a URL; resolves when its error has reached the window. */
async function runFrom(page: Page, address: string, body: string): Promise<void> {
  await page.route(address, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  const broken = page.waitForEvent('pageerror');
  await page.addScriptTag({ url: address });
  await broken;
}

for (const [what, body] of [
  ['an error in a handler', THROW],
  ['an unhandled rejection', REJECT],
] as const) {
  test(`${what} shows the error page, whose link home reloads the window`, async ({ page }) => {
    await visit(page, '/about/');
    await runFrom(page, '/broken-by-the-test.js', body);
    await expect(title(page)).toHaveText(BROKEN);
    await expect(page).toHaveTitle(`500 - ${BROKEN} | Modrina`);
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await page.evaluate(() => Object.assign(window, { old: true }));
    await page.getByRole('main').getByRole('link', { name: 'Back to home' }).click();
    await expect(title(page)).not.toHaveText(BROKEN);
    expect(await page.evaluate(() => 'old' in window)).toBe(false);
  });

  test.describe('in a script of another host', () => {
    // This site has no third parties; a site with them lists them in its policy.
    test.use({ bypassCSP: true });

    test(`${what} of another host’s script does not change the page`, async ({ page }) => {
      await visit(page, '/about/');
      const before = await title(page).innerText();
      await runFrom(page, 'https://tags.example/tag.js', body);
      await expect(title(page)).toHaveText(before);
    });
  });
}

test('a page that a browser has translated before the application starts does not count as broken', async ({
  page,
}) => {
  const log: string[] = [];
  page.on('pageerror', ({ message }) => log.push(message));
  await page.route('/about/', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace(/(<h1[^>]*>)[^<]+/, '$1Prevedeno') });
  });
  await page.goto('/about/');
  await expect(title(page)).toHaveText('Prevedeno');
  await startApplication(page);
  // React reports it, and renders the page as it was built.
  await expect(title(page)).not.toHaveText('Prevedeno');
  await expect(title(page)).not.toHaveText(BROKEN);
  expect(log.join()).toMatch(/React error #4/);
});

test('a search engine gets no error page for an error', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const page = await context.newPage();
  await page.goto('/about/');
  await startApplication(page);
  const before = await title(page).innerText();
  await runFrom(page, '/broken-by-the-test.js', THROW);
  await expect(title(page)).toHaveText(before);
  await context.close();
});

/** Makes the listener of each route change, above the pages, throw. */
const breakRouter = () =>
  Object.assign(window, {
    dispatchEvent: () => {
      throw new Error('broken by the test');
    },
  });

for (const [path, words, home] of [
  ['/about/', BROKEN, 'Back to home'],
  ['/sl/about/', 'Nekaj se je pokvarilo, in to pri nas', 'Nazaj na začetek'],
] as const) {
  test(`${path}: an error above the pages leaves no empty window`, async ({ page }) => {
    const log: string[] = [];
    page.on('pageerror', ({ message }) => log.push(message));
    await visit(page, path);
    await page.evaluate(breakRouter);
    await navigate(page, path.replace('about', 'workshops'));
    await expect(title(page)).toHaveText(words);
    expect(log).toContain('Error on a page');
    await page.getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${path.replace('about/', '')}$`));
    await expect(title(page)).not.toHaveText(words);
  });
}
