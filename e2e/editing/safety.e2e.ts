import { expect, type Page } from '@playwright/test';
import { Editing, EDITING_ADDRESS } from '../support/editing/Editing';
import { Hands } from '../support/editing/Hands';
import { journey, test } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { wordsOf } from '../support/editing/wordsOf';
import { addEditor, PASSWORD, removeEditor } from '../support/editors';
import { asOwner } from '../support/owner';
import { violationsAt } from '../support/violationsOf';

const WIDTHS = [768, 1280];

/** Calls of the API. The page itself is served on. */
const CALLS = /\/(api\/collections|_site\/prepared)/;
const takeServerAway = (page: Page) => page.route(CALLS, (route) => route.abort());

/** Signs in with the form that is shown. Too many sign-ins from one IP address have to wait. */
async function signIn({ page, hands, words }: Editing, email: string, password = PASSWORD): Promise<void> {
  const { signIn: texts } = words;
  const field = page.getByLabel(texts.email);
  await expect(field).toBeVisible();
  if ((await field.inputValue()) !== email) await hands.fill(field, email);
  await hands.fill(page.getByLabel(texts.password), password);
  const button = page.getByRole('button', { name: texts.button });
  await expect(async () => {
    if (await button.isVisible()) await hands.press(button);
    await expect(button).toBeHidden({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
}

test.describe('an editor', () => {
  test.use({ isSignedIn: false });

  journey('Sign in, and again when the session ends while typing', 'both', async ({ editing, own, request }) => {
    const id = await own.article(unique('Sign in'));
    const editor = await addEditor(request);
    try {
      await editing.page.goto(`${EDITING_ADDRESS}posts/${id}`);
      await signIn(editing, editor.email);
      const summary = editing.field(editing.label('summary'), 'en');
      await editing.hands.fill(summary, 'Before.');
      await editing.saved();
      const password = `${PASSWORD}-2`;
      await asOwner(request, 'PATCH', `/api/collections/_superusers/records/${editor.id}`, {
        ...{ password, passwordConfirm: password },
      });
      await editing.hands.fill(summary, 'After the end.');
      await expect(editing.dialog.getByText(editing.words.shell.sessionOver)).toBeVisible();
      expect(await violationsAt(editing.page, WIDTHS)).toEqual([]);
      // Chromium 147 closes a dialog at the third Escape in a row, though each one is answered with preventDefault().
      for (let press = 0; press < 3; press++) await editing.page.keyboard.press('Escape');
      await expect(editing.dialog.getByText(editing.words.shell.sessionOver)).toBeVisible();
      await signIn(editing, editor.email, password);
      await expect(summary).toHaveValue('After the end.');
      await editing.saved();
      await expect.poll(() => own.prepared('posts', id)).toMatchObject({ summary: 'After the end.' });
    } finally {
      await removeEditor(request, editor.id);
    }
  });

  test('a person who signs out leaves no draft on the screen, and comes back to the list', async ({
    editing,
    own,
    request,
  }) => {
    const { page, words } = editing;
    const title = unique('Departure');
    const id = await own.article(title);
    const editor = await addEditor(request);
    try {
      await page.goto(`${EDITING_ADDRESS}posts/${id}`);
      await signIn(editing, editor.email);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.getByRole('button', { name: words.shell.bar.more, exact: true }).click();
      await page.getByRole('menuitem', { name: words.shell.bar.signOut.replace('{{email}}', editor.email) }).click();
      await expect(page).toHaveURL(new RegExp(`${EDITING_ADDRESS}$`));
      await expect(page.getByRole('heading', { level: 1, name: words.signIn.title })).toBeVisible();
      await expect(page.getByText(title)).toHaveCount(0);
    } finally {
      await removeEditor(request, editor.id);
    }
  });
});

test('the heading of the next place has the focus, and of a new record its first field', async ({
  editing,
  own,
  page,
}) => {
  const title = unique('Focus');
  await own.article(title);
  await page.goto(EDITING_ADDRESS);
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('link', { name: title }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('link', { name: editing.words.contentList.collections.posts.new }).press('Enter');
  await expect(editing.field(editing.label('title'), 'en')).toBeFocused();
});

journey('Type while the server is away', 'english', async ({ editing, own, page, way }) => {
  const id = await own.article(unique('Away'));
  await editing.open('posts', id);
  await takeServerAway(page);
  await editing.hands.fill(editing.field(editing.label('summary'), way.locale), 'In a tunnel.');
  await expect(page.getByRole('banner').getByText(editing.words.shell.save.away)).toBeVisible();
  await expect(editing.preview.getByText('In a tunnel.')).toBeVisible();
  await expect(editing.button(editing.words.shell.save.retry)).toBeVisible();
  expect(await violationsAt(page, WIDTHS)).toEqual([]);
  await page.unrouteAll();
  await editing.saved();
  expect(await own.prepared('posts', id)).toMatchObject({
    [way.locale === 'sl' ? 'summary_sl' : 'summary']: 'In a tunnel.',
  });
});

journey('Close the tab before anything was sent, and come back', 'none', async ({ editing, own, page }) => {
  const id = await own.article(unique('Close'));
  await editing.open('posts', id);
  await takeServerAway(page);
  await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'Not sent yet.');
  await expect(page.getByRole('banner').getByText(editing.words.shell.save.away)).toBeVisible();
  await page.goto('about:blank');
  await page.unrouteAll();
  await editing.open('posts', id);
  await expect(editing.form.getByText(editing.words.shell.restored.split('{{')[0] ?? '')).toBeVisible();
  expect(await violationsAt(page, WIDTHS)).toEqual([]);
  await expect(editing.field(editing.label('summary'), 'en')).toHaveValue('Not sent yet.');
  await editing.saved();
  expect(await own.prepared('posts', id)).toMatchObject({ summary: 'Not sent yet.' });
});

journey(
  'Choose between two versions, when two editors changed one field',
  'none',
  async ({ editing, own, page, request }) => {
    const id = await own.article(unique('Conflict'));
    const editor = await addEditor(request);
    const context = await page.context().browser()?.newContext({ baseURL: process.env.E2E_URL, locale: 'en-GB' });
    if (!context) throw new Error('There is no second browser.');
    try {
      const second = await context.newPage();
      own.watch(second);
      const other = new Editing(second, new Hands(second, 'mouse'), wordsOf('en'), 'en');
      await second.goto(`${EDITING_ADDRESS}posts/${id}`);
      await signIn(other, editor.email);
      await editing.open('posts', id);
      await other.hands.fill(other.field(other.label('summary'), 'en'), 'Of the other editor.');
      await other.saved();
      await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'Of mine.');
      const question = editing.words.fieldConflict.title.replace('{{who}}', editor.email);
      await expect(page.getByRole('dialog', { name: question })).toBeVisible({ timeout: 15_000 });
      await expect(editing.dialog.getByText('Of the other editor.')).toBeVisible();
      expect(await violationsAt(page, WIDTHS)).toEqual([]);
      await editing.hands.press(editing.dialog.getByRole('radio', { name: editing.words.fieldConflict.theirs }));
      await editing.hands.press(editing.button(editing.words.fieldConflict.keep, editing.dialog));
      await expect(editing.field(editing.label('summary'), 'en')).toHaveValue('Of the other editor.');
      expect(await own.prepared('posts', id)).toMatchObject({ summary: 'Of the other editor.' });
    } finally {
      await context.close();
      await removeEditor(request, editor.id);
    }
  },
);
