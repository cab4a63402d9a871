import { expect, type Page } from '@playwright/test';

/** Paths of the sitemap, as the runner found them. */
export const paths = JSON.parse(process.env.E2E_PATHS ?? '[]') as string[];

/** The language that an address promises. */
export const languageOf = (path: string): string => (path.startsWith('/sl/') ? 'sl' : 'en');

/**
 * Opens a page and collects what goes wrong on it: errors in the console, uncaught exceptions, failed or refused
 * requests.
 */
export async function visit(page: Page, path: string, expectedStatus = 200): Promise<string[]> {
  const troubles: string[] = [];
  page.on('console', (message) => {
    // The browser itself reports the document's own 404, which some tests ask for.
    const own = expectedStatus !== 200 && message.text().includes(`status of ${expectedStatus}`);
    if (message.type() === 'error' && !own) troubles.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left early drops its prefetches.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') troubles.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && new URL(response.url()).pathname !== path) {
      troubles.push(`${response.status()}: ${response.url()}`);
    }
  });
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status()).toBe(expectedStatus);
  await page.waitForLoadState('networkidle');
  return troubles;
}
