import { expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './editors';

/** The name of a collection in the dashboard's list. */
export const listed = (page: Page, name: string): Locator =>
  page.getByRole('navigation').getByText(name, { exact: true });

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
