import { expect, type Page, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { addEditor, listed, openPost, PASSWORD, removeEditor, saveRecord, signIn } from '../support/editors';

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;

/** The links of the dashboard's header. */
const offered = (page: Page) => page.locator('.app-main-nav').getByRole('link');

test('an editor works in the dashboard and sees only what editors may use', async ({ page, request }) => {
  const editor = await addEditor(request);
  // A draft is invisible to visitors and other tests, and triggers no build.
  const draft = { slug: `of-an-editor-${Date.now()}`, title: 'Of an editor', summary: 'S', body: 'B', status: 'draft' };
  const post = await asOwner(request, 'POST', RECORDS('posts'), draft);
  try {
    await signIn(page, editor.email);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    await expect(listed(page, 'gone')).toBeVisible();
    const hidden = ['messages', 'form_messages', 'outbox', 'publishing', 'builds', 'deploy_hooks', 'previews'];
    for (const name of hidden) {
      await expect(listed(page, name)).toHaveCount(0);
    }

    // The header omits the sections that an editor may not open, and adds Publishing.
    await expect(offered(page)).toHaveText(['Collections', 'Publishing']);
    await expect(offered(page).last()).toHaveAttribute('href', '/_site/status');

    await openPost(page, post.id);
    const title = page.getByRole('textbox', { name: /^title \*/ });
    await title.fill('Of another');
    await saveRecord(page);
    const titleNow = async () => (await asOwner(request, 'GET', `${RECORDS('posts')}/${post.id}`)).title;
    await expect.poll(titleNow).toBe('Of another');
    // The dashboard closes the record and sets its own URL after the response; a record opened earlier would be
    // replaced.
    await expect(title).toBeHidden();

    await page.goto('/_/#/collections?collection=_superusers');
    await page.reload();
    await expect(page.getByRole('table').getByText(editor.email)).toBeVisible();
    await expect(page.getByRole('table').getByText(String(process.env.PB_SUPERUSER_EMAIL))).toHaveCount(0);
    expect(refused).toEqual([]);

    await page.goto('/_/#/logs');
    await expect(page.getByText('only an owner may do this').first()).toBeVisible();
  } finally {
    await removeEditor(request, editor.id);
    await asOwner(request, 'DELETE', `${RECORDS('posts')}/${post.id}`);
  }
});

test('an owner sees all of the dashboard', async ({ page }) => {
  await signIn(page, String(process.env.PB_SUPERUSER_EMAIL), process.env.PB_SUPERUSER_PASSWORD);
  await expect(offered(page)).toHaveText(['Collections', 'Logs', 'Settings', 'Publishing']);
  for (const name of ['builds', 'deploy_hooks', 'previews']) await expect(listed(page, name)).toHaveCount(1);
});

test('an editor changes the own password with the old one, and signs in again', async ({ page, request }) => {
  const editor = await addEditor(request);
  const next = 'another-for-this-test';
  try {
    await signIn(page, editor.email);
    await page.goto(`/_/#/collections?collection=_superusers&record=${editor.id}`);
    await page.getByText('change password').click();
    await page.locator('input[name=password]').fill(next);
    await page.locator('input[name=passwordConfirm]').fill(next);
    await page.getByRole('button', { name: 'Unlock to save' }).click();
    const save = page.getByRole('button', { name: /^save/i }).first();
    const old = page.getByLabel('Your old password');
    const answerWith = async (typed: string) => {
      await save.click();
      await old.fill(typed);
      await old.press('Enter');
    };
    await answerWith('not-the-old-one');
    await expect(page.getByText('The old password is not right.')).toBeVisible();
    await answerWith(PASSWORD);
    // The record form has an email field too: only the URL shows that the session has ended.
    await expect(page).toHaveURL(/#\/login/);
    await signIn(page, editor.email, next);
  } finally {
    await removeEditor(request, editor.id);
  }
});
