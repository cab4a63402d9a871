import { expect, type Page, test } from '@playwright/test';
import { logo } from '../support/logo';
import { visit } from '../support/visit';

/** Runs before the page: counts transitions, and those that finished. */
function countTransitions(): void {
  const counts = { begun: 0, ended: 0 };
  Object.assign(window, { counts });
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    counts.begun += 1;
    const transition = start(update);
    void transition.finished.then(() => (counts.ended += 1));
    return transition;
  };
}

const counts = (page: Page) =>
  page.evaluate(() => (window as unknown as { counts: { begun: number; ended: number } }).counts);

async function walk(page: Page): Promise<void> {
  await page.addInitScript(countTransitions);
  await visit(page, '/sl/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/sl\/blog\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Stran:' })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

test('pages cross-fade; focus, scroll and announcement are as without a transition', async ({ page }) => {
  await walk(page);
  await expect.poll(() => counts(page)).toEqual({ begun: 1, ended: 1 });
  await page.goBack();
  await expect(page).toHaveURL(/\/sl\/$/);
  expect((await counts(page)).begun).toBe(1);
});

test('two clicks in a row lead to the second page', async ({ page }) => {
  await page.addInitScript(countTransitions);
  await visit(page, '/');
  await page.evaluate(() => {
    for (const path of ['/blog/', '/workshops/']) {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click();
    }
  });
  await expect(page).toHaveURL(/\/workshops\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Workshops' })).toBeVisible();
  await logo(page).click();
  await expect(page).toHaveURL(/\/\/[^/]+\/$/);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change at once', async ({ page }) => {
    await walk(page);
    expect(await counts(page)).toEqual({ begun: 0, ended: 0 });
  });
});
