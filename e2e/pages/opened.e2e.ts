import { expect } from '@playwright/test';
import { test } from '../support/sharedPage';
import { tagOf } from '../support/tagOf';
import { violationsAt, violationsOf } from '../support/violationsOf';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const WORDS = {
  en: { prefix: '', services: 'Services', trigger: 'ENG', voucher: 'Apply for a voucher' },
  sl: { prefix: '/sl', services: 'Storitve', trigger: 'SLO', voucher: 'Prijavite se za vavčer' },
} as const;

for (const [language, { prefix, services, trigger, voucher }] of Object.entries(WORDS)) {
  test(`the menu overlay has no axe violation (${language})`, tagOf(language), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `${prefix}/blog/`);
    await page.locator('[popovertarget="site-menu"]').first().click();
    await expect(page.locator('#site-menu')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`an open group of the menu has no axe violation (${language})`, tagOf(language), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(page, `${prefix}/blog/`);
    const group = page.getByRole('banner').locator('details').filter({ hasText: services }).first();
    await group.locator('summary').click();
    await expect(group.getByRole('link').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test(`the open language selector has no axe violation (${language})`, tagOf(language), async ({ page }) => {
    for (const path of ['/blog/', '/digitalization/']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await visit(page, prefix + path);
      await page.getByRole('banner').locator('summary').filter({ hasText: trigger }).click();
      await expect(page.locator('details[open]').getByRole('link', { name: 'Slovenščina' })).toBeVisible();
      expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    }
  });

  test(
    `the voucher modal has no axe violation, with and without errors (${language})`,
    tagOf(language),
    async ({ page }) => {
      await visit(page, `${prefix}/blog/`);
      await page.getByRole('contentinfo').getByRole('link', { name: voucher }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
      await dialog.locator('button[type="submit"]').click();
      await expect(dialog.locator('[data-form-summary]')).toBeFocused();
      expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    },
  );
}

test('every open question has no axe violation', async ({ page }) => {
  await visit(page, '/');
  const questions = page.getByRole('main').locator('summary');
  const count = await questions.count();
  expect(count).toBeGreaterThan(2);
  for (let i = 0; i < count; i++) await questions.nth(i).click();
  expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
});
