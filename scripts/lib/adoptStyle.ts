import type { Page } from '@playwright/test';

/** Adds a style to a page as its own scripts may: a style element would be refused by its Content-Security-Policy. */
export async function adoptStyle(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}
