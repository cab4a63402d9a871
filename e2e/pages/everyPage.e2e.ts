import { expect } from '@playwright/test';
import { isWholeSuite } from '../../server/testing/roundsOf';
import { findingsOf } from '../support/findingsOf';
import { test } from '../support/sharedPage';
import { SLOW } from '../support/tagOf';
import { TEMPLATES } from '../support/templates';
import { violationsAt } from '../support/violationsOf';
import { languageOf, paths, visit } from '../support/visit';

test('the sitemap lists the pages of every route in both languages', () => {
  const routes = [
    '/',
    '/about/',
    '/blog/',
    '/blog/when-not-to-use-ai/',
    '/case/dairy-order-desk/',
    '/ai-svetovanje/',
    '/project/',
    '/project/green-twin-of-a-factory/',
    '/workshops/',
    '/workshops/prompting-at-work/',
    '/modrina-ai-assistant/',
    '/web3/',
    '/digitalization/',
    '/manufacturing/',
    '/web3/voucher/',
  ];
  for (const route of routes) {
    expect(paths).toContain(route);
    expect(paths).toContain(`/sl${route}`);
  }
  expect(paths.filter((path) => path.includes('404'))).toEqual([]);
});

/** `npm test` visits one page of each template and these Slovenian pages; `npm run test:all` visits all pages. */
const SAMPLES: readonly string[] = [...TEMPLATES, '/sl/', '/sl/blog/', '/sl/web3/voucher/'];
const isSample = (path: string): boolean => SAMPLES.includes(path);

for (const path of paths) {
  test(`${path} is complete`, isSample(path) ? {} : SLOW, async ({ page }) => {
    const problems = await visit(page, path);
    expect(problems).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', languageOf(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{2,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`));
    // Both languages and x-default; an untranslated page has no alternate.
    const languages = paths.includes(path.startsWith('/sl/') ? path : `/sl${path}`) ? 3 : 2;
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(languages);

    // Widths concern a template, and texts a page.
    expect(await violationsAt(page, isSample(path) ? [1280, 768, 360] : [1280])).toEqual([]);
    if (isWholeSuite()) expect(await findingsOf(page)).toEqual([]);
  });
}
