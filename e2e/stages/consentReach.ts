import { expect, type Page, test } from '@playwright/test';
import { tabTo, walk } from '../support/keyboard';
import { answerOtherHosts } from '../support/otherHosts';
import { violationsAt } from '../support/violationsOf';
import { visitAsReader } from '../support/visit';

const WIDTHS = [360, 768, 1280];
const WORDS = [
  ['/about/', 'Cookies and consent', 'Let me choose', 'Close', 'Accept all'],
  ['/sl/about/', 'Piškotki in soglasje', 'Izberi posamično', 'Zapri', 'Sprejmi vse'],
] as const;

/** axe accepts the skip link as one only if no other link precedes it; the banner has one. */
const faults = async (page: Page) =>
  (await violationsAt(page, WIDTHS)).filter((fault) => !/region: <a [^>]*href="#content"/.test(fault));

async function open(page: Page, path: string, name: string) {
  await answerOtherHosts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAsReader(page, path);
  const banner = page.getByRole('region', { name });
  await expect(banner).toBeVisible();
  return banner;
}

for (const [path, name, choose, close, accept] of WORDS) {
  test(`${path}: banner and dialog have no axe violation`, async ({ page }) => {
    const banner = await open(page, path, name);
    expect(await faults(page)).toEqual([]);
    await banner.getByRole('button', { name: choose }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    expect(await faults(page)).toEqual([]);
  });

  test(`${path}: the banner takes no focus, comes first, releases the focus, and covers no tab stop`, async ({
    page,
  }) => {
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, path, name);
      // The library itself tries 100 ms after it has appeared.
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      const stops = await walk(page);
      const names = stops.map((stop) => stop.name);
      expect(names.slice(0, 5).join()).toContain(accept);
      expect(names.findIndex((stop) => /Skip to content|Skoči na vsebino/.test(stop))).toBeLessThan(6);
      expect(stops.filter(({ seen }) => !seen).map((stop) => `${width} px: ${stop.name}`)).toEqual([]);
    }
  });

  test(`${path}: the dialog is opened and closed by keyboard, traps the focus and returns it`, async ({ page }) => {
    const banner = await open(page, path, name);
    const opener = banner.getByRole('button', { name: choose });
    await tabTo(page, opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    for (let stops = 0; stops < 14; stops++) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await tabTo(page, dialog.getByRole('button', { name: close }));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test('the end of the page is readable above the banner, and the page has its full height without it', async ({
  page,
}) => {
  const banner = await open(page, '/about/', 'Cookies and consent');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const legal = page.getByText('© 2025 Modrina');
  const [line, box] = [await legal.boundingBox(), await banner.boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  // More than half of a small screen remains for the page.
  expect(box?.height).toBeLessThanOrEqual(370);
  await banner.getByRole('button', { name: 'Reject all' }).click();
  await expect(banner).toBeHidden();
  await expect(page.locator('body')).toHaveCSS('padding-bottom', '0px');
});

test('in a window of 320 by 256 px, as at 400 %, the banner scrolls and leaves room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const banner = await open(page, '/sl/about/', 'Piškotki in soglasje');
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(256 * 0.7 + 1);
  await tabTo(page, banner.getByRole('button', { name: 'Zavrni vse' }));
  await page.keyboard.press('Enter');
  await expect(banner).toBeHidden();
});
