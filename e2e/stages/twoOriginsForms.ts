import { expect, type Page } from '@playwright/test';
import { fieldOf, fillIn, formKinds } from '../support/formKinds';
import { fillJourney, formOn, journeys, rowOf, senderOf, writtenBy } from '../support/journeys';
import { recordsOf, type Submitted } from '../support/recordsOf';
import { ask, test } from '../support/twoOrigins';
import { startApplication, visit } from '../support/visit';

const CAMPAIGN = 'utm_source=letter&utm_campaign=mo%C4%8D';
const sourceOf = (row?: Submitted & { source?: string }) => row?.source ?? row?.data?.['source'];
const press = (page: Page, name: string) => formOn(page).getByRole('button', { name }).click();

for (const journey of journeys) {
  const { form, locale, path, collection, labels, words } = journey;

  test(`${form} in ${locale} is stored by PocketBase, with the referral and the campaign of the page`, async ({
    page,
    atCms,
  }) => {
    const email = senderOf(journey, 'two');
    expect(await visit(page, `${path}?${CAMPAIGN}&referral=ANA-1`)).toEqual([]);
    if (form === 'voucher') await expect(formOn(page).getByLabel(/Referral|Priporočilo/)).toHaveValue('ANA-1');
    await fillJourney(page, journey, email);
    await press(page, labels.button);
    await expect(formOn(page).getByText(words.success)).toBeVisible();
    const rows = await recordsOf(atCms, collection, email);
    expect(rows).toEqual([
      expect.objectContaining(
        form === 'voucher' ? { ...rowOf(journey, email), data: expect.anything() } : rowOf(journey, email),
      ),
    ]);
    expect(sourceOf(rows[0])).toBe(CAMPAIGN);
    if (form === 'voucher') expect(rows[0]?.data).toMatchObject(journey.row.data);
  });

  test(`${form} in ${locale} without scripts is sent after a refusal that names its fields`, async ({
    browser,
    atCms,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    const email = senderOf(journey, 'two.plain');
    await page.goto(`${path}?${CAMPAIGN}`);
    await fillJourney(page, journey, email.replace('@', ' at '));
    await press(page, labels.button);
    const refused = page.locator(`form[data-form="${form}"]`);
    await expect(refused.getByRole('heading', { name: words.problem })).toBeVisible();
    await expect(refused.getByRole('link', { name: words.wrongEmail })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}/_site/forms/${form}$`));
    await refused.locator('[name="email"]').fill(email);
    await expect(refused.locator('[name="message"]')).toHaveValue(/“Hi” <b>&\nfrom/);
    await refused.getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL}${journey.thanks}#sent-\\w+$`));
    const rows = await recordsOf(atCms, collection, email);
    expect(rows).toMatchObject([{ status: 'new', locale }]);
    expect(sourceOf(rows[0])).toBe(CAMPAIGN);
    await context.close();
  });
}

for (const { form, locale, path, labels, more, data, success } of formKinds) {
  test(`${form} in ${locale} is stored by PocketBase`, async ({ page, atCms }) => {
    const email = `two.${form}.${locale}@visitor.example`;
    await visit(page, path);
    await fillIn(formOn(page), { [labels.name]: 'Žiga Čuk', [labels.email]: email, ...more });
    await press(page, labels.button);
    await expect(formOn(page).getByText(success)).toBeVisible();
    expect(await recordsOf(atCms, 'form_messages', email)).toMatchObject([{ form, locale, status: 'new', data }]);
  });
}

test('forms keep their text while PocketBase is down, say that it was not stored, and are stored once when it is back', async ({
  context,
  atCms,
}) => {
  const tried = journeys.filter(({ locale, form }) => (locale === 'en') === (form === 'contact'));
  const pages = await Promise.all(tried.map(() => context.newPage()));
  const each = (work: (journey: (typeof tried)[number], page: Page) => Promise<void>) =>
    Promise.all(tried.map((journey, index) => work(journey, pages[index] as Page)));
  await each(async (journey, page) => {
    await page.goto(journey.path);
    await startApplication(page);
    await fillJourney(page, journey, senderOf(journey, 'two.down'));
  });
  await ask('down');
  try {
    await each(async (journey, page) => {
      await press(page, journey.labels.button);
      const alert = formOn(page).getByRole('alert').filter({ hasText: journey.words.failure });
      await expect(alert).toContainText(journey.words.kept);
      await expect(alert).toContainText(journey.words.wait);
      for (const [label, value] of Object.entries(writtenBy(journey, senderOf(journey, 'two.down')))) {
        await expect(fieldOf(formOn(page), label)).toHaveValue(value);
      }
    });
  } finally {
    await ask('up');
  }
  await each(async (journey, page) => {
    await formOn(page).getByRole('button', { name: journey.words.again }).dblclick();
    await expect(formOn(page).getByText(journey.words.success)).toBeVisible();
    const rows = await recordsOf(atCms, journey.collection, senderOf(journey, 'two.down'));
    expect(rows).toMatchObject([{ status: 'new' }]);
  });
});
