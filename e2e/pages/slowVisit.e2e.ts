import { expect, type Page, type Request, test } from '@playwright/test';
import { FONTS_NOTE } from '../../src/layout/head/fontScript';
import { expectNoShift, observeShifts } from '../support/layoutShifts';

/** A connection on which the head's script counts the visit as slow (src/layout/head/fontScript.ts). */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const line = { offline: false, downloadThroughput: 2e5, uploadThroughput: 1e5 };
  await session.send('Network.emulateNetworkConditions', { ...line, latency: 300 });
}

test('a slow visit asks for no font before its page has loaded, and gets them for the next', async ({ page }) => {
  const fonts: Request[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request));
  await page.addInitScript(observeShifts);
  await slowDown(page);
  await page.goto('/blog/', { waitUntil: 'load' });
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-fonts', 'none');
  await expect.poll(() => page.evaluate((note) => sessionStorage.getItem(note), FONTS_NOTE)).toBe('1');
  await expect.poll(() => fonts).toHaveLength(2);
  // By the browser's own clock: a busy machine may come back to this test long after the load.
  const loaded = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (load?.loadEventEnd ?? Infinity);
  });
  await Promise.all(fonts.map((font) => font.response()));
  expect(Math.min(...fonts.map((font) => font.timing().startTime))).toBeGreaterThan(loaded);
  // The lines of the page in view keep their places.
  await expectNoShift(page);
  await expect(html).toHaveAttribute('data-fonts', 'none');
  await page.goto('/workshops/');
  await expect(html).not.toHaveAttribute('data-fonts');
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('1em "Figtree Variable"'))).toBe(true);
});

test('a slow visit on a phone asks for the images of further cards after the first one', async ({ page }) => {
  await page.addInitScript(observeShifts);
  await page.setViewportSize({ width: 360, height: 740 });
  await slowDown(page);
  await page.goto('/blog/', { waitUntil: 'load' });
  await expect(page.locator('body')).toHaveAttribute('data-images', 'all');
  // By the browser's own clock, in the order of the requests.
  const images = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\.(avif|webp|jpg|png)$/.test(name))
        .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
    );
  await expect.poll(async () => (await images()).length).toBeGreaterThan(1);
  const [first, second] = await images();
  expect(second?.startTime).toBeGreaterThanOrEqual(first?.responseEnd ?? Infinity);
  const last = page.getByRole('main').locator('img').last();
  await last.scrollIntoViewIfNeeded();
  await expect.poll(() => last.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoShift(page);
});

test('a slow visit asks for the images of further cards though the first one never comes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await slowDown(page);
  let isFirst = true;
  await page.route(/\.(webp|avif|jpe?g|png)(\?|$)/, async (route) => {
    // The first request stays without an answer.
    if (!isFirst) await route.continue();
    isFirst = false;
  });
  await page.goto('/blog/', { waitUntil: 'commit' });
  const second = page.getByRole('main').locator('img').nth(1);
  await expect
    .poll(() => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
