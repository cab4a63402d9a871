import { expect, test } from '@playwright/test';
import { tabTo } from '../support/keyboard';
import { visit } from '../support/visit';

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the first tab stop skips the header', async ({ page }) => {
  await visit(page, '/blog/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('from home by a link to an offer, by the menu to another, and to a case', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('link', { name: 'AI consulting' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-svetovanje\/$/);

  const group = page.getByRole('banner').locator('summary').filter({ hasText: 'Services' });
  await tabTo(page, group, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const item = page.getByRole('banner').getByRole('link', { name: 'Manufacturing' }).first();
  await expect(item).toBeVisible();
  await tabTo(page, item);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/manufacturing\/$/);

  await tabTo(page, main.locator('a[href^="/case/"]').first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/case\/[\w-]+\/$/);
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
});

test('from the blog’s list to an article and to the next one', async ({ page }) => {
  await visit(page, '/sl/blog/');
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
  await tabTo(page, first);
  const title = await first.innerText();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);

  const next = page.getByRole('main').locator('a[href^="/sl/blog/"]:is(h2 a, h3 a)').first();
  const nextTitle = await next.innerText();
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(nextTitle);
});

test('after a link to a place on the page or on another one, Tab goes on from there', async ({ page }) => {
  await visit(page, '/web3/voucher/');
  const link = page.getByRole('main').locator('a[href$="#apply"]').first();
  const name = page.getByRole('main').getByLabel('Name');
  await link.focus();
  // The application handles the link: before it runs, the browser does.
  await expect.poll(() => page.evaluate(() => '___navigate' in window)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.locator('#apply')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();

  await visit(page, '/about/');
  await page.getByRole('main').getByRole('link').first().focus();
  await expect.poll(() => page.evaluate(() => '___navigate' in window)).toBe(true);
  await page.evaluate(() =>
    (window as unknown as { ___navigate(to: string): void }).___navigate('/web3/voucher/#apply'),
  );
  await expect(page.locator('#apply')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name).toBeFocused();
});

test('a step back returns the focus to the link by which a list was left', async ({ page }) => {
  await visit(page, '/blog/');
  const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').last();
  await link.focus();
  await expect.poll(() => page.evaluate(() => '___navigate' in window)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(link).toBeFocused();
});

test('the voucher page’s form is filled and sent by keyboard; the focus moves to the error summary, which links to each field', async ({
  page,
}) => {
  await visit(page, '/web3/voucher/');
  const form = page.getByRole('main').getByRole('form');
  const button = form.getByRole('button');
  await tabTo(page, form.getByLabel('Name'));
  await page.keyboard.type('Ana Žagar');
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type('nobody');
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(form.locator('[data-form-summary]')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.getByRole('link', { name: 'Email: Invalid email' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Invalid email');

  await page.keyboard.press('End');
  await page.keyboard.type('@visitor.example');
  await tabTo(page, form.getByLabel('Voucher package'));
  await page.keyboard.press('ArrowDown');
  await expect(form.getByLabel('Voucher package')).not.toHaveValue('');
  const order: string[] = [];
  for (const label of ['Referral', 'Message']) {
    await page.keyboard.press('Tab');
    order.push(await page.evaluate(() => (document.activeElement as HTMLInputElement).labels?.[0]?.innerText ?? ''));
    expect(order.at(-1)).toContain(label);
  }
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(form.getByText('Application successfully submitted')).toBeVisible();
});

test('the voucher modal traps the focus and returns it', async ({ page }) => {
  await visit(page, '/blog/');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Apply for a voucher' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  for (const inside of ['Close', 'Name', 'Email', 'Voucher package', 'Referral', 'Message', 'Apply', 'Close']) {
    const isButton = inside === 'Close' || inside === 'Apply';
    await tabTo(page, isButton ? dialog.getByRole('button', { name: inside }) : dialog.getByLabel(inside));
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the language is changed by keyboard, and back', async ({ page }) => {
  await visit(page, '/case/dairy-order-desk/');
  await tabTo(page, page.getByRole('banner').locator('summary').filter({ hasText: 'ENG' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'Slovenščina' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sl\/case\/dairy-order-desk\/$/);
  // The heading takes the focus some frames after the page: it would take it from the menu, which would close.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('banner').locator('summary').filter({ hasText: 'SLO' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'English' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/:\d+\/case\/dairy-order-desk\/$/);
});
