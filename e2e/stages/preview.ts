import { expect } from '@playwright/test';
import { forceStates } from '../../scripts/lib/screenshots/takeShots';
import { navigate } from '../support/navigate';
import { test } from '../support/sharedPage';
import { violationsAt, violationsOf } from '../support/violationsOf';
import { visit } from '../support/visit';

for (const [path, title, banner] of [
  ['/blog/what-a-year-of-pilots-taught-us/', 'What a year of pilots taught us', 'Draft, not published.'],
  [
    '/sl/blog/what-a-year-of-pilots-taught-us/',
    'Česa nas je naučilo leto pilotnih projektov',
    'Osnutek, ni objavljen.',
  ],
  ['/blog/planned-post-for-spring/', 'Planning the spring workshops', 'Draft, not published.'],
  ['/sl/careers/', null, 'Osnutek, ni objavljen.'],
] as const) {
  test(`${path} exists and states that visitors do not see it`, async ({ page }) => {
    expect(await visit(page, path)).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? /\S/);
    await expect(page.getByText(banner)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
}

test('a list marks its drafts, and only them', async ({ page }) => {
  await visit(page, '/blog/');
  const card = (title: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: title }) });
  await expect(card('Planning the spring workshops').getByText('Draft')).toBeVisible();
  await expect(card('Small models on your own hardware').getByText('Draft')).toHaveCount(0);
});

test('a published page has no banner', async ({ page }) => {
  await visit(page, '/blog/small-models-on-your-own-hardware/');
  await expect(page.getByText('not published')).toHaveCount(0);
});

for (const path of ['/', '/sl/', '/blog/', '/about/', '/blog/small-models-on-your-own-hardware/', '/careers/']) {
  test(`${path} is not indexable`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });
}

test('crawlers are disallowed, and there is no sitemap that would reveal drafts', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  expect((await request.get('/sitemap.xml')).status()).toBe(404);
  expect((await request.get('/sitemap-index.xml')).status()).toBe(404);
});

for (const [path, opener, close] of [
  ['/kitchen-sink/', 'Open the dialog', 'Close'],
  ['/sl/kitchen-sink/', 'Odpri okno', 'Zapri'],
] as const) {
  test(`${path} shows every component in every state, without an axe violation`, async ({ page }) => {
    expect(await visit(page, path)).toEqual([]);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await forceStates(page);
    expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    await page.getByRole('button', { name: opener }).click();
    expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: close }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('the states that the kitchen sink names are really shown', async ({ page }) => {
  await visit(page, '/kitchen-sink/');
  const ground = (name: string) =>
    page.getByRole('link', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground('Under the pointer · green');
  await forceStates(page);
  // The colour has a transition.
  await expect.poll(() => ground('Under the pointer · green')).not.toBe(before);
  expect(await ground('Book a free call · green')).toBe(before);
});

test.describe('on a static host without PocketBase', () => {
  test('the page itself redirects a Slovenian browser to Slovenian before the first paint', async ({ browser }) => {
    const { baseURL } = test.info().project.use;
    const context = await browser.newContext({ baseURL, locale: 'sl-SI' });
    const page = await context.newPage();
    const painted: string[] = [];
    await page.exposeFunction('paintedAt', (path: string) => painted.push(path));
    await page.addInitScript(() => {
      const tell = (window as unknown as { paintedAt(path: string): void }).paintedAt;
      new PerformanceObserver(() => tell(location.pathname)).observe({ type: 'paint', buffered: true });
    });
    await page.goto('/?utm_source=card');
    await expect(page).toHaveURL(/\/sl\/\?utm_source=card$/);
    await expect.poll(() => painted).toContain('/sl/');
    expect(painted).not.toContain('/');
    // Inside the site the URL decides.
    await visit(page, '/sl/');
    await navigate(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await context.close();
  });

  test('redirects come from the built list, which is read once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, '/workshops/');
    // For the links in view. A navigation waits 100 ms for the list, then loads the document, which the host redirects.
    await expect.poll(() => asked).toContain('/redirects.json');
    await navigate(page, '/about-us/');
    await expect(page).toHaveURL(/\/about\/$/);
    await navigate(page, '/sl/digitalisation/');
    await expect(page).toHaveURL(/\/sl\/digitalization\/$/);
    expect(asked.filter((path) => path === '/redirects.json')).toHaveLength(1);
    expect(asked).not.toContain('/_site/redirect');
  });

  test('a new build is detected', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/blog/');
    await page.route('**/builds/latest.json?t=*', (route) => route.fulfill({ json: { id: 'another' } }));
    await page.clock.fastForward('05:00');
    await expect(page.locator('html')).toHaveAttribute('data-release', 'another');
  });
});
