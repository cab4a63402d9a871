import { type APIRequestContext, expect as anyExpect, type Page, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { addEditor, removeEditor } from '../support/editors';
import { signInAtStatus } from '../support/statusPage';
import { violationsAt } from '../support/violationsOf';

// Changes arrive through the server, which other tests use at the same time.
const expect = anyExpect.configure({ timeout: 20_000 });

const POST = '/blog/when-not-to-use-ai/';
const STATUS = '/_site/status';
const COOKIE = 'editor_bar';

const bar = (page: Page, name = 'For editors') => page.getByRole('complementary', { name });
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === COOKIE)?.value;

/** Creates an editor for one test, signed in before the site is opened. */
async function asEditor(page: Page, request: APIRequestContext, then: () => Promise<void>): Promise<void> {
  const editor = await addEditor(request);
  try {
    await page.goto(STATUS);
    await signInAtStatus(page, editor.email);
    await then();
  } finally {
    await removeEditor(request, editor.id);
  }
}

test('a visitor loads nothing of the bar', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto(POST);
  await page.locator('body[data-started]').waitFor();
  expect(asked.filter((path) => path.startsWith('/_site/bar') || path.startsWith('/_site/status'))).toEqual([]);
  expect(await page.content()).not.toContain('/_site/bar');
  expect(await cookieOf(page)).toBeUndefined();
});

test('a change that is prepared for the page is named, and announced', async ({ page, request }) => {
  const title = `Prepared ${Date.now()}`;
  const note = bar(page)
    .getByRole('paragraph')
    .filter({ hasText: `A change is prepared: ${title}.` });
  await asEditor(page, request, async () => {
    await page.goto(POST);
    const edit = await bar(page).getByRole('link', { name: 'Edit this page' }).getAttribute('href');
    const record = edit?.split('/').at(-1);
    const { id } = await asOwner(request, 'POST', '/_site/prepared', { title });
    try {
      const values = { summary: 'Prepared, and never published' };
      await asOwner(request, 'PATCH', `/api/collections/posts/records/${record}?prepare=${id}`, values);
      await expect(note).toBeVisible();
      await expect(bar(page).getByRole('status')).toContainText(title);
      expect(await violationsAt(page, [360, 1280])).toEqual([]);
      await page.goto(`/sl${POST}`);
      await expect(bar(page, 'Za urednike')).toContainText(`Pripravljena je sprememba: ${title}.`);
      await page.goto(POST);
      await expect(note).toBeVisible();
    } finally {
      await asOwner(request, 'POST', `/_site/prepared/${id}/discard`, {});
    }
    await expect(note).toHaveCount(0);
  });
});

test('an editor who signs in sees the bar in both languages, and it follows navigations', async ({ page, request }) => {
  await asEditor(page, request, async () => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(POST);
    await expect(bar(page)).toContainText('Live');
    await expect(bar(page)).toContainText('When not to use AI');
    await expect(bar(page).getByRole('link', { name: 'Publishing status' })).toHaveAttribute('href', STATUS);
    const edit = bar(page).getByRole('link', { name: 'Edit this page' });
    await expect(edit).toHaveAttribute('href', /^\/_site\/edit\/posts\/\w{15}$/);
    const record = await edit.getAttribute('href');
    expect(await violationsAt(page, [360, 1280])).toEqual([]);

    // A navigation inside the site keeps the document; the bar shows the new page.
    await page.keyboard.press('Shift');
    await page.locator('body[data-mounted]').waitFor();
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
    await expect(bar(page)).toContainText(/List of articles: \d+ published records/);
    await page.goBack();
    await expect(edit).toHaveAttribute('href', String(record));
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);

    await page.goto(`/sl${POST}`);
    const slovenian = bar(page, 'Za urednike');
    await expect(slovenian).toContainText('Objavljeno');
    await expect(slovenian.getByRole('link', { name: 'Uredi to stran' })).toHaveAttribute('href', String(record));
    await expect(slovenian).toHaveAttribute('lang', 'sl');
    expect(await violationsAt(page, [360])).toEqual([]);
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(problems).toEqual([]);
  });
});

test('the bar shows a draft where visitors get 404', async ({ page, request }) => {
  const slug = `of-the-bar-${Date.now()}`;
  const values = { slug, title: 'Not for visitors', summary: 'S', body: '<p>B</p>', status: 'draft' };
  const draft = await asOwner(request, 'POST', '/api/collections/posts/records', values);
  try {
    await asEditor(page, request, async () => {
      expect((await page.goto(`/blog/${slug}/`))?.status()).toBe(404);
      await expect(bar(page)).toContainText('Draft');
      await expect(bar(page)).toContainText('Visitors read that there is no such page.');
      await expect(bar(page).getByRole('link', { name: 'Edit this page' })).toHaveAttribute('href', RegExp(draft.id));
    });
  } finally {
    await asOwner(request, 'DELETE', `/api/collections/posts/records/${draft.id}`);
  }
});

test('the bar is collapsed by keyboard, stays collapsed, and covers nothing of the page', async ({ page, request }) => {
  await asEditor(page, request, async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(POST);
    const fold = bar(page).getByRole('button', { name: 'Fold the bar for editors' });
    await expect(fold).toBeVisible();
    // At the end of the page the footer is completely above the bar.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const end = await page.evaluate(() => {
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return { footer: box('footer')?.bottom ?? 0, bar: box('#editor-bar')?.top ?? 0 };
    });
    expect(end.footer).toBeLessThanOrEqual(end.bar + 1);

    await fold.focus();
    await page.keyboard.press('Enter');
    const unfold = bar(page).getByRole('button', { name: /^Unfold the bar for editors: Live/ });
    await expect(unfold).toBeFocused();
    await expect(bar(page).getByRole('link')).toHaveCount(0);
    await page.reload();
    await expect(unfold).toBeVisible();
    await unfold.click();
    await expect(bar(page).getByRole('link', { name: 'Edit this page' })).toBeVisible();
  });
});

test('the bar is removed with the session, and the next page has none', async ({ page, request }) => {
  await asEditor(page, request, async () => {
    await page.goto(POST);
    await expect(bar(page)).toBeVisible();
    // A sign-out of the dashboard in another tab.
    const other = await page.context().newPage();
    await other.goto(STATUS);
    await other.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await cookieOf(page)).toBeUndefined();
    await page.reload();
    expect(await page.content()).not.toContain('/_site/bar');
  });
});

test('the bar reports an unreachable server, and reconnects', async ({ page, request }) => {
  await asEditor(page, request, async () => {
    await page.goto(POST);
    await expect(bar(page)).toContainText('Live');
    await page.context().setOffline(true);
    // Focusing the tab triggers a poll at once.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(bar(page)).toContainText('The server does not answer.');
    await page.context().setOffline(false);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(bar(page)).not.toContainText('The server does not answer.');
  });
});

test('an invalid token counts as none', async ({ page }) => {
  await page.context().addCookies([{ name: COOKIE, value: '1', url: process.env.E2E_URL }]);
  await page.addInitScript(() => localStorage.setItem('__pb_superusers__/_', '{"token":"of-yesterday"}'));
  await page.goto(POST);
  await expect.poll(() => cookieOf(page)).toBeUndefined();
  await expect(bar(page)).toHaveCount(0);
});

test('the status page switches the bar off and on', async ({ page, request }) => {
  await asEditor(page, request, async () => {
    await page.getByRole('button', { name: 'Hide the bar on the site' }).click();
    await page.goto(POST);
    expect(await page.content()).not.toContain('/_site/bar');
    await page.goto(STATUS);
    await page.getByRole('button', { name: 'Show the bar on the site' }).click();
    await page.goto(POST);
    await expect(bar(page)).toBeVisible();
  });
});
