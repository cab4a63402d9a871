import { expect, type Page, test } from '@playwright/test';
import { fieldOf } from '../support/formKinds';
import { fillJourney, formOn, type Journey, journeys, rowOf, senderOf, writtenBy } from '../support/journeys';
import { recordsOf } from '../support/recordsOf';
import { tagOf } from '../support/tagOf';
import { visit } from '../support/visit';

/** Expects all typed values in the form. */
async function expectKept(page: Page, journey: Journey, email: string): Promise<void> {
  for (const [label, value] of Object.entries(writtenBy(journey, email))) {
    await expect(fieldOf(formOn(page), label)).toHaveValue(value);
  }
}

for (const journey of journeys) {
  const { form: name, collection, endpoint, locale, path, labels, words } = journey;
  const send = (page: Page) => formOn(page).getByRole('button', { name: labels.button }).click();
  const sendAgain = (page: Page) => formOn(page).getByRole('button', { name: words.again }).click();
  const expectSent = (page: Page) => expect(formOn(page).getByText(words.success)).toBeVisible();

  test.describe(`${name} in ${locale}`, tagOf(locale), () => {
    test('loses no text when the server is down, and is sent when it is back', async ({ page, request }) => {
      const email = senderOf(journey, 'down');
      await visit(page, path);
      await fillJourney(page, journey, email);
      await page.route(endpoint, (route) => route.abort());
      await send(page);
      const alert = formOn(page).getByRole('alert').filter({ hasText: words.failure });
      await expect(alert).toContainText(words.kept);
      await expect(alert).toContainText(words.write);
      await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:[\w.@-]+$/);
      await expectKept(page, journey, email);
      await page.unroute(endpoint);
      await sendAgain(page);
      await expectSent(page);
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    });

    test('states when to try again if the server cannot store anything', async ({ page }) => {
      const email = senderOf(journey, 'full');
      await visit(page, path);
      await fillJourney(page, journey, email);
      const answer = { status: 503, headers: { 'Retry-After': '30' }, json: { error: 'storage' } };
      await page.route(endpoint, (route) => route.fulfill(answer));
      await send(page);
      await expect(formOn(page).getByText(words.wait)).toBeVisible();
      await expectKept(page, journey, email);
    });

    test('gives one row when the response is lost and it is sent again, even after a reload', async ({
      page,
      request,
    }) => {
      const email = senderOf(journey, 'lost');
      await visit(page, path);
      await fillJourney(page, journey, email);
      await page.route(endpoint, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page);
      await expect(formOn(page).getByText(words.failure)).toBeVisible();
      await sendAgain(page);
      await expect(formOn(page).getByText(words.failure)).toBeVisible();
      await page.unroute(endpoint);
      await page.reload({ waitUntil: 'networkidle' });
      await expectKept(page, journey, email);
      await send(page);
      await expectSent(page);
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    });

    test('loses neither text when it was changed after a lost response', async ({ page, request }) => {
      const email = senderOf(journey, 'changed');
      await visit(page, path);
      await fillJourney(page, journey, email);
      await page.route(endpoint, (route) => route.fetch().then(() => route.abort()), { times: 1 });
      await send(page);
      await expect(formOn(page).getByText(words.failure)).toBeVisible();
      await fieldOf(formOn(page), labels.message).fill('On second thought');
      await sendAgain(page);
      await expectSent(page);
      const messages = (await recordsOf(request, collection, email)).map(({ message }) => message);
      expect(messages.sort()).toEqual(['On second thought', rowOf(journey, email).message].sort());
    });

    test('reports that the network is down, and when it is back', async ({ page, context, request }) => {
      const email = senderOf(journey, 'offline');
      await visit(page, path);
      await fillJourney(page, journey, email);
      await context.setOffline(true);
      await send(page);
      await expect(formOn(page).getByText(words.offline)).toBeVisible();
      await expectKept(page, journey, email);
      await context.setOffline(false);
      await expect(formOn(page).getByText(words.online)).toBeVisible();
      await sendAgain(page);
      await expectSent(page);
      expect(await recordsOf(request, collection, email)).toHaveLength(1);
    });

    test('gives one row from a tab and its duplicate', async ({ page, context, request }) => {
      const email = senderOf(journey, 'twin');
      await visit(page, path);
      await fillJourney(page, journey, email);
      // A window that a page opens copies its session storage, as a duplicated tab does.
      const opened = context.waitForEvent('page');
      await page.evaluate(() => void window.open(location.href));
      const twin = await opened;
      await twin.waitForLoadState('networkidle');
      await expectKept(twin, journey, email);
      await send(twin);
      await expectSent(twin);
      await send(page);
      await expectSent(page);
      expect(await recordsOf(request, collection, email)).toEqual([expect.objectContaining(rowOf(journey, email))]);
    });
  });
}

test('a draft follows the visitor into the other language and is deleted after sending', async ({ page, request }) => {
  const [, slovenian] = journeys;
  const email = 'both.languages@visitor.example';
  await visit(page, '/contact/');
  await fillJourney(page, journeys[0], email);
  await page.getByRole('banner').locator('summary').filter({ hasText: 'ENG' }).click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(page).toHaveURL(/\/sl\/contact\/$/);
  await expectKept(page, slovenian, email);
  await formOn(page).getByRole('button', { name: slovenian.labels.button }).click();
  await expect(formOn(page).getByText(slovenian.words.success)).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(fieldOf(formOn(page), slovenian.labels.name)).toHaveValue('');
  expect(await recordsOf(request, 'messages', email)).toMatchObject([{ locale: 'sl' }]);
});

test('a draft has priority over the package of the URL where it was begun, not over another', async ({ page }) => {
  await visit(page, '/web3/voucher/?package=3');
  const select = formOn(page).getByLabel('Voucher package');
  await select.selectOption('1');
  await page.reload({ waitUntil: 'networkidle' });
  await expect(select).toHaveValue('1');
  await visit(page, '/web3/voucher/?package=2');
  await expect(select).toHaveValue('2');
});
