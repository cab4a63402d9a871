import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import enContent from '../../editing/texts/en/content.json';
import slContent from '../../editing/texts/sl/content.json';
import en from '../../locales/en/changes.json';
import sl from '../../locales/sl/changes.json';
import enDashboard from '../../locales/en/dashboard.json';
import slDashboard from '../../locales/sl/dashboard.json';
import enStatus from '../../locales/en/status.json';
import slStatus from '../../locales/sl/status.json';
import { addEditor, openPost, removeEditor, signIn } from '../support/editors';
import { asOwner } from '../support/owner';
import { openStatus, part, STATUS } from '../support/statusPage';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

const POSTS = '/api/collections/posts/records';
const WIDTHS = [360, 768, 1280];
// A draft is invisible to visitors and other tests, and triggers no build.
const DRAFT = { summary: 'Of one', body: '<p>Good <em>morning</em>, machines.</p>', status: 'draft' };

const makePost = (request: APIRequestContext, title: string) => asOwner(request, 'POST', POSTS, { ...DRAFT, title });
const change = (request: APIRequestContext, id: string, values: object) =>
  asOwner(request, 'PATCH', `${POSTS}/${id}`, values);
const remove = (request: APIRequestContext, id: string) => asOwner(request, 'DELETE', `${POSTS}/${id}`);

async function expectNoOverflow(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

for (const [locale, texts, dashboard, status] of [
  ['en-GB', en, enDashboard, enStatus],
  ['sl-SI', sl, slDashboard, slStatus],
] as const) {
  const { summary, body } = (locale === 'en-GB' ? enContent : slContent).labels;
  const changed = `${summary}, ${body}`;
  test.describe(locale, tagOf(locale), () => {
    test.use({ locale });

    test('an editor compares versions and restores one, by keyboard', async ({ page, request }) => {
      const title = `Versions ${locale} ${Date.now()}`;
      const { id } = await makePost(request, title);
      await change(request, id, { summary: 'Of two', body: '<p>Good <strong>evening</strong>, machines.</p>' });
      await change(request, id, { title: `${title}, later` });
      try {
        await openStatus(page, request);
        await page.goto(`${STATUS}?versions=posts/${id}`);
        const changes = part(page, texts.title);
        await expect(changes.getByRole('row')).toHaveCount(4);
        await expect(changes).toContainText(texts.only.replace('{{label}}', `${title}, later`));
        await expect(changes.getByRole('row').nth(2)).toContainText(`${texts.kinds.changed}: ${changed}`);
        expect(await violationsAt(page, WIDTHS)).toEqual([]);
        await expectNoOverflow(page);

        const button = changes.getByRole('row').nth(2).getByRole('button', { name: texts.differences });
        await button.focus();
        await page.keyboard.press('Enter');
        const dialog = page.locator('#compare');
        await expect(dialog.getByRole('heading', { level: 2 })).toContainText(title);
        await expect(dialog.locator('del').first()).toHaveText(` ${texts.removed} one (${texts.end}) `);
        await expect(dialog.locator('ins').first()).toHaveText(` ${texts.added} two (${texts.end}) `);
        await expect(dialog.locator('del').nth(1)).toContainText('<em>morning</em>');
        await expect(dialog.locator('ins').nth(1)).toContainText('<strong>evening</strong>');
        await expect(dialog.locator('.words').nth(1)).toContainText('machines.');
        expect(await violationsAt(page, WIDTHS)).toEqual([]);
        await expectNoOverflow(page);
        // The list is rendered again meanwhile, as after a look at another tab: the focus returns to the same version.
        await change(request, id, { title: `${title}, even later` });
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        await expect(page.locator('#changes tbody tr')).toHaveCount(4);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(changes.getByRole('row').nth(3).getByRole('button', { name: texts.differences })).toBeFocused();

        await changes.getByRole('row').nth(4).getByRole('button', { name: texts.differences }).press('Enter');
        await dialog.getByLabel(texts.compareWith).selectOption({ label: texts.now });
        await expect(dialog.getByRole('heading', { name: 'title', exact: true })).toBeVisible();
        await expect(dialog.locator('ins').first()).toContainText('later');
        await dialog.getByRole('button', { name: texts.restore }).press('Enter');
        const question = page.getByRole('dialog', { name: texts.restoreTitle });
        await expect(question.getByRole('button', { name: status.questions.cancel })).toBeFocused();
        expect(await violationsAt(page, [360, 1280])).toEqual([]);
        await question.getByRole('button', { name: texts.restore }).press('Enter');
        await expect(page.getByRole('status')).toContainText(texts.restored);
        await expect(dialog).toBeHidden();
        expect(await asOwner(request, 'GET', `${POSTS}/${id}`)).toMatchObject({ ...DRAFT, title });
        await expect(changes.getByRole('row').nth(1)).toContainText(texts.kinds.restored);
      } finally {
        await remove(request, id);
      }
    });

    test('a refused restore says why in the dialog', async ({ page, request }) => {
      const title = `Refused ${locale} ${Date.now()}`;
      const { id } = await makePost(request, title);
      await change(request, id, { summary: 'Of two' });
      try {
        await openStatus(page, request);
        await page.goto(`${STATUS}?versions=posts/${id}`);
        const changes = part(page, texts.title);
        await changes.getByRole('row').nth(2).getByRole('button', { name: texts.differences }).click();
        const dialog = page.locator('#compare');
        // The dialog has read the record by then.
        await expect(dialog.getByRole('button', { name: texts.restore })).toBeVisible();
        await change(request, id, { summary: 'Meanwhile' });
        await dialog.getByRole('button', { name: texts.restore }).click();
        await page
          .getByRole('dialog', { name: texts.restoreTitle })
          .getByRole('button', { name: texts.restore })
          .click();
        await expect(dialog.getByRole('alert')).toContainText(texts.failed.split('{{')[0] ?? '');
        expect(await asOwner(request, 'GET', `${POSTS}/${id}`)).toMatchObject({ summary: 'Meanwhile' });
      } finally {
        await remove(request, id);
      }
    });

    test('a deleted record is found by its filters and brought back', async ({ page, request }) => {
      const title = `Deleted ${locale} ${Date.now()}`;
      const { id } = await makePost(request, title);
      await remove(request, id);
      await openStatus(page, request);
      const changes = part(page, texts.title);
      await changes.getByLabel(texts.filters.collection).selectOption('posts');
      const kind = changes.getByLabel(texts.filters.kind, { exact: true });
      await kind.focus();
      await kind.selectOption('deleted');
      const row = changes.getByRole('row').filter({ hasText: title });
      await expect(row).toHaveCount(1);
      await expect(kind).toBeFocused();
      await row.getByRole('button', { name: texts.bringBack }).click();
      const question = page.getByRole('dialog', { name: texts.bringBackTitle });
      await question.getByRole('button', { name: texts.bringBack }).click();
      await expect(page.getByRole('status')).toContainText(texts.broughtBack);
      await expect(row).toHaveCount(1);
      await expect(row.getByRole('button', { name: texts.bringBack })).toHaveCount(0);
      expect(await asOwner(request, 'GET', `${POSTS}/${id}`)).toMatchObject({ ...DRAFT, title });
      await remove(request, id);
    });

    test('the form of a record in the dashboard leads to its versions', async ({ page, request }) => {
      const editor = await addEditor(request);
      const title = `Opened ${locale} ${Date.now()}`;
      const { id } = await makePost(request, title);
      try {
        await signIn(page, editor.email);
        await openPost(page, id);
        const opened = page.waitForEvent('popup');
        await page.getByRole('link', { name: dashboard.versions }).click();
        const changes = part(await opened, texts.title);
        await expect(changes).toContainText(texts.only.replace('{{label}}', title));
        await expect(changes.getByRole('row')).toHaveCount(2);
      } finally {
        await remove(request, id);
        await removeEditor(request, editor.id);
      }
    });
  });
}

test('the list of the last selection stays when the list of an earlier one arrives late', async ({ page, request }) => {
  const title = `Late ${Date.now()}`;
  const { id } = await makePost(request, title);
  try {
    await openStatus(page, request);
    const changes = part(page, en.title);
    await expect(changes.getByRole('row').filter({ hasText: title })).toHaveCount(1);
    let answerLate = () => {};
    const isAsked = new Promise<void>((resolve) => (answerLate = resolve));
    await page.route(/_site\/versions\?.*kind=&collection=posts/, async (route) => {
      await isAsked;
      await route.continue();
    });
    const late = page.waitForResponse(/kind=&collection=posts/);
    await changes.getByLabel(en.filters.collection).selectOption('posts');
    await changes.getByLabel(en.filters.kind, { exact: true }).selectOption('deleted');
    await expect(changes.getByRole('row').filter({ hasText: title })).toHaveCount(0);
    answerLate();
    await (await late).finished();
    // A second request is answered after the page has worked off the late answer.
    await page.evaluate(() => fetch('/_site/status/data'));
    await expect(changes.getByRole('row').filter({ hasText: title })).toHaveCount(0);
  } finally {
    await remove(request, id);
  }
});
