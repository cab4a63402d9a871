import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cms, site, test } from '../support/twoOrigins';
import { inBothLanguages, TEMPLATES } from '../support/templates';
import { chooseLanguage, paths, started, visit, visitAsReader } from '../support/visit';

/** The site takes a browser that names itself headless for a bot. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';

/** The hosts of a page's requests. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

const cookiesOf = async (context: BrowserContext) =>
  (await context.cookies(site)).map(({ name, value }) => `${name}=${value}`);

test('every page comes from the static host alone, without an error or a violation of its policy', async ({ page }) => {
  const problems: string[] = [];
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) {
    const hosts = hostsOf(page);
    const isSample = inBothLanguages(TEMPLATES).includes(path);
    const found = isSample ? await visit(page, path) : await visitAsReader(page, path);
    problems.push(...found.map((problem) => `${path}: ${problem}`));
    expect([path, [...hosts]]).toEqual([path, [new URL(site).host]]);
    page.removeAllListeners();
  }
  expect(problems).toEqual([]);
});

test('a Slovenian browser at / comes to Slovenian, and the locale of a page that was read applies from then on', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site, userAgent, locale: 'sl-SI' });
  const page = await context.newPage();
  await page.goto('/?utm_source=card');
  await expect(page).toHaveURL(`${site}/sl/?utm_source=card`);
  await expect.poll(() => cookiesOf(context)).toEqual(['locale=sl']);
  await visitAsReader(page, '/blog/');
  await expect.poll(() => cookiesOf(context)).toEqual(['locale=en']);
  await page.goto('about:blank');
  await page.goto('/');
  await started(page);
  expect(page.url()).toBe(`${site}/`);
  expect(await context.cookies(cms)).toEqual([]);
  await context.close();
});

test('a URL in the wrong case leads on, and a missing one stays in the language selector', async ({ page }) => {
  await page.goto('/Blog/?utm_id=7');
  await expect(page).toHaveURL(`${site}/blog/?utm_id=7`);
  await visitAsReader(page, '/no-such-page/?utm_id=7', 404);
  await started(page);
  await chooseLanguage(page, 'Slovenščina');
  await expect(page).toHaveURL(`${site}/sl/no-such-page/?utm_id=7`);
  await expect(page).toHaveTitle(/^404 - Stran ni bila najdena/);
  await started(page);
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(`${site}/no-such-page/?utm_id=7`);
});

test('the site’s origin has no dashboard, no editing page, no preview link and no API to read', async ({ request }) => {
  const token = 'a'.repeat(32);
  for (const path of [
    '/_/',
    '/_site/edit/',
    '/_site/status',
    `/_site/preview/${token}`,
    '/api/collections/posts/records',
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['set-cookie']]).toEqual([path, 404, undefined]);
  }
});
