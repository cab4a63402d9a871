import { expect, type Page, test } from '@playwright/test';
import { adoptStyle } from '../../scripts/lib/adoptStyle';
import { tagOf } from '../support/tagOf';
import { visit } from '../support/visit';

const ARTICLES = [
  '/blog/follow-one-order-through-the-house/',
  '/case/dairy-order-desk/',
  '/project/digital-vouchers-for-smes/',
  '/workshops/prompting-at-work/',
].flatMap((path) => [path, `/sl${path}`]);

/** WCAG 1.4.12: no content may be lost with this text spacing. */
const SPACED = `* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }
  p { margin-bottom: 2em !important; }`;

/** Finds text that its box or the window cuts off. Runs in the page. */
function cutOffTexts(): string[] {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const forEarsOnly = (element: Element) => element.clientWidth <= 1 && element.clientHeight <= 1;
  const cuts = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (/auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY)) return false;
      const clips = (overflow: string) => /hidden|clip/.test(overflow);
      if (clips(overflowX) && box.scrollWidth > box.clientWidth + 1) return true;
      if (clips(overflowY) && box.scrollHeight > box.clientHeight + 1) return true;
    }
    return element.getBoundingClientRect().right > innerWidth + 1;
  };
  return [...document.querySelectorAll('body *')]
    .filter((element) => seen(element) && hasText(element) && !forEarsOnly(element) && cuts(element))
    .map((element) => `${element.localName}: ${element.textContent?.trim().slice(0, 40)}`);
}

/** Returns the selected elements that are rendered. */
const shown = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => element.outerHTML.slice(0, 80)));

test.describe('in print', () => {
  for (const path of ARTICLES) {
    test(`${path} prints only its text, black on white`, async ({ page }) => {
      await visit(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await shown(page, 'nav, footer, form, button, [data-section] > header, main > article ~ *')).toEqual([]);
      expect(await shown(page, 'main a:not(article *), article a[href^="mailto:"]')).toEqual([]);
      const colours = await page
        .locator('article')
        .locator('h1, h2, p, li, a, td, dt, dd')
        .evaluateAll((elements) => [
          ...new Set(
            elements.map(
              (element) => `${getComputedStyle(element).color} on ${getComputedStyle(element).backgroundColor}`,
            ),
          ),
        ]);
      expect(colours).toEqual(['rgb(0, 0, 0) on rgba(0, 0, 0, 0)']);
    });
  }

  test('an external link prints its URL, an internal one does not', async ({ page }) => {
    await visit(page, '/blog/eu-ai-act-for-smaller-companies/');
    await page.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('article a[href^="http"]')).toContain('http');
    expect(await after('article a[href^="/"]')).toBe('none');
  });

  for (const path of ['/', '/sl/'])
    test(`${path} prints all slides of its reel within the sheet`, async ({ page }) => {
      await visit(page, path);
      await page.setViewportSize({ width: 680, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      const rights = await page
        .locator('[aria-roledescription] [aria-roledescription]')
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right));
      expect(rights.length).toBeGreaterThan(2);
      expect(rights.filter((right) => right > 680 + 1)).toEqual([]);
    });

  test('no image is cut off, and code wraps', async ({ page }) => {
    await visit(page, '/blog/follow-one-order-through-the-house/');
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const pictures = await page
      .locator('article img')
      .evaluateAll((images) =>
        images
          .map((image) => ({ fit: getComputedStyle(image).objectFit, right: image.getBoundingClientRect().right }))
          .filter(({ fit, right }) => fit === 'cover' || right > innerWidth),
      );
    expect(pictures).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test('with forced colours, focus, buttons and fields have outlines', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/web3/voucher/');
  const lines = await page
    .locator('main :is(input, select, textarea, button, a[class*="button"])')
    .filter({ visible: true })
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderTopWidth));
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.filter((width) => parseFloat(width) < 2)).toEqual([]);
  await page.keyboard.press('Tab');
  const { style, width } = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
    return { style: outlineStyle, width: outlineWidth };
  });
  expect([style, parseFloat(width)]).toEqual(['solid', 3]);
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/blog/', '/web3/voucher/', '/sl/digitalization/']) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element);
          const waits = transitionDuration.split(', ').some((duration) => parseFloat(duration) > 0);
          return animationName !== 'none' || waits || scrollBehavior === 'smooth';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(moving).toEqual([]);
  }
});

for (const path of [
  '/',
  '/blog/follow-one-order-through-the-house/',
  '/workshops/prompting-at-work/',
  '/web3/voucher/',
]) {
  for (const address of [path, `/sl${path}`]) {
    // 320 px is also the width of a 1280 px screen at 400 %.
    test(`${address} loses no text at 320 px with wide spacing`, tagOf(address), async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await visit(page, address);
      expect(await page.evaluate(cutOffTexts)).toEqual([]);
      await adoptStyle(page, SPACED);
      expect(await page.evaluate(cutOffTexts)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}
