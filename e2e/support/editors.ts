import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { asOwner } from './owner';

const PEOPLE = '/api/collections/_superusers/records';

/** The password of every editor that a test creates. */
export const PASSWORD = 'only-for-this-test';

/** Creates an editor for one test. */
export function addEditor(request: APIRequestContext) {
  const email = `eva-${Date.now()}-${Math.random().toString(36).slice(2, 7)}@modrina.example`;
  return asOwner(request, 'POST', PEOPLE, { email, password: PASSWORD, passwordConfirm: PASSWORD });
}

/** Deletes an editor that a test created. */
export const removeEditor = (request: APIRequestContext, id: string) => asOwner(request, 'DELETE', `${PEOPLE}/${id}`);

/** A collection in the dashboard's list, by PocketBase's name; its text is that for people. */
export const listed = (page: Page, name: string): Locator =>
  page.locator(`.collections-list .nav-item[title="${name}"]`);

/** Signs in to the dashboard with its form. */
export async function signIn(page: Page, email: string, secret = PASSWORD): Promise<void> {
  await page.goto('/_/');
  await page.locator('input[type=email]').fill(email);
  const password = page.locator('input[type=password]');
  await password.fill(secret);
  // Too many sign-ins from one IP address have to wait.
  await expect(async () => {
    if (await password.isVisible()) await password.press('Enter');
    await expect(listed(page, 'posts')).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 40_000 });
}

/** Opens an article in the dashboard, in which somebody has signed in. */
export async function openPost(page: Page, id: string): Promise<void> {
  // The dashboard opens a collection after signing in, which would close a record that was opened before.
  await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
  await page.goto(`/_/#/collections?collection=posts&record=${id}`);
}

/** Saves the record that is open in the dashboard. */
export async function saveRecord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Unlock to save' }).click();
  await page.getByRole('button', { name: /^save/i }).first().click();
}
