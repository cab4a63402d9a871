import { expect, type Page } from '@playwright/test';
import { PASSWORD } from './editors';

/** Signs an editor in with the form of the open status page. */
export async function signInAtStatus(page: Page, email: string): Promise<void> {
  const form = page.locator('#sign-in');
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  // Too many sign-ins from one IP address have to wait.
  await expect(async () => {
    if (await form.isVisible()) await form.getByRole('button').click();
    await expect(form).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
}
