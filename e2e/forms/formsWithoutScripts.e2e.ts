import { expect, test } from '@playwright/test';
import { fieldOf, fillIn } from '../support/formKinds';
import { fillJourney, formOn, journeys, rowOf, senderOf } from '../support/journeys';
import { recordsOf } from '../support/recordsOf';
import { tagOf } from '../support/tagOf';

test.use({ javaScriptEnabled: false });

for (const journey of journeys) {
  const { form: name, collection, locale, path, labels, words } = journey;

  test.describe(`${name} in ${locale}, without scripts`, tagOf(locale), () => {
    test('is sent and leads to the thank-you page', async ({ page, request }) => {
      const email = senderOf(journey, 'plain');
      await page.goto(path);
      await fillJourney(page, journey, email);
      await formOn(page).getByRole('button', { name: labels.button }).click();
      await expect(page).toHaveURL(new RegExp(`${journey.thanks}#sent-\\w+$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    });

    test('returns with the errors and all typed values, and is sent then', async ({ page, request }) => {
      const email = senderOf(journey, 'plain.wrong');
      await page.goto(path);
      const title = await page.title();
      await fillJourney(page, journey, email.replace('@', ' at '));
      const form = formOn(page);
      await form.getByRole('button', { name: labels.button }).click();
      await expect(page).toHaveTitle(words.prefix + title);
      await expect(form.getByRole('heading', { name: words.problem })).toBeVisible();
      await expect(form.locator('[data-form-summary]')).toBeFocused();
      await expect(fieldOf(form, labels.email)).toHaveAccessibleDescription(words.wrongEmail);
      await expect(fieldOf(form, labels.message)).toHaveValue(rowOf(journey, email.replace('@', ' at ')).message);
      expect(page.url()).not.toMatch(/[?&]|visitor/);
      await form.getByRole('listitem').getByRole('link').first().click();
      await expect(fieldOf(form, labels.email)).toBeFocused();

      await fillIn(form, { [labels.email]: email, [labels.message]: rowOf(journey, email).message });
      await form.getByRole('button', { name: labels.button }).click();
      await expect(page).toHaveURL(new RegExp(`${journey.thanks}#sent-\\w+$`));
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    });
  });
}

test('package, referral and campaign of the URL reach the form without scripts', async ({ page, request }) => {
  const email = 'plain.query@visitor.example';
  await page.goto('/web3/voucher/?package=2&referral=ana-2026&utm_source=mo%C4%8D&q=x');
  const form = page.locator('main form[data-form="voucher"]');
  await form.locator('[name="name"]').fill('Ana');
  await form.locator('[name="email"]').fill(email);
  await form.locator('button').click();
  await expect(page).toHaveURL(/\/thank-you\/voucher\/no-mail\/#sent-\w+$/);
  expect(await recordsOf(request, 'form_messages', email)).toEqual([
    expect.objectContaining({ data: { package: 'Package 2', referral: 'ana-2026', source: 'utm_source=mo%C4%8D' } }),
  ]);
});
