import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { type Container, type Fired, firedTags } from '../../src/testing/tagManager/firedTags';
import { TagManager } from '../../src/testing/tagManager/TagManager';
import { fillJourney, formOn, journeys, senderOf } from '../support/journeys';
import { copyLayer } from '../support/layer';
import { answerOtherHosts, layerOf } from '../support/otherHosts';
import { pressCountedLinks } from '../support/pressCountedLinks';
import { mounted, visitAsReader } from '../support/visit';

// The file that administrators import. A stand-in processes the layer as Google documents Tag Manager: its own script needs Google.
const container = JSON.parse(readFileSync('docs/gtm-container.json', 'utf8')) as Container;

const fired = async (page: Page): Promise<readonly Fired[]> =>
  firedTags(container, new TagManager(await copyLayer(page)).events);
const eventsOf = async (page: Page) => (await fired(page)).map(({ tag, event }) => event || tag);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const CONTEXT = {
  ...{ page_language: 'en', build_target: 'default', first_source: 'letter', first_medium: 'email' },
  ...{ first_campaign: '', first_click_id: '' },
};

test.beforeEach(async ({ page, context }) => {
  // Links to other sites open in tabs of their own.
  await context.route(
    (url) => url.hostname.endsWith('.example'),
    (route) => route.abort(),
  );
  await answerOtherHosts(page);
});

test('the tags of the imported container fire as the guide says, once for each event, with its values', async ({
  page,
}) => {
  await visitAsReader(page, '/blog/?utm_source=letter&utm_medium=email');
  await press(page, 'Accept all');
  await expect.poll(() => eventsOf(page)).toEqual(['Google tag', 'page_view']);
  await pressCountedLinks(page);
  await expect.poll(() => eventsOf(page)).toContain('search');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Workshops' }).first().click();
  await expect.poll(async () => (await eventsOf(page)).at(-1)).toBe('page_view');

  const all = await fired(page);
  expect(all[0]).toEqual({ tag: 'Google tag', event: '', settings: { send_page_view: 'false' } });
  expect(all.slice(1).map(({ event, settings }) => ({ event, settings }))).toMatchObject([
    { event: 'page_view', settings: { page_path: '/blog/', page_type: 'post-list', page_language: 'en' } },
    { event: 'voucher_open', settings: { voucher_package: '', ...CONTEXT } },
    { event: 'booking_click', settings: { link_domain: 'booking.example', outbound: true, ...CONTEXT } },
    { event: 'outbound_click', settings: { link_url: 'https://other.example/a', outbound: true, ...CONTEXT } },
    { event: 'download', settings: { file_name: 'terms.pdf', file_extension: 'pdf', ...CONTEXT } },
    { event: 'search', settings: { search_length: 7, ...CONTEXT } },
    { event: 'page_view', settings: { page_path: '/workshops/', referrer_path: '/blog/' } },
  ]);
  expect(JSON.stringify(all)).not.toMatch(/ana@|"voucher"/);
});

test('a stored form fires form_sent and generate_lead once, with the campaign that led to it', async ({ page }) => {
  const journey = journeys.find(({ form, locale }) => form === 'contact' && locale === 'en');
  if (!journey) throw new Error('There is no journey of the contact form.');
  await visitAsReader(page, '/?utm_source=letter&utm_medium=email');
  await press(page, 'Accept all');
  await visitAsReader(page, journey.path);
  await fillJourney(page, journey, senderOf(journey, 'tags'));
  await formOn(page).getByRole('button', { name: journey.labels.button }).dblclick();
  await expect(formOn(page).getByText(journey.words.success)).toBeVisible();
  await expect.poll(() => eventsOf(page)).toEqual(['Google tag', 'page_view', 'form_sent', 'generate_lead']);
  expect((await fired(page)).slice(2).map(({ settings }) => settings)).toMatchObject([
    { form_name: 'contact', voucher_package: '', ...CONTEXT },
    { form_name: 'contact', lead_source: 'letter', ...CONTEXT },
  ]);
});

test('no tag fires without consent, nor after it is withdrawn', async ({ page }) => {
  await visitAsReader(page, '/blog/');
  await expect.poll(() => layerOf(page)).toContain('page_view_virtual');
  expect(await eventsOf(page)).toEqual([]);
  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies and consent' });
  const dialog = page.getByRole('dialog', { name: 'Cookies and consent' });
  await press(page, 'Reject all');
  // Before the application runs, the link would load a document with a data layer of its own.
  await mounted(page);
  await page.getByRole('link', { name: 'Workshops' }).first().click();
  await expect.poll(async () => (await layerOf(page)).filter((name) => name === 'page_view_virtual')).toHaveLength(2);
  expect(await eventsOf(page)).toEqual([]);
  await again.click();
  await dialog.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => eventsOf(page)).toEqual(['Google tag']);
  await again.click();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  await expect.poll(() => layerOf(page)).toContain('page_view_virtual');
  expect(await eventsOf(page)).toEqual([]);
});
