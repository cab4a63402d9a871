import { expect, type Page, test } from '@playwright/test';
import { type Guarded, GUARDS } from '../../pocketbase/hooks/testing/GUARDS';
import { type AsOwner, prepareGuarded, sentenceOf } from '../../pocketbase/hooks/testing/prepareGuarded';
import { addEditor, removeEditor, signIn } from '../support/editors';
import { asOwner } from '../support/owner';
import { SLOW } from '../support/tagOf';

const SELECTS = ['status', 'kind'];
const KEEP = { en: 'Keep it', sl: 'Obdrži' };

/** Opens a record in the dashboard, in which somebody has signed in. */
async function open(page: Page, collection: string, id: string) {
  // Without a change of the page, the dashboard keeps the record that is open.
  await page.goto('about:blank');
  await page.goto(`/_/#/collections?collection=${collection}&record=${id}`);
  const form = page.locator('.modal', { has: page.getByText(/^Edit/) });
  await expect(form.getByRole('button', { name: 'Unlock to save' })).toBeVisible();
  return form;
}

/** Tries, as an editor does, what a guard refuses. */
async function attempt(page: Page, id: string, { record, change = {}, file }: Guarded): Promise<void> {
  const form = await open(page, record.collection, id);
  if (!file && Object.keys(change).length === 0) {
    await form.getByRole('button', { name: 'More options' }).click();
    await form.getByText('Delete', { exact: true }).click();
    await page.getByRole('button', { name: 'Delete record' }).click();
    return;
  }
  for (const [field, value] of Object.entries(change)) {
    const input = form.locator(`[name="${field}"]`);
    if (SELECTS.includes(field)) {
      await input.getByRole('button').first().click();
      await input.locator('.dropdown').getByText(value, { exact: true }).click();
    } else await input.fill(value);
  }
  if (file) {
    const chosen = { name: file.name, mimeType: 'image/svg+xml', buffer: Buffer.from(file.text) };
    await form
      .locator('.record-field-input', { has: page.locator(`[name="${file.field}"]`) })
      .locator('input[type=file]')
      .setInputFiles(chosen);
  }
  await form.getByRole('button', { name: 'Unlock to save' }).click();
  await form.getByRole('button', { name: /^save/i }).first().click();
}

for (const [locale, language] of [
  ['en-GB', 'en'],
  ['sl-SI', 'sl'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the dashboard shows why each guard refuses a save or a deletion', SLOW, async ({ page, request }) => {
      test.setTimeout(480_000);
      const ask: AsOwner = async <T>(method: string, path: string, body?: object) =>
        (await asOwner(request, method, path, body)) as unknown as T;
      const editor = await addEditor(request);
      try {
        await signIn(page, editor.email);
        for (const guarded of GUARDS) {
          await test.step(guarded.act, async () => {
            const { id, undo } = await prepareGuarded(guarded, ask);
            const path = `/api/collections/${guarded.record.collection}/records/${id}`;
            try {
              const before = await ask('GET', path);
              await attempt(page, id, guarded);
              const sentence = page.getByText(sentenceOf(guarded, language));
              if (guarded.sentence === 'links.linked') {
                await page.getByRole('dialog').getByRole('button', { name: KEEP[language] }).click();
              } else await expect(sentence.first()).toBeVisible();
              expect(await ask('GET', path)).toEqual(before);
            } finally {
              await undo();
            }
          });
        }
      } finally {
        await removeEditor(request, editor.id);
      }
    });
  });
}
