import { type APIRequestContext, expect as anyExpect, type Page, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { addEditor, listed, removeEditor } from '../support/editors';
import { openStatus, part, SESSION_KEY, signInAtStatus, STATUS } from '../support/statusPage';
import { violationsAt } from '../support/violationsOf';

// Changes arrive through the server, which other tests use at the same time.
const expect = anyExpect.configure({ timeout: 20_000 });

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;

/** The editing page of the record that the failures of these tests name. */
const AT_FAULT = '/_site/edit/posts/abc';

const remove = (request: APIRequestContext, collection: string, id: string) =>
  asOwner(request, 'DELETE', `${RECORDS(collection)}/${id}`);

/** Intercepts the values that buttons set, so that builds of other tests are not affected. */
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

test('an editor signs in, sees the live release, and is signed in to the dashboard too', async ({ page, request }) => {
  const editor = await addEditor(request);
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
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
    await expect(listed(page, 'posts')).toHaveText('Articles');
    expect(problems).toEqual([]);
  } finally {
    await removeEditor(request, editor.id);
  }
});

test('a failure appears without a reload, with its message and a link to its record', async ({ page, request }) => {
  await openStatus(page, request);
  const words = { cause: `posts "a" changed ${Date.now()}`, error: 'The record has no title.' };
  const error_link = `${new URL(page.url()).origin}/_/#/collections?collection=posts&record=abc`;
  const build = await asOwner(request, 'POST', RECORDS('builds'), { status: 'failed', ...words, error_link });
  const failure = part(page, 'Last failures').getByRole('listitem').filter({ hasText: words.cause });
  try {
    await expect(failure).toContainText(words.error);
    await expect(failure.getByRole('link', { name: 'Correct it' })).toHaveAttribute('href', AT_FAULT);
    await expect(page.getByRole('status')).toContainText(`Failed: ${words.cause}`);
  } finally {
    await remove(request, 'builds', build.id);
  }
  await expect(failure).toHaveCount(0);
});

test('a violation that does not block is shown with a link to its record', async ({ page, request }) => {
  const found = await asOwner(request, 'GET', `${RECORDS('builds')}?filter=${encodeURIComponent('status="live"')}`);
  const live = `${RECORDS('builds')}/${(found as unknown as { items: { id: string }[] }).items[0]?.id}`;
  await openStatus(page, request);
  const error_link = `${new URL(page.url()).origin}/_/#/collections?collection=posts&record=abc`;
  await asOwner(request, 'PATCH', live, { warning: 'The file red.png is gone.', error_link });
  try {
    await expect(part(page, 'Live now')).toContainText('The file red.png is gone.');
    const link = part(page, 'Live now').getByRole('link', { name: 'Correct it' });
    await expect(link).toHaveAttribute('href', AT_FAULT);
  } finally {
    await asOwner(request, 'PATCH', live, { warning: '', error_link: '' });
  }
  await expect(part(page, 'Live now')).not.toContainText('red.png');
});

test('a rebuild needs a confirmation, which Escape cancels', async ({ page, request }) => {
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

test('a confirmation returns the focus to its button, even if that was rendered again', async ({ page, request }) => {
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

test('a confirmation that follows a closed one at once is not answered by it', async ({ page, request }) => {
  const caught = await catchActions(page);
  await openStatus(page, request);
  // In one task: the dialog's close event comes after it.
  await page.evaluate(() => {
    document.getElementById('rebuild')?.click();
    document.querySelector<HTMLDialogElement>('#confirm')?.close('');
    document.getElementById('rebuild')?.click();
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Rebuild' }).click();
  await expect(page.getByRole('status')).toContainText('A rebuild is asked for.');
  expect(caught).toEqual([{ action: 'rebuild' }]);
});

test('a mass deletion is listed; an editor decides with a second confirmation, by keyboard', async ({
  page,
  request,
}) => {
  const items = ['one', 'two'].map((label, at) => ({
    ...{ kind: at === 0 ? 'deleted' : 'withdrawn', collection: 'posts', record: `post0000000000${at}`, label },
    ...{ path: `/blog/${label}/`, by: 'ana@modrina.example', at: '2026-11-01 10:00:00.000Z' },
  }));
  const shrink = { counts: { posts: 12 }, pages: 24, unexplained: 0, by: ['ana@modrina.example'], items, may: 'twice' };
  const error = 'The site would lose 12 of 20 posts.';
  const failure = { id: 'shrunkbuild0001', status: 'failed', cause: 'posts "one" deleted', created: items[0]?.at };
  await page.route('**/_site/status/data', async (route) => {
    const answer = await route.fetch();
    const data = (await answer.json()) as object;
    const failures = [{ ...failure, error, error_link: '', deadLinks: [], shrink }];
    return route.fulfill({ response: answer, json: { ...data, isStuck: true, retryAt: '', pending: [], failures } });
  });
  const sent: object[] = [];
  await page.route('**/_site/status/shrink', (route) => {
    sent.push(route.request().postDataJSON() as object);
    return route.fulfill({ json: { done: 12 } });
  });

  await openStatus(page, request);
  const shown = part(page, 'Last failures');
  await expect(shown).toContainText('Visitors would no longer find: Articles 12, pages in all languages 24.');
  await shown.getByText('What would go').focus();
  await page.keyboard.press('Enter');
  await expect(shown.getByText('Article “one” at /blog/one/, deleted')).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Article “two”' })).toBeVisible();
  expect(await violationsAt(page, [360, 1280])).toEqual([]);

  const bringBack = shown.getByRole('button', { name: 'Bring them back' });
  await bringBack.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bring back what went?' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Really bring all of it back?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bringBack).toBeFocused();
  expect(sent).toEqual([]);

  await shown.getByRole('button', { name: 'Publish without them' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish without them' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, publish without them' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('published without them');
  expect(sent).toEqual([{ build: failure.id, choice: 'publish', sure: true }]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('after an expired session an editor signs in again, and the requested action runs', async ({ page, request }) => {
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

test('the status page reports an unreachable server, and reconnects', async ({ page, request }) => {
  await openStatus(page, request);
  await page.context().setOffline(true);
  // A change from another tab triggers a poll at once.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage')));
  await expect(page.getByRole('alert')).toContainText('The server does not answer. Trying again …');
  await expect(part(page, 'Live now')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveText('', { timeout: 30_000 });
});
