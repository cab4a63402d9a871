import type { Locator, Page } from '@playwright/test';
import type { GuideSite } from './GuideSite';

/** Signs the editor in with the dashboard's own form. */
export async function signIn(page: Page, { url, editor }: GuideSite): Promise<void> {
  await page.goto(`${url}/_/`);
  await page.locator('input[type=email]').fill(editor.email);
  await page.locator('input[type=password]').fill(editor.password);
  await page.locator('input[type=password]').press('Enter');
  await page.locator('.collections-list .nav-item[title=posts]').waitFor();
}

/** Opens a record and scrolls to one of its fields. */
export async function openRecord(page: Page, { url }: GuideSite, place: string, field: RegExp): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(`${url}/_/#/collections?${place}`);
  const label = labelOf(page, field);
  await label.waitFor();
  // The rich text editors load late and shift the fields below them.
  await page.waitForTimeout(3000);
  await label.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  return label;
}

/** Opens the empty form of a collection. */
export async function openNew(page: Page, { url }: GuideSite, collection: string, field: RegExp): Promise<Locator> {
  await page.goto('about:blank');
  await page.goto(`${url}/_/#/collections?collection=${collection}`);
  await page.getByRole('button', { name: 'New record' }).click();
  const label = labelOf(page, field);
  await label.waitFor();
  return label;
}

const labelOf = (page: Page, field: RegExp): Locator =>
  page.locator('label').filter({ hasText: field, visible: true }).first();
