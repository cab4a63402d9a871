import type { Page } from '@playwright/test';

export const GTM = 'https://www.googletagmanager.com/gtm.js';
export const ASSISTANT = 'https://assistant.example/widget.js';

/**
 * A substitute for Tag Manager: it reads its queue, counts the events at which analytics is granted, and sets a cookie, as tags do.
 * src/testing/tagManager/TagManager.ts is a fuller one.
 */
const TAGS = `window.tagsSaw = [...dataLayer].map((entry) => entry.event ?? [...Array.from(entry)].slice(0, 2).join(' '));
  const state = {};
  window.tagsCounted = [...dataLayer].flatMap((entry) => {
    if (!entry.event) return Object.assign(state, entry[2]) && [];
    return state.analytics_storage === 'granted' ? [entry.event] : [];
  });
  document.cookie = '_ga=GA1.1; path=/';`;
/** A minimal assistant: it counts itself and sets its own cookie. */
const CHAT = `window.chats = [...(window.chats ?? []), document.currentScript.src]; document.cookie = 'chat=1; path=/';`;

/**
 * Answers in place of every other host.
 * @returns the requested URLs, as they arrive
 */
export async function answerOtherHosts(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const own = new URL(process.env.E2E_URL ?? '').host;
  await page.route(
    (url) => url.host !== own,
    (route) => {
      const url = route.request().url();
      asked.push(url);
      return route.fulfill({ contentType: 'text/javascript', body: url.startsWith(GTM) ? TAGS : CHAT });
    },
  );
  return asked;
}

/** Returns the data layer as a list of event names and consent commands. */
export const layerOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: (ArrayLike<string> & { event?: string })[] }).dataLayer ?? []).map(
      (entry) => entry.event ?? Array.from(entry).slice(0, 2).join(' '),
    ),
  );
