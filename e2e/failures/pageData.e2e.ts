import { expect, type Page, test } from '@playwright/test';
import { navigate } from '../support/navigate';
import { SLOW } from '../support/tagOf';
import { started, visit } from '../support/visit';

const DATA = '**/page-data/about/page-data.json*';
const HEADING = 'Blue and wise are one word in Slovenian';

type PageData = { path: string; componentChunkName: string; result: { data: object; pageContext: object } };
/** Makes broken data of the whole ones. */
const SHAPES: Readonly<Record<string, (data: PageData, text: string) => string>> = {
  empty: () => '',
  'cut off': (_, text) => text.slice(0, 400),
  'a page of HTML': () => '<!doctype html><title>Sign in</title>',
  'an error as JSON': () => JSON.stringify({ code: 503, message: 'Try again later.' }),
  null: () => 'null',
  'without a result': ({ path, componentChunkName }) => JSON.stringify({ path, componentChunkName }),
  'with an empty result': (data) => JSON.stringify({ ...data, result: {} }),
  'with a result without data': (data) => JSON.stringify({ ...data, result: { ...data.result, data: null } }),
  'with empty data': (data) => JSON.stringify({ ...data, result: { ...data.result, data: {} } }),
  'without a context': (data) => JSON.stringify({ ...data, result: { data: data.result.data } }),
  'of another page': (data) => JSON.stringify({ ...data, path: '/contact/' }),
  'of another release': (data) => JSON.stringify({ ...data, componentChunkName: 'component---src-templates-old-tsx' }),
};

/** Collects the console while a page's data arrive broken. */
async function breakData(page: Page, shape: string): Promise<string[]> {
  const log: string[] = [];
  page.on('console', (message) => message.type() === 'error' && log.push(message.text()));
  page.on('pageerror', ({ message }) => log.push(message));
  await page.route(DATA, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = SHAPES[shape]?.(JSON.parse(text) as PageData, text) ?? '';
    await route.fulfill({ response, status: 200, body, headers: { 'content-type': 'application/json' } });
  });
  return log;
}

/** The shapes that no unit test can make: the others are those of src/runtime/navigation/rejectBrokenPages.test.tsx, too. */
const ALWAYS = ['cut off', 'a page of HTML', 'with empty data'];

for (const shape of Object.keys(SHAPES)) {
  const details = ALWAYS.includes(shape) ? {} : SLOW;

  test(
    `page data that arrive ${shape}: a navigation shows the page of the server, and an error is logged`,
    details,
    async ({ page }) => {
      const log = await breakData(page, shape);
      await visit(page, '/workshops/');
      await navigate(page, '/about/');
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      await expect(page).toHaveURL('/about/');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(log).not.toEqual([]);
    },
  );

  test(
    `page data that arrive ${shape}: the first page stays as the server sent it, and an error is logged`,
    details,
    async ({ page }) => {
      const log = await breakData(page, shape);
      await page.goto('/about/');
      await started(page);
      await page.keyboard.press('Shift');
      await expect.poll(() => log.length).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  );
}
