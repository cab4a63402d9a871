import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adoptStyle } from '../adoptStyle';
import { LAUNCH } from '../browser';
import { CORES, mapFew } from '../mapFew';
import { type Shot, WIDTHS } from './plan';

/** Pages are rendered larger than the screenshots and scaled down, so that text stays readable. */
const FINER = 2;

/**
 * Excludes differences between machines: code uses the system's font, and the mark of the current heading depends on the moment
 * at which Chromium enlarges the window for the screenshot.
 */
const SAME_EVERYWHERE =
  'pre, code, kbd { font-family: var(--font-text) !important } ' +
  '* { caret-color: transparent; scroll-target-group: none !important }';

/**
 * Screenshots of whole pages under fixed conditions: window width, reduced motion, fonts and lazy images loaded,
 * scripts run. One page for each width, as many widths at once as there are cores.
 * @param take receives each screenshot, in any order
 */
export async function takeShots(
  executablePath: string,
  url: string,
  shots: readonly Shot[],
  take: (shot: Shot, image: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath,
    ...LAUNCH,
    args: [...LAUNCH.args, '--hide-scrollbars'],
  });
  try {
    await mapFew(WIDTHS, CORES, async ({ width, scale }) => {
      const ofWidth = shots.filter((shot) => shot.width === width);
      if (ofWidth.length === 0) return;
      const page = await openPage(browser, width, scale * FINER);
      for (const shot of ofWidth) {
        await take(shot, await takeShot(page, url + shot.path, Math.round(width * scale)));
      }
      await page.context().close();
    });
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, width: number, deviceScaleFactor: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Ljubljana',
  });
  return context.newPage();
}

async function takeShot(page: Page, address: string, width: number): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'load' });
  // The application loads at a sign of intent; this one changes nothing visible.
  await page.locator('body[data-started]').waitFor();
  await page.keyboard.press('Shift');
  await adoptStyle(page, SAME_EVERYWHERE);
  await page.evaluate(whenWhole);
  await forceStates(page);
  const drawn = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  return sharp(drawn).resize({ width }).webp({ quality: 40, effort: 4 }).toBuffer();
}

/**
 * Runs in the page (so no function in it has a name, to which tsx would add code): resolves when everything late is
 * loaded.
 */
async function whenWhole(): Promise<void> {
  // The 404 page has no application.
  while (!document.body.dataset.mounted && !document.querySelector('main[data-template="not-found"]')) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // On a slow machine this page would use the fallback fonts (src/styles/fonts.css).
  await Promise.all(['Bricolage Grotesque late', 'Figtree late'].map((name) => document.fonts.load(`1em "${name}"`)));
  document.documentElement.dataset.fonts = 'late';
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Puts elements with `data-force="hover"` or `"focus-visible"` into that state, as the developer tools do. */
export async function forceStates(page: Page): Promise<void> {
  if ((await page.locator('[data-force]').count()) === 0) return;
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  for (const state of ['hover', 'focus-visible']) {
    const selector = ['a', 'button', 'input', 'select', 'textarea'].map((tag) => `[data-force="${state}"] ${tag}`);
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: selector.join() });
    for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
  }
}
