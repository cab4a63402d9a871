import type { Page } from '@playwright/test';

/**
 * Adds a style sheet to a page as its own scripts may: the page's Content-Security-Policy would refuse a style element.
 */
export async function adoptStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
