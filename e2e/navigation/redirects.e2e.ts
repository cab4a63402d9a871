import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { visit, withoutPrefetch } from '../support/visit';

/** Marks the document, to detect whether it is replaced. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }) && undefined);
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

const LOOKUP = /\/_site\/redirect\?path=/;
const lookupsOf = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/_site/redirect') paths.push(searchParams.get('path') ?? '');
  });
  return paths;
};

for (const [from, to] of [
  ['/about-us/', '/about/'],
  ['/sl/about-us/', '/sl/about/'],
  ['/about-us/?a=b#team', '/about/?a=b#team'],
  ['/projects/old-one/', '/project/'],
  ['/portfolio/x/', '/'],
] as const) {
  test(`${from} redirects to ${to} inside the site without a new document`, async ({ page }) => {
    await visit(page, '/workshops/');
    await mark(page);
    await navigate(page, from);
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, '')).toBe(to);
    await expect(page.locator('html')).toHaveAttribute('data-page', to.replace(/\?.*/, ''));
    expect(await isMarked(page)).toBe(true);
  });
}

test('a redirect to another host leaves the site', async ({ page }) => {
  await page.route('https://booking.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title>' }),
  );
  await visit(page, '/workshops/');
  await navigate(page, '/call/');
  await expect(page).toHaveURL('https://booking.example/modrina');
});

test('every navigation looks up a redirect in parallel with the page’s data', async ({ page }) => {
  await withoutPrefetch(page);
  await visit(page, '/workshops/');
  const asked = lookupsOf(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(LOOKUP, async (route) => {
    await held;
    await route.continue();
  });
  const data = page.waitForRequest('**/page-data/about/page-data.json');
  await navigate(page, '/about/');
  // If the lookup came first, the data would never be requested.
  await data;
  await expect.poll(() => asked).toEqual(['/about/']);
  release();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('a lookup without a response does not block navigation', async ({ page }) => {
  await visit(page, '/workshops/');
  await page.route(LOOKUP, () => undefined);
  await navigate(page, '/about/');
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a failed lookup does not block it either, and causes no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await visit(page, '/workshops/');
  await page.route(LOOKUP, (route) => route.abort());
  await navigate(page, '/about/');
  await expect(page).toHaveURL(/\/about\/$/);
  expect(errors).toEqual([]);
});

test('pointing at a link looks up its redirect, and the click does not repeat it', async ({ page }) => {
  await withoutPrefetch(page);
  await visit(page, '/workshops/');
  const asked = lookupsOf(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await link.hover();
  await expect.poll(() => asked).toContain('/blog/');
  await link.click();
  await expect(page).toHaveURL(/\/blog\/$/);
  expect(asked.filter((path) => path === '/blog/')).toHaveLength(1);
});

test('a link in view that is redirected since the build requests no page', async ({ page }) => {
  await page.route(/\/_site\/redirect\?path=%2Fblog%2F$/, (route) => route.fulfill({ json: { to: '/about/' } }));
  const answered: string[] = [];
  page.on('requestfinished', (request) => answered.push(request.url().replace(/^http:\/\/[^/]+/, '')));
  const problems = await visit(page, '/workshops/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => answered).toContain('/_site/redirect?path=%2Fblog%2F');
  await link.hover();
  await link.click();
  await expect(page).toHaveURL(/\/about\/$/);
  await page.waitForLoadState('networkidle');
  expect(answered).not.toContain('/page-data/blog/page-data.json');
  expect(problems).toEqual([]);
});

/** An editor's new redirect, as the server answers after it was published. */
const addRedirect = (page: Page, from: string, to: string) =>
  page.route(
    (url) => url.pathname === '/_site/redirect' && url.searchParams.get('path') === from,
    (route) => route.fulfill({ json: { to, status: 301 } }),
  );

test('a redirect that was added since is found for a page that was fetched beforehand', async ({ page }) => {
  // On a busy machine the visible link is fetched before it is pointed at.
  const fetched = page.waitForResponse(/\/page-data\/blog\/page-data\.json/);
  await visit(page, '/workshops/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
  await link.hover();
  await fetched;
  await addRedirect(page, '/blog/', '/about/');
  await sleep(5_200);
  await link.click();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('going back to a page that redirects by now never shows the old page', async ({ page }) => {
  await visit(page, '/workshops/');
  await navigate(page, '/blog/');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await addRedirect(page, '/workshops/', '/about/');
  // The answer is there when the visitor goes back: a busy machine may need more than the hundred milliseconds of a navigation.
  await sleep(5_200);
  const answer = page.waitForResponse((response) => response.url().endsWith(encodeURIComponent('/workshops/')));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Workshops' }).hover();
  await answer;
  await page.evaluate(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(document.querySelector('main')?.dataset.template);
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator('html')).toHaveAttribute('data-page', '/about/');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain('page');
  expect(seen).not.toContain('workshop-list');
});
