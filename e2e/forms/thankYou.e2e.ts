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

for (const [path, mail, byHand] of [
  ['/thank-you/referral/', /email/i, 'a person will send you the referral code'],
  [
    '/sl/thank-you/referral/',
    /na poti|smo poslali/,
    'kodo za priporočilo in nadaljnja navodila vam bo poslal nekdo od nas',
  ],
] as const) {
  test(`${path}no-mail/ promises no mail, which a site without a mail server does not send`, async ({ page }) => {
    await visit(page, path);
    await expect(page.getByRole('main')).toContainText(mail);
    expect(await visit(page, `${path}no-mail/`)).toEqual([]);
    await expect(page.getByRole('main')).toContainText(byHand);
    await expect(page.getByRole('main')).not.toContainText(/on its way|has been sent|na poti|smo poslali/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
}

test('the language selector leads to the same thank-you page', async ({ page }) => {
  await visit(page, '/thank-you/voucher/');
  await page.getByRole('banner').locator('summary').filter({ hasText: 'ENG' }).click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(page).toHaveURL(/\/sl\/thank-you\/voucher\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hvala za prijavo za vavčer');
});
