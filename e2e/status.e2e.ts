import { type APIRequestContext, expect as anyExpect, type Page, test } from '@playwright/test';
import { asOwner } from './support/asOwner';
import { addEditor, removeEditor } from './support/editors';
import { openStatus, part, SESSION_KEY, STATUS } from './support/openStatus';
import { signInAtStatus } from './support/signInAtStatus';
import { violationsAt } from './support/violationsOf';

// What is awaited comes by way of the server, which serves all other tests meanwhile.
const expect = anyExpect.configure({ timeout: 20_000 });

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;

const remove = (request: APIRequestContext, collection: string, id: string) =>
  asOwner(request, 'DELETE', `${RECORDS(collection)}/${id}`);

/** Catches what a button sets, so that no build of another test is disturbed. */
async function catchActions(page: Page): Promise<object[]> {
  const caught: object[] = [];
  await page.route(`**${RECORDS('builds')}/*`, async (route) => {
    const isSignedIn = route.request().headers().authorization !== 'of-yesterday';
    if (!isSignedIn) return route.continue();
    caught.push(route.request().postDataJSON() as object);
    return route.fulfill({ json: {} });
  });
  return caught;
}

test('an editor signs in, reads what is live, and is signed in to the dashboard too', async ({ page, request }) => {
  const editor = await addEditor(request);
  const troubles: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) troubles.push(message.text());
  });
  page.on('pageerror', (error) => troubles.push(error.message));
  try {
    const response = await page.goto(STATUS);
    expect(response?.headers()['x-robots-tag']).toContain('noindex');
    expect(await violationsAt(page, [360, 1280])).toEqual([]);
    await signInAtStatus(page, editor.email);

    await expect(part(page, 'Live now')).toContainText('Since');
    await expect(page.getByText(`${editor.email}, editor`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(part(page, 'Last builds').getByRole('rowheader').first()).toBeVisible();
    expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    await page.goto('/_/');
    await expect(page.getByRole('navigation').getByText('posts', { exact: true })).toBeVisible();
    expect(troubles).toEqual([]);
  } finally {
    await removeEditor(request, editor.id);
  }
});

test('what fails shows without a reload, in words, with the way to its record', async ({ page, request }) => {
  await openStatus(page, request);
  const words = { cause: `posts "a" changed ${Date.now()}`, error: 'The record has no title.' };
  const error_link = `${new URL(page.url()).origin}/_/#/collections?collection=posts&record=abc`;
  const build = await asOwner(request, 'POST', RECORDS('builds'), { status: 'failed', ...words, error_link });
  const failure = part(page, 'Last failures').getByRole('listitem').filter({ hasText: words.cause });
  try {
    await expect(failure).toContainText(words.error);
    await expect(failure.getByRole('link', { name: 'Open the record at fault' })).toHaveAttribute('href', error_link);
    await expect(page.getByRole('status')).toContainText(`Failed: ${words.cause}`);
  } finally {
    await remove(request, 'builds', build.id);
  }
  await expect(failure).toHaveCount(0);
});

test('what is not right and live all the same is told with the way to its record', async ({ page, request }) => {
  const found = await asOwner(request, 'GET', `${RECORDS('builds')}?filter=${encodeURIComponent('status="live"')}`);
  const live = `${RECORDS('builds')}/${(found as unknown as { items: { id: string }[] }).items[0]?.id}`;
  await openStatus(page, request);
  const error_link = `${new URL(page.url()).origin}/_/#/collections?collection=posts&record=abc`;
  await asOwner(request, 'PATCH', live, { warning: 'The file red.png is gone.', error_link });
  try {
    await expect(part(page, 'Live now')).toContainText('The file red.png is gone.');
    const link = part(page, 'Live now').getByRole('link', { name: 'Open the record at fault' });
    await expect(link).toHaveAttribute('href', error_link);
  } finally {
    await asOwner(request, 'PATCH', live, { warning: '', error_link: '' });
  }
  await expect(part(page, 'Live now')).not.toContainText('red.png');
});

test('a rebuild is asked for after a question, which Escape denies', async ({ page, request }) => {
  const caught = await catchActions(page);
  await openStatus(page, request);
  const button = page.getByRole('button', { name: 'Rebuild', exact: true });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Build the site again?' });
  await expect(dialog).toContainText('Until then they see what they see now.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(caught).toEqual([]);

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByRole('status')).toContainText('A rebuild is asked for.');
  expect(caught).toEqual([{ action: 'rebuild' }]);
});

test('a question leads back to its button, though that was drawn anew meanwhile', async ({ page, request }) => {
  await openStatus(page, request);
  const button = page.getByRole('button', { name: 'Rebuild', exact: true });
  await button.click();
  await page.evaluate(() => {
    const old = document.getElementById('rebuild');
    old?.replaceWith(old.cloneNode(true));
  });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('who is signed out meanwhile signs in again, and what was asked for is done', async ({ page, request }) => {
  const editor = await addEditor(request);
  const caught = await catchActions(page);
  try {
    await page.goto(STATUS);
    await signInAtStatus(page, editor.email);
    await page.getByRole('button', { name: 'Rebuild', exact: true }).click();
    await page.evaluate((key) => localStorage.setItem(key, '{"token":"of-yesterday"}'), SESSION_KEY);
    await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click();
    await expect(page.getByText('Your session is over.')).toBeVisible();
    expect(caught).toEqual([]);
    await signInAtStatus(page, editor.email);
    await expect.poll(() => caught).toEqual([{ action: 'rebuild' }]);
    await expect(part(page, 'Live now')).toBeVisible();
  } finally {
    await removeEditor(request, editor.id);
  }
});

test('a server that is away is told of, and found again', async ({ page, request }) => {
  await openStatus(page, request);
  await page.context().setOffline(true);
  // As after a change that another tab made: the next question comes at once.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
  await expect(page.getByRole('alert')).toContainText('The server does not answer. Trying again …');
  await expect(part(page, 'Live now')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveText('', { timeout: 30_000 });
});
