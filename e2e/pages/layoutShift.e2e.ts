import { expect, type Page, test } from '@playwright/test';
import { expectNoShift, observeShifts } from '../support/layoutShifts';
import { logo } from '../support/logo';
import { inBothLanguages, NOT_FOUND, tagOfTemplate, TEMPLATES, widthsOf } from '../support/templates';
import { mounted, started, startApplication, wantFonts } from '../support/visit';

/** Delays fonts and images until the page was painted without them. */
async function delayFontsAndImages(page: Page): Promise<() => void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.(woff2|webp|avif|jpe?g|png|svg)(\?|$)/, async (route) => {
    await painted;
    await route.continue().catch(() => {});
  });
  return release;
}

const frames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const path of inBothLanguages([...TEMPLATES, NOT_FOUND])) {
  test(`${path} has no layout shift when fonts and images load late`, tagOfTemplate(path), async ({ page }) => {
    await page.addInitScript(observeShifts);
    await wantFonts(page);
    for (const width of widthsOf(path, 360, 1280)) {
      await page.setViewportSize({ width, height: 800 });
      const release = await delayFontsAndImages(page);
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('footer').waitFor({ state: 'attached' });
      await frames(page);
      expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
      release();
      await page.waitForLoadState('load');
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
        await document.fonts.ready;
      });
      // A key press would exclude shifts after it.
      await started(page);
      await logo(page).hover();
      if (!path.endsWith(NOT_FOUND)) await mounted(page);
      await frames(page);
      await expectNoShift(page, `${width} px`);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });
}

test('a page after one with late fonts uses the site’s fonts', async ({ page }) => {
  await wantFonts(page);
  const release = await delayFontsAndImages(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await frames(page);
  release();
  await startApplication(page);
  await page.waitForFunction(() => document.fonts.check('1em "Figtree late"'));
  await page.waitForFunction(() => document.fonts.check('1em "Bricolage Grotesque late"'));
  const width = () =>
    page.evaluate(() => {
      const probe = document.createElement('span');
      probe.textContent = 'Modrina, čez žive meje in široka polja';
      probe.style.cssText = 'position:absolute;white-space:nowrap;font:700 80px var(--font-display)';
      document.body.append(probe);
      const standing = probe.getBoundingClientRect().width;
      probe.style.fontFamily = '"Bricolage Grotesque late"';
      const own = probe.getBoundingClientRect().width;
      probe.remove();
      return { standing, own };
    });
  const first = await width();
  expect(first.standing).not.toBe(first.own);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await page.waitForURL('**/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const second = await width();
  expect(second.standing).toBe(second.own);
});
