import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { visitAsReader, visit } from '../support/visit';

const LATEST = '**/builds/latest.json?t=*';
const KEY = 'userappversion';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Counts requested documents. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

test.describe('the version', () => {
  test('is stored at the first visit, without a reload', async ({ page }) => {
    const documents = documentsOf(page);
    await visit(page, '/blog/');
    expect(await stored(page, KEY)).toBe('1.6.20');
    expect(documents).toEqual(['/blog/']);
  });

  test('when it is greater than the stored one, replaces it and reloads the page, once', async ({ page }) => {
    const documents = documentsOf(page);
    await page.addInitScript((key) => {
      if (sessionStorage.getItem('seen') === null) localStorage.setItem(key, '1.6.9');
      sessionStorage.setItem('seen', 'yes');
    }, KEY);
    await page.goto('/blog/');
    await expect.poll(() => documents).toEqual(['/blog/', '/blog/']);
    await page.locator('body[data-started]').waitFor();
    expect(await stored(page, KEY)).toBe('1.6.20');
    await visit(page, '/workshops/');
    expect(documents).toEqual(['/blog/', '/blog/', '/workshops/']);
  });

  test('never causes a reload loop: a page that finds the old version each time reloads once', async ({ page }) => {
    const documents = documentsOf(page);
    await page.addInitScript((key) => localStorage.setItem(key, '1.6.9'), KEY);
    await page.goto('/blog/');
    await expect.poll(() => documents).toHaveLength(2);
    await page.locator('body[data-started]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(documents).toHaveLength(2);
  });

  test('is ignored by a browser without storage', async ({ page }) => {
    const documents = documentsOf(page);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    expect(await visitAsReader(page, '/blog/')).toEqual([]);
    await page.locator('body[data-started]').waitFor();
    expect(documents).toEqual(['/blog/']);
  });
});

test.describe('a new release', () => {
  test('is polled every five minutes; from then on the next navigation loads the document', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/blog/');
    await mark(page);
    const asked: string[] = [];
    let latest: string | null = null;
    await page.route(LATEST, async (route) => {
      asked.push(route.request().url());
      if (latest === null) await route.continue();
      else await route.fulfill({ json: { id: latest, version: '1.6.20', time: '2026-12-01T00:00:00.000Z' } });
    });

    await page.clock.fastForward('05:00');
    await expect.poll(() => asked.length).toBe(1);
    await navigate(page, '/workshops/');
    await expect(page).toHaveURL(/\/workshops\/$/);
    expect(await isMarked(page)).toBe(true);

    latest = 'another';
    await page.clock.fastForward('05:00');
    await expect(page.locator('html')).toHaveAttribute('data-release', 'another');
    expect(new Set(asked).size).toBe(2);
    // The page itself stays until the next navigation.
    expect(await isMarked(page)).toBe(true);
    await navigate(page, '/about/');
    await expect(page).toHaveURL(/\/about\/$/);
    await expect.poll(() => isMarked(page)).toBe(false);
    await expect(page.locator('html')).not.toHaveAttribute('data-release');
  });

  test('is requested when a visitor returns to the tab', async ({ page }) => {
    await visit(page, '/blog/');
    await page.route(LATEST, (route) => route.fulfill({ json: { id: 'another' } }));
    const turn = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await turn('hidden');
    await expect(page.locator('html')).not.toHaveAttribute('data-release');
    await turn('visible');
    await expect(page.locator('html')).toHaveAttribute('data-release', 'another');
  });

  test('has its id in a header for open tabs', async ({ request }) => {
    const latest = (await (await request.get('/builds/latest.json?t=1')).json()) as { id: string };
    expect(latest).toEqual({ id: expect.any(String), version: '1.6.20', time: expect.any(String) });
    expect((await request.get('/blog/')).headers()['server-timing']).toBe(`release;desc="${latest.id}"`);
  });
});

test.describe('a chunk that fails to load', () => {
  test('of another page: that page’s document is loaded', async ({ page }) => {
    // From the start, because it is prefetched.
    await page.route(/component---src-templates-workshop-list[^/]*\.js$/, (route) => route.abort());
    const documents = documentsOf(page);
    const missed = page.waitForEvent('requestfailed', { timeout: 30_000 });
    await visit(page, '/blog/');
    await missed;
    // Nobody has navigated there yet, so reading is not disturbed.
    await page.waitForTimeout(500);
    expect(documents).toEqual(['/blog/']);
    await navigate(page, '/workshops/');
    await expect(page).toHaveURL(/\/workshops\/$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
    expect(documents[1]).toBe('/workshops/');
  });

  test('behind a link with a fallback page: that page is loaded', async ({ page }) => {
    await visit(page, '/blog/');
    const documents = documentsOf(page);
    await page.route(/\/[^/]+\.js$/, (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Apply for a voucher' }).click();
    await expect(page).toHaveURL(/\/web3\/voucher\/$/);
    expect(documents).toEqual(['/web3/voucher/']);
  });

  test('at the start: the page reloads once, never in a loop, and can be read', async ({ page }) => {
    await page.clock.install();
    const documents = documentsOf(page);
    await page.route(/component---src-templates-workshop-list[^/]*\.js$/, (route) => route.abort());
    await page.goto('/workshops/');
    for (let i = 0; i < 4; i++) {
      await page.locator('body[data-started]').waitFor();
      await page.keyboard.press('Shift');
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward('00:11');
    }
    expect(documents).toEqual(['/workshops/', '/workshops/']);
    await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  });
});
