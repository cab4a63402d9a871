import { expect, type Page, test } from '@playwright/test';
import { look, mounted, visit, wake } from '../support/visit';

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const navigate = (page: Page, to: string) =>
  page.evaluate((path) => (window as unknown as { ___navigate(to: string): void }).___navigate(path), to);

test('a new page begins at its top, and back leads to where one was', async ({ page }) => {
  await visit(page, '/');
  await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  // Within a line of text: the browser holds on to what is in view where something above it is laid out once more.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(24);
});

test('header and footer stay, and a menu that was open does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/workshops/');
  await navigate(page, '/sl/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
  const parts = page.locator('#gatsby-focus-wrapper :is(header:has(#site-menu), main, footer)');
  const kept = await parts.elementHandles();
  expect(kept).toHaveLength(3);
  await page.getByRole('button', { name: 'Meni' }).click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  for (const [index, part] of kept.entries()) {
    expect(await parts.nth(index).evaluate((now, before) => now === before, part)).toBe(true);
  }
  // And speaks the language of the page.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

/** Runs before the page: writes down when a page was there, and when and how a place was scrolled to. */
function observeScrolling(): void {
  const log: { what: string; at: number }[] = [];
  Object.assign(window, { log });
  window.addEventListener('site:page', () => log.push({ what: 'page', at: performance.now() }));
  document.addEventListener('scrollend', () => log.push({ what: 'still', at: performance.now() }));
  const show = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (this: Element, options) {
    const behavior = typeof options === 'object' ? options.behavior : 'none';
    log.push({ what: `${this.id} ${behavior}`, at: performance.now() });
    show.call(this, options);
  };
}
const logOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { log: { what: string; at: number }[] }).log.slice(1));

test('a link to a place on another page scrolls there smoothly, 150 ms after the page', async ({ page }) => {
  await page.addInitScript(observeScrolling);
  await visit(page, '/blog/');
  await navigate(page, '/web3/#before');
  await expect.poll(async () => (await logOf(page)).some(({ what }) => what === 'before smooth')).toBe(true);
  const [shown, moved] = (await logOf(page)).filter(({ what }) => what !== 'still');
  expect([shown?.what, moved?.what]).toEqual(['page', 'before smooth']);
  expect((moved?.at ?? 0) - (shown?.at ?? 0)).toBeGreaterThanOrEqual(145);
  await expect(page.locator('#before')).toBeInViewport();

  // The ride is over.
  await expect.poll(async () => (await logOf(page)).map(({ what }) => what).join(', ')).toMatch(/before smooth.*still/);
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  await navigate(page, '/workshops/');
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await page.goBack();
  // Not the place that the address names: what was in view.
  await expect(page).toHaveURL(/#before$/);
  // The browser holds on to what is read when a line above it breaks elsewhere.
  await expect.poll(async () => Math.abs((await scrolled(page)) - 90)).toBeLessThan(60);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a place is there with its page', async ({ page }) => {
    await page.addInitScript(observeScrolling);
    await visit(page, '/blog/');
    await navigate(page, '/web3/#before');
    await expect(page.locator('#before')).toBeInViewport();
    expect((await logOf(page)).slice(0, 2).map(({ what }) => what)).toEqual(['before instant', 'page']);
  });
});

/** Returns the requests of a page to the server, without those that the browser's cache answers and without redirects. */
async function journeys(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const made: string[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (/^(XHR|Fetch|Script|Document|Other)$/.test(type ?? '')) addresses.set(requestId, new URL(request.url).pathname);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => addresses.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const path = addresses.get(requestId);
    if (!path || response.fromDiskCache || response.fromPrefetchCache || path.startsWith('/_site/')) return;
    made.push(path);
  });
  return made;
}

const pageData = (path: string) => (address: string) => address === `/page-data${path}page-data.json`;

/** The data of other pages, and how long after the load of this one it was asked for. */
const preloaded = (page: Page) =>
  page.evaluate(() => {
    const [own] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(
        ({ name }) => name.endsWith('/page-data.json') && !/\/page-data\/(index|blog)\/page-data\.json$/.test(name),
      )
      .map(({ startTime }) => startTime - (own?.loadEventEnd ?? 0));
  });

test('a page that was fetched beforehand opens without another journey to the server', async ({ page }) => {
  const made = await journeys(page);
  await visit(page, '/');
  await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
  await expect.poll(() => made.some(pageData('/blog/'))).toBe(true);
  await expect.poll(() => made.some((path) => path.startsWith('/component---src-templates-post-list'))).toBe(true);
  await page.waitForLoadState('networkidle');
  made.length = 0;
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  // Not what other links lead to, of the page before and of the new one: that goes on being fetched beforehand.
  const ownPart = /\/page-data\/blog\/page-data\.json$|\/app-data\.json$|src-templates-post-list/;
  expect(made.filter((path) => ownPart.test(path))).toEqual([]);
});

test('pages are fetched beforehand from a second after the load on', async ({ page }) => {
  await visit(page, '/blog/');
  await expect.poll(async () => (await preloaded(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await preloaded(page)))).toBeGreaterThanOrEqual(1000);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is fetched beforehand with ${JSON.stringify(connection)}, and links lead on`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
    }, connection);
    await look(page, '/');
    await page.clock.runFor(100);
    await wake(page);
    await page.clock.runFor(5000);
    await footerLink(page, 'Blog').hover();
    await page.clock.runFor(5000);
    await page.waitForLoadState('networkidle');
    expect(await preloaded(page)).toEqual([]);
    await page.clock.resume();
    await footerLink(page, 'Blog').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  });
}

test('a link with a full address opens in a new tab', async ({ page, context }) => {
  await context.route('https://booking.example/**', (route) => route.fulfill({ body: 'Booking' }));
  await visit(page, '/');
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('contentinfo').locator('a[href^="https://booking.example"]').click(),
  ]);
  expect(new URL(tab.url()).host).toBe('booking.example');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await mounted(page);
});
