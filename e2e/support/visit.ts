import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, type Request } from '@playwright/test';
import { FONTS_NOTE } from '../../src/layout/head/fontScript';

/** Paths of the sitemap, from the runner. */
export const paths = JSON.parse(process.env.E2E_PATHS ?? '[]') as string[];

/** The language of a path. */
export const languageOf = (path: string): string => (path.startsWith('/sl/') ? 'sl' : 'en');

/** Has each document wait for its fonts, however slow this machine is (src/layout/head/fontScript.ts): fallback fonts have other heights. */
export const wantFonts = (page: Page): Promise<unknown> =>
  page.addInitScript((note) => sessionStorage.setItem(note, '1'), FONTS_NOTE);

/** Leaves lookups and pages to the navigation: on a busy machine the second is over after which visible links are looked up and fetched. */
export const withoutPrefetch = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });

/** The application runs: parts that need React respond. */
export const mounted = (page: Page): Promise<unknown> => page.locator('body[data-mounted]').waitFor();

/** The bootstrap script runs: its listeners exist after the first paint. */
export const started = (page: Page): Promise<unknown> => page.locator('body[data-started]').waitFor();

/** Gives the page a neutral sign of intent, and waits until the application runs, if the page has one. */
export async function startApplication(page: Page): Promise<void> {
  await started(page);
  await page.keyboard.press('Shift');
  if ((await page.locator('main[data-template="not-found"]').count()) === 0) await mounted(page);
}

/** Pending requests of each page that look() opened. */
const pending = new WeakMap<Page, Set<Request>>();
/** Playwright's own "networkidle" waits for 500 ms without a request, which was a fifth of a visit's time. */
const QUIET_MS = 100;
const PATIENCE_MS = 30_000;

/** Waits until no request is pending, and none has started for QUIET_MS. */
async function quiet(page: Page): Promise<void> {
  const requests = pending.get(page) ?? new Set();
  const until = Date.now() + PATIENCE_MS;
  for (let since = Date.now(); Date.now() - since < QUIET_MS; await sleep(10)) {
    if (requests.size > 0) since = Date.now();
    if (since > until) throw new Error(`Without an answer: ${[...requests].map((each) => each.url()).join(', ')}.`);
  }
}

/**
 * Opens a page, starts its application with a sign of intent, and collects problems: errors in the console, uncaught
 * exceptions, failed or refused requests.
 */
export async function visit(page: Page, path: string, expectedStatus = 200): Promise<string[]> {
  const problems = await visitAsReader(page, path, expectedStatus);
  await startApplication(page);
  await quiet(page);
  return problems;
}

/** Opens a page as a visitor who only reads: without the application. */
export async function visitAsReader(page: Page, path: string, expectedStatus = 200): Promise<string[]> {
  const problems: string[] = [];
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
  page.on('console', (message) => {
    // The browser itself logs the document's own 404, which some tests expect.
    const own = expectedStatus !== 200 && message.text().includes(`status of ${expectedStatus}`);
    if (message.type() === 'error' && !own) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page early aborts its prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname !== path) {
      problems.push(`${response.status()}: ${response.url()}`);
    }
  });
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status()).toBe(expectedStatus);
  return problems;
}

/** Chooses a language in the header's selector. @param language its name there */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  const selector = page
    .getByRole('banner')
    .locator('summary')
    .filter({ hasText: /ENG|SLO/ });
  const link = page.getByRole('link', { name: language, exact: true });
  // A navigation that has its URL already, and ends only now, closes the menu.
  await expect(async () => {
    if (!(await link.isVisible())) await selector.click({ timeout: 5000 });
    await link.click({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
}
