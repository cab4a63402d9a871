import { expect, test } from '@playwright/test';
import { violationsOf } from '../support/violationsOf';
import { visit } from '../support/visit';

test('an empty PocketBase gives a site that states so, in both languages', async ({ page }) => {
  expect(await visit(page, '/')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This site has no content yet');
  expect(await violationsOf(page)).toEqual([]);
  expect(await visit(page, '/sl/')).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Na tej strani še ni vsebine');
});

test('it has its lists and its 404 page', async ({ page }) => {
  for (const path of ['/blog/', '/project/', '/workshops/', '/sl/workshops/']) {
    expect(await visit(page, path)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  }
  await visit(page, '/no-such-page/', 404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Oopsie');
});
