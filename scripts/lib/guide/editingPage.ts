import type { Locator, Page } from '@playwright/test';
import type { GuideSite } from './GuideSite';

/** Signs the editor in with the editing page's own form. */
export async function signIn(page: Page, { url, editor }: GuideSite): Promise<void> {
  await page.goto(`${url}/_site/edit/`);
  await page.locator('input[type=email]').fill(editor.email);
  await page.locator('input[type=password]').fill(editor.password);
  await page.locator('input[type=password]').press('Enter');
  await page.locator('main section li').first().waitFor();
}

/** Opens a record's editing page, with its preview drawn. */
export async function openRecord(page: Page, { url }: GuideSite, collection: string, id: string): Promise<void> {
  // A change of the part after "?" or "#" alone would not load the page anew.
  await page.goto('about:blank');
  await page.goto(`${url}/_site/edit/${collection}/${id}`);
  const frame = page.frameLocator('#preview iframe');
  await frame.locator('h1').first().waitFor();
  await frame.locator('body').evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Opens a part of the record, and scrolls the preview to it. */
export async function openPart(page: Page, index: number): Promise<void> {
  await page.locator('[data-toggle]').nth(index).click();
  await page.locator('[data-open="true"] :is(input, textarea)').first().waitFor();
}

/** The height of the tabs, which stay at the top of the form. */
const TABS = 64;

/** Scrolls the form so that an element is at its top, below the tabs. */
export const scrollTo = (target: Locator): Promise<void> =>
  target.evaluate((element, tabs) => {
    element.scrollIntoView({ block: 'start' });
    element.closest('#panel')?.scrollBy(0, -tabs);
  }, TABS);
