import { expect } from '@playwright/test';
import { navigate } from '../support/navigate';
import { test } from '../support/sharedPage';
import { SLOW } from '../support/tagOf';
import { inBothLanguages, NOT_FOUND, TEMPLATES } from '../support/templates';
import { visit } from '../support/visit';

/** Its table is wider than a phone. */
const WITH_TABLE = '/privacy/';

for (const width of [320, 360, 768, 1280]) {
  test(
    `no template is wider than a screen of ${width} px`,
    [360, 1280].includes(width) ? {} : SLOW,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const wide: string[] = [];
      for (const path of inBothLanguages([...TEMPLATES, WITH_TABLE, NOT_FOUND])) {
        await page.goto(path);
        if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path);
      }
      expect(wide).toEqual([]);
    },
  );
}

test('the language selector leads to the same page in the other language and back', async ({ page }) => {
  await visit(page, '/case/dairy-order-desk/');
  await page.getByText('Language: ENG').click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(page).toHaveURL(/\/sl\/case\/dairy-order-desk\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
  await page.getByText('Jezik: SLO').click();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/case\/dairy-order-desk\/$/);
});

test('on a small screen the menu overlay opens, closes with Escape and navigates', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/blog/');
  const menu = page.locator('#site-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Workshops' }).click();
  await expect(page).toHaveURL(/\/workshops\/$/);
  await expect(menu).toBeHidden();
});

test('a link inside the site to a missing page shows the not-found page in the page’s language', async ({ page }) => {
  await visit(page, '/sl/');
  await navigate(page, '/sl/ni-je/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/sl\/ni-je\/$/);
  await expect(page.getByText('404')).toBeVisible();
});

test('without scripts a page can be read and navigated', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/sl/blog/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('a Slovenian page without Slovenian text shows the original with a notice', async ({ page }) => {
  await visit(page, '/sl/blog/where-smart-contracts-help/');
  await expect(page.getByText('Ta stran še ni prevedena')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await visit(page, '/blog/where-smart-contracts-help/');
  await expect(page.getByText('not translated yet')).toHaveCount(0);
});

test('a project that must be Slovenian is Slovenian in both languages', async ({ page }) => {
  await visit(page, '/sl/project/digital-vouchers-for-smes/');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await visit(page, '/project/digital-vouchers-for-smes/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'sl');
});
