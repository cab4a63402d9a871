import type { BrowserContext, Page } from '@playwright/test';
import { type BrowserReader, type Reader, readWith } from './browserReader';
import type { Findings } from './Findings';

/** Every payload that runs calls one of these. */
const CALLS = ['alert', 'confirm', 'prompt', 'msgbox'];
/** Events that trigger handlers of user actions. */
const EVENTS = 'mouseover pointerrawupdate focus toggle beforetoggle animationstart error load'.split(' ');

/** A browser context for attacked pages: no policy protects them, and no other host answers. */
export async function openContext(
  { browser }: BrowserReader,
  origin: string,
  place: string,
  findings: Findings,
): Promise<BrowserContext> {
  const context = await browser.newContext({ bypassCSP: true, serviceWorkers: 'block' });
  await context.exposeBinding('payloadRan', ({ page }) => findings.add(place, 'run', page.url()));
  await context.addInitScript((names: string[]) => {
    const { payloadRan } = window as unknown as { payloadRan: () => void };
    names.forEach((name) => Object.assign(window, { [name]: () => payloadRan() }));
  }, CALLS);
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      findings.add(place, 'foreign requests', `${route.request().frame().url()} asked for ${route.request().url()}`);
      return route.abort();
    },
  );
  return context;
}

/**
 * Dispatches events to all elements of a page, and reads its state afterwards.
 * @param faultsOf function that checks the permitted content of such a page
 */
export async function dispatchEvents(
  page: Page,
  { reader, origin, place, findings }: { reader: BrowserReader; origin: string; place: string; findings: Findings },
  violationsOf: Reader = 'pageViolations',
): Promise<void> {
  await page.evaluate((events: string[]) => {
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('form, summary, button')) continue;
      events.forEach((name) => element.dispatchEvent(new Event(name)));
    }
  }, EVENTS);
  await page.evaluate(reader.code);
  findings.addViolations(place, page.url(), await readWith(page, violationsOf, await page.content(), origin));
}
