import { expect, test } from '@playwright/test';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';
import { languageOf, paths, visit } from '../support/visit';

const FORMS = ['contact', 'voucher', 'application', 'referral', 'general'];

for (const path of FORMS.flatMap((form) => [`/thank-you/${form}/`, `/sl/thank-you/${form}/`])) {
  test(`${path} confirms, has further links, and is hidden from search engines`, tagOf(path), async ({ page }) => {
    expect(await visit(page, path)).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(page).toHaveTitle(`${await heading.innerText()} | Modrina`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"], link[rel="alternate"][hreflang]')).toHaveCount(0);
    expect(paths).not.toContain(path);
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
    expect(await violationsAt(page, [1280, 768, 360])).toEqual([]);
  });
}

test('the language selector leads to the same thank-you page', async ({ page }) => {
  await visit(page, '/thank-you/voucher/');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'ENG' }).click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(page).toHaveURL(/\/sl\/thank-you\/voucher\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala za prijavo za vavčer');
});
