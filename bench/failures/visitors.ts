import { chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/lib/browser';
import type { PublishingSite } from '../lib/publishingSite';
import { must, type Scenario } from './Scenario';

/** With this id the site asks for consent. */
export const GTM_ID = 'GTM-BENCH00';

/** Failures between server and visitor. */
export const visitorScenarios: Scenario<PublishingSite>[] = [
  {
    row: '42',
    name: 'Tag Manager is blocked although the visitor consented',
    run: async ({ url }) => {
      const browser = await chromium.launch({ executablePath: await findBrowser() });
      try {
        const page = await browser.newPage({ locale: 'en' });
        const blocked: string[] = [];
        const troubles: string[] = [];
        await page.route(
          (address) => address.origin !== url,
          (route) => {
            blocked.push(route.request().url());
            return route.abort();
          },
        );
        page.on('pageerror', ({ message }) => troubles.push(message));
        page.on('console', (message) => {
          // The browser itself logs the blocked request.
          if (message.type() === 'error' && !message.text().includes('ERR_FAILED')) troubles.push(message.text());
        });
        await page.goto(url, { waitUntil: 'load' });
        await page.getByRole('button', { name: 'Accept all' }).click();
        await page.getByRole('link', { name: 'Workshops' }).first().click();
        await page.waitForURL(/\/workshops\/$/);
        await page.getByRole('heading', { level: 1 }).waitFor();
        must(
          blocked.some((address) => address.includes(GTM_ID)),
          'Tag Manager was not asked for',
        );
        must(troubles.length === 0, troubles.join('; '));
        return `${blocked.length} requests blocked; navigation works, no error`;
      } finally {
        await browser.close();
      }
    },
  },
];
