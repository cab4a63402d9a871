import type { Locator, Page } from '@playwright/test';

/** A link of the footer, by its text. */
export const footerLink = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** How far a page is scrolled, in whole px. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Follows a path inside the site by the router, as a link of the page does. @returns the position that is left, in px */
export const navigate = (page: Page, to: string): Promise<number> =>
  page.evaluate((path) => {
    const left = window.scrollY;
    (window as unknown as { ___navigate(to: string): void }).___navigate(path);
    return left;
  }, to);
