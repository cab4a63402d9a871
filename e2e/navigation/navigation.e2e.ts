import { expect, type Page, test } from '@playwright/test';
import { footerLink, navigate, scrolled } from '../support/navigate';
import { visitAsReader, mounted, visit, startApplication } from '../support/visit';

test('header and footer stay, and an open menu closes', async ({ page }) => {
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
  // The header is in the language of the page.
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
});

/** Runs before the page: logs when a page was rendered, and when and how an element was scrolled to. */
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

test('a link to a target on another page scrolls there smoothly, 150 ms after the page', async ({ page }) => {
  await page.addInitScript(observeScrolling);
  await visit(page, '/blog/');
  await navigate(page, '/web3/#before');
  await expect.poll(async () => (await logOf(page)).some(({ what }) => what === 'before smooth')).toBe(true);
  const [shown, moved] = (await logOf(page)).filter(({ what }) => what !== 'still');
  expect([shown?.what, moved?.what]).toEqual(['page', 'before smooth']);
  expect((moved?.at ?? 0) - (shown?.at ?? 0)).toBeGreaterThanOrEqual(145);
  await expect(page.locator('#before')).toBeInViewport();

  // Scrolling has ended.
  await expect.poll(async () => (await logOf(page)).map(({ what }) => what).join(', ')).toMatch(/before smooth.*still/);
  await page.evaluate(() => window.scrollTo({ top: 90, behavior: 'instant' }));
  // The position is stored once a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // No longer 90 if a line above has been broken anew meanwhile: the browser anchors the visible content.
  const left = await navigate(page, '/workshops/');
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await page.goBack();
  // The previous position, not the target in the URL.
  await expect(page).toHaveURL(/#before$/);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(60);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a target is in view together with its page', async ({ page }) => {
    await page.addInitScript(observeScrolling);
    await visit(page, '/blog/');
    await navigate(page, '/web3/#before');
    await expect(page.locator('#before')).toBeInViewport();
    expect((await logOf(page)).slice(0, 2).map(({ what }) => what)).toEqual(['before instant', 'page']);
  });
});

/** Returns a page's requests to the server, without redirects and without those answered from the browser's cache. */
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

/** The data of other pages, with the time of each request after this page's load. */
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

test('a prefetched page opens without another round trip to the server', async ({ page }) => {
  const made = await journeys(page);
  await visit(page, '/');
  await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
  await expect.poll(() => made.some(pageData('/blog/'))).toBe(true);
  await expect.poll(() => made.some((path) => path.startsWith('/component---src-templates-post-list'))).toBe(true);
  await page.waitForLoadState('networkidle');
  made.length = 0;
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeFocused();
  // Without data for other links of the old and the new page, which are still prefetched.
  const ownPart = /\/page-data\/blog\/page-data\.json$|\/app-data\.json$|src-templates-post-list/;
  expect(made.filter((path) => ownPart.test(path))).toEqual([]);
});

test('pages are prefetched from one second after load', async ({ page }) => {
  await visit(page, '/blog/');
  await expect.poll(async () => (await preloaded(page)).length).toBeGreaterThan(0);
  expect(Math.min(...(await preloaded(page)))).toBeGreaterThanOrEqual(1000);
});

for (const connection of [
  { saveData: true, effectiveType: '4g' },
  { effectiveType: '2g' },
  { effectiveType: 'slow-2g' },
]) {
  test(`nothing is prefetched with ${JSON.stringify(connection)}, and links work`, async ({ page }) => {
    await page.clock.install();
    await page.addInitScript((given) => {
      Object.defineProperty(navigator, 'connection', { value: given });
    }, connection);
    await visitAsReader(page, '/');
    await page.clock.runFor(100);
    await startApplication(page);
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

test('a link with a full URL opens in a new tab', async ({ page, context }) => {
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

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`a link to the form of another page leads there before the form's code is loaded (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await visit(page, '/workshops/');
    await navigate(page, '/contact/#message');
    await expect(page.locator('#message')).toBeInViewport();
    await expect(page.locator('#message form')).toBeVisible();
    await expect(page.locator('#message')).toBeInViewport();
  });
}
