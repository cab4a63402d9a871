import { expect, test } from '@playwright/test';
import { logo } from '../support/logo';
import { tagOf } from '../support/tagOf';
import { inBothLanguages, NOT_FOUND, TEMPLATES, widthsOf } from '../support/templates';
import { languageOf } from '../support/visit';

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const path of inBothLanguages([...TEMPLATES, NOT_FOUND])) {
  test(`${path} can be read and navigated without scripts`, tagOf(path), async ({ page }) => {
    for (const width of widthsOf(path, 360, 1280)) {
      const height = width === 360 ? 740 : 800;
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      // In the first view: not below the fold, not transparent, not scaled down.
      const box = await heading.boundingBox();
      expect(box && box.y > 0 && box.y < height && box.height > 20).toBe(true);
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      // The browser alone loads the images.
      const image = page.getByRole('main').locator('picture img').first();
      if ((await image.count()) > 0) {
        await image.scrollIntoViewIfNeeded();
        await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
        await page.evaluate(() => scrollTo(0, 0));
      }
    }
    const home = logo(page);
    await home.click();
    await expect(page).toHaveURL(/\/(sl\/)?(web3\/|digitalization\/)?$/);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
  });
}

test('the menu overlay opens, navigates and closes without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/sl/blog/');
  const menu = page.locator('#site-menu');
  await page.locator('[popovertarget="site-menu"]').first().click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button').click();
  await expect(menu).toBeHidden();
  await page.locator('[popovertarget="site-menu"]').first().click();
  await menu.locator('a[href="/sl/workshops/"]').click();
  await expect(page).toHaveURL(/\/sl\/workshops\/$/);
});

test('a group of the menu and the language selector open without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/blog/');
  const group = page.getByRole('banner').locator('details').filter({ hasText: 'Services' }).first();
  await group.locator('summary').click();
  await expect(group.getByRole('link').first()).toBeVisible();
  await page.locator('summary').filter({ hasText: 'ENG' }).click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(page).toHaveURL(/\/sl\/blog\/$/);
});
