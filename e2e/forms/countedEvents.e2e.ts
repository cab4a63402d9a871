import { expect, type Page, test } from '@playwright/test';
import { fillJourney, formOn, journeys, senderOf } from '../support/journeys';
import { pressCountedLinks } from '../support/pressCountedLinks';
import { recordsOf } from '../support/recordsOf';
import { visit, visitAsReader } from '../support/visit';

type Event = Record<string, string | number | boolean> & { event?: string };

/** Pushed with the page, not by what the visitor does there. */
const OF_PAGES = ['page_view_virtual', 'consent_update', 'gtm.js'];

const layer = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: Event[] }).dataLayer?.map((entry) => ({ ...entry })) ?? []);
const counted = async (page: Page) =>
  (await layer(page)).filter(({ event }) => event !== undefined && !OF_PAGES.includes(event));
const names = async (page: Page) => (await counted(page)).map(({ event }) => event);
/** The part that counts is loaded after the first page view. */
const counts = (page: Page) =>
  page.waitForFunction(() => Object.hasOwn((window as { siteEvents?: unknown[] }).siteEvents ?? [], 'push'));
/** Long enough for an event that must not follow. */
const wait = (page: Page) => page.waitForTimeout(1500);

const journeyOf = (form: string) => {
  const journey = journeys.find((one) => one.form === form && one.locale === 'en');
  if (!journey) throw new Error(`There is no journey for the form ${form}.`);
  return journey;
};

test('a sent form is one event and one lead, with the campaign of the first page, which its record has too', async ({
  page,
  request,
}) => {
  const journey = journeyOf('contact');
  const email = senderOf(journey, 'counted');
  await visit(page, '/?utm_source=letter&utm_medium=email&gclid=Cj0&name=ana');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveURL(/\/privacy\/$/);
  await counts(page);
  await visit(page, journey.path);
  await counts(page);
  await fillJourney(page, journey, email);
  await formOn(page).getByRole('button', { name: journey.labels.button }).dblclick();
  await expect(formOn(page).getByText(journey.words.success)).toBeVisible();
  await wait(page);
  const context = {
    ...{ page_language: 'en', build_target: 'default', first_source: 'letter', first_medium: 'email' },
    ...{ first_campaign: '', first_click_id: 'gclid=Cj0', voucher_package: '', dl_version: 1 },
    ...{ form_name: 'contact', page_location: expect.stringMatching(/\/contact\/$/) as unknown },
  };
  expect(await counted(page)).toEqual([
    { event: 'form_sent', ...context },
    { event: 'generate_lead', lead_source: 'letter', ...context },
  ]);
  const [row] = await recordsOf(request, journey.collection, email);
  expect(row).toMatchObject({ source: 'utm_source=letter&utm_medium=email&gclid=Cj0' });
});

test('a form that the browser sends itself is counted on the thank-you page, and not when that is loaded again', async ({
  page,
  request,
}) => {
  const journey = journeyOf('voucher');
  const email = senderOf(journey, 'counted.plain');
  // The application fails; the bootstrap script runs.
  await page.route(/\/(app|framework)-[^/]*\.js$/, (route) => route.abort());
  await visitAsReader(page, '/?utm_source=card');
  await counts(page);
  await visitAsReader(page, journey.path);
  await counts(page);
  await fillJourney(page, journey, email);
  await formOn(page).getByRole('button', { name: journey.labels.button }).click();
  await expect(page).toHaveURL(/\/thank-you\/voucher\//);
  await expect.poll(() => names(page)).toEqual(['form_sent', 'generate_lead']);
  expect(await counted(page)).toMatchObject([
    { form_name: 'voucher', voucher_package: '2', first_source: 'card' },
    { form_name: 'voucher', voucher_package: '2', lead_source: 'card' },
  ]);
  await expect(page).toHaveURL(/\/thank-you\/voucher\/no-mail\/$/);
  const [row] = await recordsOf(request, journey.collection, email);
  expect(row).toMatchObject({ data: { source: 'utm_source=card' } });

  await page.reload();
  await counts(page);
  await wait(page);
  expect(await names(page)).toEqual([]);
});

test('a thank-you page that is opened without a form is not counted', async ({ page }) => {
  await visitAsReader(page, '/thank-you/voucher/');
  await counts(page);
  await wait(page);
  expect(await names(page)).toEqual([]);
});

test('the voucher window, bookings, links to other sites, downloads and searches are counted, without words', async ({
  page,
  context,
}) => {
  await context.route(
    (url) => url.hostname.endsWith('.example'),
    (route) => route.abort(),
  );
  await visit(page, '/blog/');
  await counts(page);
  await pressCountedLinks(page);
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => names(page)).toContain('search');
  expect(await counted(page)).toMatchObject([
    { event: 'voucher_open', voucher_package: '' },
    { event: 'booking_click', link_domain: 'booking.example', outbound: true },
    { event: 'outbound_click', link_url: 'https://other.example/a', outbound: true },
    { event: 'download', file_name: 'terms.pdf', file_extension: 'pdf' },
    { event: 'search', search_length: 7 },
  ]);
  expect(JSON.stringify(await layer(page))).not.toMatch(/ana@|"voucher"/);
});
