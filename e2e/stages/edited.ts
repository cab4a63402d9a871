import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

const [slug, title] = JSON.parse(process.env.E2E_EDITED ?? '[]') as [string, string];

test('an editor’s change is published automatically, and its Slovenian text is unchanged', async ({ page }) => {
  expect(await visit(page, `/blog/${slug}/`)).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await visit(page, `/sl/blog/${slug}/`);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
});

test('the lists show the new title too', async ({ page }) => {
  await visit(page, '/blog/');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});
