import { expect, type Page, test } from '@playwright/test';
import { visitAsReader, visit } from '../support/visit';

type View = Record<string, string> & { at: number };

/** Records the time of each pushed event. */
const keepTimes = (page: Page) =>
  page.addInitScript(() => {
    const layer: object[] = [];
    layer.push = (...events) => {
      // A consent command is an array and must stay one.
      layer.splice(layer.length, 0, ...events.map((event) => Object.assign(event, { at: performance.now() })));
      return layer.length;
    };
    Object.assign(window, { dataLayer: layer });
  });
const views = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer: View[] }).dataLayer.filter(({ event }) => event === 'page_view_virtual'),
  );
const paths = async (page: Page) => (await views(page)).map(({ page_path }) => page_path);
/** Long enough for an event that must not follow. */
const wait = (page: Page) => page.waitForTimeout(600);

test.beforeEach(({ page }) => keepTimes(page));

for (const [path, status, expected] of [
  ['/', 200, { page_language: 'en', page_type: 'page', page_title: / \| Modrina$/ }],
  ['/sl/blog/', 200, { page_language: 'sl', page_type: 'post-list', page_title: /^Blog \| Modrina$/ }],
  ['/sl/no-such-page/', 404, { page_language: 'sl', page_type: 'not-found', page_title: /^404 - / }],
] as const) {
  test(`${path} is counted once, 100 ms after load, without the application`, async ({ page }) => {
    await visitAsReader(page, path, status);
    await expect.poll(() => paths(page)).toEqual([path]);
    await wait(page);
    const [view, ...more] = await views(page);
    expect(more).toEqual([]);
    expect(view?.page_title).toMatch(expected.page_title);
    const { page_language, page_type } = expected;
    expect(view).toMatchObject({ page_language, page_type, dl_version: 1 });
    const loaded = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    );
    expect((view?.at ?? 0) - loaded).toBeGreaterThanOrEqual(99);
  });
}

test('each navigation is counted once with its own title, going back too, a target on the page not', async ({
  page,
}) => {
  await visit(page, '/blog/?utm_source=letter&name=ana');
  await expect.poll(() => paths(page)).toEqual(['/blog/']);
  const [first] = await views(page);
  expect(first?.page_location).toMatch(/\/blog\/\?utm_source=letter$/);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect.poll(() => paths(page)).toEqual(['/blog/', '/privacy/']);
  await page.evaluate(() => (location.hash = '#content'));
  await wait(page);
  await page.goBack();
  await page.goBack();
  await expect.poll(() => paths(page)).toEqual(['/blog/', '/privacy/', '/blog/']);
  await page.getByText('Language: ENG').click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect.poll(() => paths(page)).toEqual(['/blog/', '/privacy/', '/blog/', '/sl/blog/']);
  await wait(page);

  const all = await views(page);
  expect(all.map(({ page_title }) => page_title?.replace(' | Modrina', ''))).toEqual([
    'Blog',
    'Privacy notice',
    'Blog',
    'Blog',
  ]);
  expect(all.map(({ referrer_path }) => referrer_path)).toEqual(['', '/blog/', '/privacy/', '/blog/']);
  expect(all.map(({ page_language }) => page_language)).toEqual(['en', 'en', 'en', 'sl']);
  expect(await page.title()).toBe(all.at(-1)?.page_title);
});

test('text typed into a form is in no data layer', async ({ page }) => {
  await visit(page, '/web3/voucher/?referral=SECRET-1');
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('SECRET-2');
  await main.getByLabel('Email').fill('secret-3@visitor.example');
  await main.getByRole('form').getByRole('button').last().click();
  await wait(page);
  const layer = await page.evaluate(() => JSON.stringify((window as unknown as { dataLayer: object[] }).dataLayer));
  expect(layer).toContain('page_view_virtual');
  expect(layer).not.toMatch(/secret/i);
});

test('a site without Tag Manager and assistant shows no consent banner', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== new URL(process.env.E2E_URL ?? '').host) others.push(request.url());
  });
  await visit(page, '/');
  await wait(page);
  await expect(page.locator('#consent, [data-consent], [data-category]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { dataLayer: object[] }).dataLayer.length)).toBe(1);
  expect(others).toEqual([]);
});
