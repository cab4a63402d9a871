import { expect, test } from '@playwright/test';
import { fieldOf } from '../support/formKinds';
import { fillJourney, formOn, journeys, rowOf, senderOf } from '../support/journeys';
import { tabTo } from '../support/keyboard';
import { logo } from '../support/logo';
import { recordsOf } from '../support/recordsOf';
import { tagOf } from '../support/tagOf';
import { violationsOf } from '../support/violationsOf';
import { visit } from '../support/visit';

for (const journey of journeys) {
  const { form: name, collection, locale, path, labels, words } = journey;

  test.describe(`${name} in ${locale}`, tagOf(locale), () => {
    test('is stored once although the button is pressed twice, and informs nobody else', async ({ page, request }) => {
      const email = senderOf(journey, 'sent');
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const problems = await visit(page, path);
      await fillJourney(page, journey, email);
      const form = formOn(page);
      await form.getByRole('button', { name: labels.button }).dblclick();
      await expect(form.getByText(words.success)).toBeVisible();
      await expect(fieldOf(form, labels.name)).toHaveValue('');
      const rows = await recordsOf(request, collection, email);
      expect(rows).toEqual([expect.objectContaining(rowOf(journey, email))]);

      expect(problems).toEqual([]);
      const kept = await page.evaluate(() => JSON.stringify([Reflect.get(window, 'dataLayer'), { ...sessionStorage }]));
      for (const place of [page.url(), kept, logged.join()]) expect(place).not.toMatch(/Čuk|visitor\.example|ANA-1/);
    });

    test('reports missing or invalid values, above the form and below each field', async ({ page, request }) => {
      const email = senderOf(journey, 'wrong').replace('@', ' at ');
      await visit(page, path);
      const title = await page.title();
      const form = formOn(page);
      await fieldOf(form, labels.email).fill(email);
      await form.getByRole('button', { name: labels.button }).click();

      const problems = [...journey.missing.map((label) => `${label}: ${words.required}`)];
      problems.splice(1, 0, `${labels.email}: ${words.wrongEmail}`);
      await expect(form.getByRole('heading', { name: words.problem })).toBeVisible();
      await expect(form.locator('[data-form-summary]')).toBeFocused();
      expect(await form.getByRole('listitem').allInnerTexts()).toEqual(problems);
      await expect(page).toHaveTitle(words.prefix + title);
      for (const label of journey.missing) {
        await expect(fieldOf(form, label)).toHaveAccessibleDescription(words.required);
      }
      for (const link of await form.getByRole('listitem').getByRole('link').all()) {
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await violationsOf(page)).toEqual([]);

      await form.getByRole('link', { name: words.wrongEmail }).click();
      await expect(fieldOf(form, labels.email)).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');
      expect(await recordsOf(request, collection, email)).toEqual([]);
    });

    test('is filled and sent by keyboard alone', async ({ page, request }) => {
      const email = senderOf(journey, 'keyboard');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await visit(page, path);
      const form = formOn(page);
      const written = { [labels.name]: 'Žiga Čuk', [labels.email]: email, ...journey.more };
      for (const [label, value] of Object.entries(written)) {
        const field = fieldOf(form, label);
        await tabTo(page, field);
        if (await field.evaluate((element) => element.localName !== 'select')) await page.keyboard.type(value);
        else while ((await field.inputValue()) !== value) await page.keyboard.press('ArrowDown');
      }
      await tabTo(page, form.getByRole('button', { name: labels.button }));
      await page.keyboard.press('Enter');
      await expect(form.getByText(words.success)).toBeVisible();
      expect(await recordsOf(request, collection, email)).toMatchObject([{ ...journey.row, locale, status: 'new' }]);
    });

    test('treats a value that only a robot enters as spam, without a message', async ({ page, request }) => {
      const email = senderOf(journey, 'robot');
      await visit(page, path);
      await fillJourney(page, journey, email);
      const form = formOn(page);
      await form.locator('[name=subject_line]').evaluate((field: HTMLInputElement) => (field.value = 'Cheap pills'));
      await form.getByRole('button', { name: labels.button }).click();
      await expect(form.getByText(words.success)).toBeVisible();
      expect(await recordsOf(request, collection, email)).toMatchObject([{ status: 'spam' }]);
    });
  });
}

test('the voucher modal opens from the footer by keyboard, closes with Escape, and sends', async ({
  page,
  request,
}) => {
  const email = 'cilka@visitor.example';
  await visit(page, '/blog/');
  const opener = page.getByRole('contentinfo').getByRole('link', { name: 'Apply for a voucher' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Cilka');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Name')).toHaveValue('Cilka');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Voucher package').selectOption('2');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('Application successfully submitted')).toBeVisible();
  expect(await recordsOf(request, 'form_messages', email)).toEqual([
    expect.objectContaining({ name: 'Cilka', data: expect.objectContaining({ package: 'Package 2' }) }),
  ]);
});

test('the voucher page takes package and referral from its URL', async ({ page }) => {
  await visit(page, '/web3/voucher/?package=3&referral=ANA-1');
  await expect(formOn(page).getByLabel('Voucher package')).toHaveValue('3');
  await expect(formOn(page).getByLabel('Referral')).toHaveValue('ANA-1');
});

test('a referral that arrives on any page is remembered until the visitor applies', async ({ page }) => {
  await visit(page, '/sl/blog/?referral=ANA-1');
  await logo(page).click();
  await expect(page).toHaveURL(/\/sl\/$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Prijavite se za vavčer' }).click();
  await expect(page.getByRole('dialog').getByLabel('Priporočilo')).toHaveValue('ANA-1');
  await visit(page, '/web3/voucher/');
  await expect(formOn(page).getByLabel('Referral')).toHaveValue('ANA-1');
});
