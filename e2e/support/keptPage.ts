import { test as base, type Page } from '@playwright/test';

/**
 * A test that only reads: its page is one that the worker opened once, so scripts that were fetched and compiled for a page
 * before are there still. A visit takes half the processor's time (320 instead of 650 ms on one of two cores, 36 visits in
 * turns). A test that writes into a form, routes requests or adds scripts takes Playwright's own.
 */
export const test = base.extend<object, { keptPage: Page }>({
  keptPage: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: process.env.E2E_URL });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ keptPage, viewport }, provide) => {
    if (viewport) await keptPage.setViewportSize(viewport);
    await keptPage.emulateMedia({ reducedMotion: null });
    await provide(keptPage);
    keptPage.removeAllListeners();
  },
});
