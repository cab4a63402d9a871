import { expect, type Page } from '@playwright/test';
import { navigate } from '../support/navigate';
import { test } from '../support/sharedPage';
import { visit } from '../support/visit';
import { violationsOf } from '../support/violationsOf';

const overlay = (page: Page) => page.locator('#site-menu');
const focusIsInMenu = (page: Page) =>
  page.evaluate(() => document.querySelector('#site-menu')?.contains(document.activeElement) ?? false);

/** The current link is bold by an outline of its letters, which moves no neighbour. */
const STROKE = '-webkit-text-stroke-width';

test.describe('the menu of a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [path, menu, close] of [
    ['/blog/', 'Menu', 'Close'],
    ['/sl/blog/', 'Meni', 'Zapri'],
  ] as const) {
    test(`${path}: takes the focus, traps it and returns it`, async ({ page }) => {
      await visit(page, path);
      const burger = page.getByRole('button', { name: menu });
      await burger.focus();
      await page.keyboard.press('Enter');
      const closer = overlay(page).getByRole('button', { name: close });
      await expect(closer).toBeFocused();
      await expect(page.getByRole('dialog', { name: menu })).toHaveAttribute('aria-modal', 'true');

      await page.keyboard.press('Shift+Tab');
      const last = overlay(page).getByRole('link').last();
      await expect(last).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(closer).toBeFocused();
      const stops = await overlay(page).getByRole('link').count();
      for (let i = 0; i < stops; i++) {
        await page.keyboard.press('Tab');
        expect(await focusIsInMenu(page)).toBe(true);
      }
      await expect(last).toBeFocused();

      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(burger).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(closer).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(overlay(page)).toBeHidden();
      await expect(burger).toBeFocused();
      // No part of the page stays inert after the menu is closed.
      await expect(page.locator('[inert]')).toHaveCount(0);
    });
  }

  test('covers the whole screen, and the page behind it does not scroll and is inert', async ({ page }) => {
    await visit(page, '/blog/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(overlay(page)).toBeVisible();
    expect(await overlay(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('closes when a link navigates, and the focus is on the new page’s heading', async ({ page }) => {
    await visit(page, '/blog/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await overlay(page).getByRole('link', { name: 'Workshops' }).press('Enter');
    await expect(page).toHaveURL(/\/workshops\/$/);
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('closes when a link leads to a target on the visible page', async ({ page }) => {
    await visit(page, '/web3/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await overlay(page).getByRole('link', { name: 'Before the code' }).click();
    await expect(page).toHaveURL(/\/web3\/#before$/);
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator('#before')).toBeInViewport();
  });

  test('closes when the window becomes wide', async ({ page }) => {
    await visit(page, '/blog/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(overlay(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(overlay(page)).toBeHidden();
    await expect(page.locator('main')).toHaveJSProperty('inert', false);
  });

  test('opens, navigates and closes without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await page.goto('/sl/blog/');
    await page.getByRole('button', { name: 'Meni' }).click();
    await expect(overlay(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toBeHidden();
    await page.getByRole('button', { name: 'Meni' }).click();
    await overlay(page).getByRole('link', { name: 'Delavnice' }).click();
    await expect(page).toHaveURL(/\/sl\/workshops\/$/);
    await context.close();
  });
});

test.describe('the header of a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('its dropdowns close by Escape with the focus returned, by a click outside and by tabbing on', async ({
    page,
  }) => {
    await visit(page, '/sl/blog/');
    const header = page.getByRole('banner');
    const group = header.locator('summary', { hasText: 'Storitve' });
    const child = header.getByRole('link', { name: 'Proizvodnja' });
    await group.focus();
    await page.keyboard.press('Enter');
    await expect(child).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(child).toBeHidden();
    await expect(group).toBeFocused();

    await group.click();
    await expect(child).toBeVisible();
    await page.locator('main').click({ position: { x: 5, y: 400 } });
    await expect(child).toBeHidden();

    await group.click();
    await header.getByRole('link', { name: 'AI-pomočnik' }).focus();
    await page.keyboard.press('Tab');
    await expect(child).toBeHidden();

    await group.click();
    await header.getByText('Jezik: SLO').click();
    await expect(child).toBeHidden();
    await expect(header.getByRole('link', { name: 'English' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'English' })).toBeHidden();
  });

  test('the current section is bold and underlined', async ({ page }) => {
    await visit(page, '/blog/when-not-to-use-ai/');
    const current = page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true });
    await expect(current).toHaveAttribute('aria-current', 'true');
    await expect(current).not.toHaveCSS(STROKE, '0px');
    await expect(current).toHaveCSS('text-decoration-line', 'underline');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Workshops' })).toHaveCSS(STROKE, '0px');
  });

  for (const path of ['/case/dairy-order-desk/', '/case/claims-triage/']) {
    test(`${path} is marked in the menu as a case study`, async ({ page }) => {
      await visit(page, path);
      const group = page.getByRole('banner').locator('summary').filter({ hasText: 'Services' });
      await expect(group).not.toHaveCSS(STROKE, '0px');
      await expect(group).toHaveCSS('text-decoration-line', 'underline');
      await group.click();
      const current = page.getByRole('banner').getByRole('link', { name: 'Case studies' });
      await expect(current).toHaveAttribute('aria-current', 'true');
      await expect(current).not.toHaveCSS(STROKE, '0px');
    });
  }

  for (const [path, colour] of [
    ['/', 'rgb(11, 18, 32)'],
    ['/blog/', 'rgb(11, 18, 32)'],
    ['/web3/', 'rgb(11, 18, 32)'],
    ['/sl/digitalization/', 'rgb(255, 255, 255)'],
    ['/manufacturing/', 'rgb(255, 255, 255)'],
    ['/modrina-ai-assistant/', 'rgb(255, 255, 255)'],
  ] as const) {
    test(`${path} has its text in ${colour}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCSS('color', colour);
    });
  }

  test('is transparent and scaled down while its menu has no links, except where it need not wait', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const withoutMenu = async (path: string, status = 200) => {
      await visit(page, path, status);
      await page.locator('[data-menu]').evaluate((logo) => logo.setAttribute('data-menu', 'empty'));
    };
    const header = page.locator('header[data-waits]');
    await withoutMenu('/blog/');
    await expect(header).toHaveCSS('opacity', '0');
    await expect(header).toHaveCSS('scale', '0.95');
    await expect(header).toBeHidden();
    for (const [path, status] of [
      ['/manufacturing/', 200],
      ['/no-such-page/', 404],
    ] as const) {
      await withoutMenu(path, status);
      await expect(header).toHaveCSS('opacity', '1');
      await expect(header).toBeVisible();
    }
  });
});

test.describe('a navigation inside the site', () => {
  for (const [from, to, words] of [
    ['/', '/workshops/', 'Page: Workshops | Modrina'],
    ['/sl/', '/sl/workshops/', 'Stran: Delavnice | Modrina'],
    ['/', '/sl/workshops/', 'Stran: Delavnice | Modrina'],
  ] as const) {
    test(`from ${from} to ${to} is announced and moves the focus to the heading`, async ({ page }) => {
      await visit(page, from);
      const region = page.locator('#page-announcer');
      await expect(region).toHaveText('');
      await navigate(page, to);
      await expect(region).toHaveText(words);
      await expect(region).toHaveAttribute('lang', to.startsWith('/sl/') ? 'sl' : 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // Gatsby's own announcer is English.
      await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-live', 'off');
      await expect(page.locator('#gatsby-announcer')).toHaveAttribute('aria-hidden', 'true');
    });
  }

  test('does not move the focus at first, when going back, and at links to a target on the page', async ({ page }) => {
    await visit(page, '/blog/');
    const heading = page.getByRole('heading', { level: 1 });
    const region = page.locator('#page-announcer');
    await expect(heading).not.toBeFocused();
    await navigate(page, '/workshops/');
    await expect(region).toHaveText('Page: Workshops | Modrina');
    await page.goBack();
    await expect(region).toHaveText('Page: Blog | Modrina');
    await expect(heading).not.toBeFocused();
    await navigate(page, '/web3/#before');
    await expect(region).toHaveText(/^Page: Web3/);
    await expect(heading).not.toBeFocused();
    await expect(page.locator('#before')).toBeInViewport();
  });
});
