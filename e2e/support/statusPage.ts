import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { PASSWORD } from './editors';
import { ownerToken } from './owner';

/** The dashboard's session key. */
export const SESSION_KEY = '__pb_superusers__/_';

/** The status page. */
export const STATUS = '/_site/status';

/** A part of the status page, by its heading. */
export const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

/** Opens the status page as the owner, signed in to the dashboard in this browser. */
export async function openStatus(page: Page, request: APIRequestContext): Promise<void> {
  const session = JSON.stringify({
    token: await ownerToken(request),
    record: { email: process.env.PB_SUPERUSER_EMAIL },
  });
  await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session]);
  await page.goto(STATUS);
  await expect(page.locator('#live-title')).toBeVisible({ timeout: 20_000 });
}

/** Signs an editor in with the form of the open status page. */
export async function signInAtStatus(page: Page, email: string): Promise<void> {
  const form = page.locator('#sign-in');
  // Its labels are in the browser's language.
  await form.locator('#email').fill(email);
  await form.locator('#password').fill(PASSWORD);
  // Too many sign-ins from one IP address have to wait.
  await expect(async () => {
    if (await form.isVisible()) await form.getByRole('button').click();
    await expect(form).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
}
