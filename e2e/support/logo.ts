import type { Locator, Page } from '@playwright/test';

/** The link of the logo in the header, which stands after the link to the content. */
export const logo = (page: Page): Locator => page.getByRole('banner').locator('a:not([href="#content"])').first();
