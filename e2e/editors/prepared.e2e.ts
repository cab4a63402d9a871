import { expect, type Page, test } from '@playwright/test';
import enContent from '../../editing/texts/en/content.json';
import slContent from '../../editing/texts/sl/content.json';
import en from '../../locales/en/prepared.json';
import enStatus from '../../locales/en/status.json';
import sl from '../../locales/sl/prepared.json';
import slStatus from '../../locales/sl/status.json';
import { addEditor, openPost, PASSWORD, removeEditor, saveRecord, signIn } from '../support/editors';
import { asOwner } from '../support/owner';
import { part, STATUS } from '../support/statusPage';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

const POSTS = '/api/collections/posts/records';
const WIDTHS = [360, 768, 1280];
// A draft is invisible to visitors and other tests, and triggers no build.
const DRAFT = { summary: 'Of one', body: '<p>Good morning.</p>', status: 'draft' };

const titleOf = (page: Page) => page.locator('.modal [name=title]');

for (const [locale, texts, status] of [
  ['en-GB', en, enStatus],
  ['sl-SI', sl, slStatus],
] as const) {
  const { title: label } = (locale === 'en-GB' ? enContent : slContent).labels;
  test.describe(locale, tagOf(locale), () => {
    test.use({ locale });

    test('a change is prepared in the form, seen by others, changed again and published on the status page', async ({
      page,
      request,
    }) => {
      const name = `Set ${locale} ${Date.now()}`;
      const editor = await addEditor(request);
      const { id } = await asOwner(request, 'POST', POSTS, { ...DRAFT, title: `Published ${name}` });
      const stored = async () => (await asOwner(request, 'GET', `${POSTS}/${id}`)) as unknown as { title: string };
      try {
        await signIn(page, editor.email);
        await openPost(page, id);
        const later = page.getByRole('button', { name: texts.form.button });
        await later.click();
        const dialog = page.getByRole('dialog', { name: texts.form.title });
        await dialog.getByLabel(texts.form.set, { exact: true }).selectOption({ label: texts.form.new });
        await dialog.getByLabel(texts.form.name).fill(name);
        await dialog.getByRole('button', { name: texts.form.cancel }).click();
        await titleOf(page).fill(`Prepared ${name}`);
        await later.click();
        await dialog.getByLabel(texts.form.set, { exact: true }).selectOption({ label: texts.form.new });
        await dialog.getByLabel(texts.form.name).fill(name);
        await page.keyboard.press('Enter');
        await expect(page.getByText(texts.form.done.replace('{{set}}', name))).toBeVisible();
        expect((await stored()).title).toBe(`Published ${name}`);

        // Another editor, or the same one later; the dashboard starts anew, which takes seconds on a busy machine.
        await page.goto('/_/?again');
        await openPost(page, id);
        const notice = page.getByRole('note');
        await expect(notice).toContainText(name, { timeout: 20_000 });
        await expect(notice).toContainText(editor.email);
        await expect(titleOf(page)).toHaveValue(`Published ${name}`);
        const opened = page.waitForEvent('popup');
        await notice.getByRole('link', { name: texts.form.open }).click();
        const form = await opened;
        await expect(form.getByRole('note')).toContainText(name, { timeout: 20_000 });
        await expect(titleOf(form)).toHaveValue(`Prepared ${name}`);
        await expect(form.getByRole('button', { name: texts.form.button })).toHaveCount(0);
        await titleOf(form).fill(`Prepared twice ${name}`);
        await saveRecord(form);
        await expect(form.locator('.modal')).toHaveCount(0);
        expect((await stored()).title).toBe(`Published ${name}`);

        await form.goto(STATUS);
        const sets = part(form, texts.page.title);
        const set = sets.locator('.set').filter({ has: form.getByRole('heading', { name }) });
        await expect(set.getByRole('listitem')).toContainText(`Prepared twice ${name}`);
        await expect(set.getByRole('listitem')).toContainText(texts.page.kinds.changed.replace('{{fields}}', label));
        for (const width of WIDTHS) {
          await form.setViewportSize({ width, height: 800 });
          expect(await form.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        }
        expect(await violationsAt(form, WIDTHS)).toEqual([]);
        await set.getByLabel(texts.page.plan).fill('2099-01-01T08:00');
        await set.getByRole('button', { name: texts.page.setPlan }).press('Enter');
        await expect(form.getByRole('status')).toContainText(texts.page.isPlanned);
        await set.getByRole('button', { name: texts.page.endPlan }).press('Enter');
        await expect(form.getByRole('status')).toContainText(texts.page.isNotPlanned);
        await set.getByRole('button', { name: texts.page.publish }).press('Enter');
        const question = form.getByRole('dialog', { name: texts.page.publishTitle.replace('{{set}}', name) });
        await expect(question).toContainText(texts.page.count_one.replace('{{count}}', '1'));
        await question.getByRole('button', { name: texts.page.publish }).press('Enter');
        await expect(form.getByRole('status')).toContainText(texts.page.isPublished.replace('{{set}}', name));
        await expect(set).toHaveCount(0);
        expect((await stored()).title).toBe(`Prepared twice ${name}`);
      } finally {
        await asOwner(request, 'DELETE', `${POSTS}/${id}`);
        await removeEditor(request, editor.id);
      }
    });

    test('a set whose values were published otherwise meanwhile asks first; another is discarded', async ({
      page,
      request,
    }) => {
      const name = `Conflict ${locale} ${Date.now()}`;
      const editor = await addEditor(request);
      const { id } = await asOwner(request, 'POST', POSTS, { ...DRAFT, title: name });
      const begin = async (title: string) => String((await asOwner(request, 'POST', '/_site/prepared', { title })).id);
      const [set, other] = [await begin(name), await begin(`Other ${name}`)];
      try {
        await asOwner(request, 'PATCH', `${POSTS}/${id}?prepare=${set}`, { summary: 'Prepared' });
        await asOwner(request, 'PATCH', `${POSTS}/${id}`, { summary: 'Meanwhile' });
        await signIn(page, editor.email, PASSWORD);
        await page.goto(STATUS);
        const sets = part(page, texts.page.title).locator('.set');
        const [mine, discarded] = [name, `Other ${name}`].map((title) =>
          sets.filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
        );
        await mine?.getByRole('button', { name: texts.page.publish }).click();
        await page.getByRole('dialog').getByRole('button', { name: texts.page.publish }).click();
        const question = page.getByRole('dialog', { name: texts.page.sureTitle });
        await expect(question).toContainText('(summary)');
        await question.getByRole('button', { name: status.questions.cancel }).click();
        const refusal = page.getByRole('alert').filter({ hasText: '(summary)' });
        await expect(refusal).toBeVisible();
        const refreshed = page.waitForResponse(/\/_site\/versions/);
        await page.evaluate(() => dispatchEvent(new Event('focus')));
        await refreshed;
        await expect(refusal).toBeVisible();
        await mine?.getByRole('button', { name: texts.page.publish }).click();
        await page.getByRole('dialog').getByRole('button', { name: texts.page.publish }).click();
        await question.getByRole('button', { name: texts.page.sureYes }).click();
        await expect(page.getByRole('status')).toContainText(texts.page.isPublished.replace('{{set}}', name));
        expect(await asOwner(request, 'GET', `${POSTS}/${id}`)).toMatchObject({ summary: 'Prepared' });

        // Another person saves into the set while the question is shown.
        const discard = { name: texts.page.discard };
        await discarded?.getByRole('button', discard).click();
        await asOwner(request, 'PATCH', `${POSTS}/${id}?prepare=${other}`, { summary: 'Unseen' });
        await page.getByRole('dialog').getByRole('button', discard).click();
        await expect(page.getByRole('alert').filter({ hasText: texts.refusals.savedSince })).toBeVisible();
        await expect(discarded?.getByRole('listitem') ?? sets).toHaveCount(1);
        await discarded?.getByRole('button', discard).click();
        await page.getByRole('dialog').getByRole('button', discard).click();
        await expect(discarded ?? sets).toHaveCount(0);
      } finally {
        for (const one of [set, other])
          await asOwner(request, 'POST', `/_site/prepared/${one}/discard`, {}).catch(() => undefined);
        await asOwner(request, 'DELETE', `${POSTS}/${id}`);
        await removeEditor(request, editor.id);
      }
    });
  });
}
