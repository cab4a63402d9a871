import { expect, type Page, test } from '@playwright/test';
import { walk } from '../support/keyboard';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';
import { visit } from '../support/visit';

/** Heights of the window, of which the home page may take this many. */
const MOST_SCREENS = 12;

const ROWS = 'main [class*=CardRow]';

/** Runs in the page: the rows of cards, and how far each card is in its row's window and each row in the page's. */
const rowsOf = (page: Page) =>
  page.locator(ROWS).evaluateAll((rows) =>
    rows.map((row) => {
      const { left, right } = row.getBoundingClientRect();
      const cards = [...row.children].map((card) => card.getBoundingClientRect());
      return {
        inWindow: left >= 0 && right <= innerWidth,
        cards: cards.length,
        // A row shows its first card whole, and the edge of the second.
        whole: cards.filter((card) => card.left >= left && card.right <= right).length,
        cut: cards.filter((card) => card.left < right && card.right > right).length,
      };
    }),
  );

async function checkHeight(page: Page, height: number): Promise<void> {
  const root = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, isWide: scrollWidth > innerWidth };
  });
  expect(root.isWide).toBe(false);
  expect(root.scrollHeight / height).toBeLessThanOrEqual(MOST_SCREENS);
  const rows = await rowsOf(page);
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const row of rows) expect(row).toMatchObject({ inWindow: true, whole: 1, cut: 1 });
}

/** Tabs through the page: each link of a card takes the focus, and is in view then. */
async function checkKeyboard(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const links = await page.locator(`${ROWS} > li a`).evaluateAll((all) => {
    const elements = [...document.body.querySelectorAll('*')];
    return all.map((link) => elements.indexOf(link));
  });
  expect(links.length).toBeGreaterThan(20);
  const stops = await walk(page);
  expect(stops.filter(({ seen }) => !seen).map(({ name }) => name)).toEqual([]);
  expect(links.filter((link) => !stops.some(({ place }) => place === link))).toEqual([]);
}

for (const path of ['/', '/sl/']) {
  test.describe(`${path} on a phone`, tagOf(path), () => {
    for (const [width, height] of [
      [360, 780],
      [390, 844],
    ] as const) {
      test(`of ${width} × ${height} takes at most ${MOST_SCREENS} screens, with rows of cards`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await visit(page, path);
        await checkHeight(page, height);
      });
    }

    test('shows each card’s link when it takes the focus', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, path);
      await checkKeyboard(page);
    });

    test('has no axe violation with its rows scrolled', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await visit(page, path);
      await page.locator(ROWS).evaluateAll((rows) => {
        for (const row of rows) row.scrollTo({ left: row.scrollWidth, behavior: 'instant' });
      });
      expect(await violationsAt(page, [360])).toEqual([]);
    });
  });

  test.describe(`${path} on a phone without scripts`, tagOf(path), () => {
    test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });

    test('is as short, and its cards are reached by keyboard', async ({ page }) => {
      await page.goto(path);
      await checkHeight(page, 780);
      await checkKeyboard(page);
    });
  });
}

test('cards without a link, which are only read, stay below each other', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/manufacturing/');
  const lefts = await page
    .locator('main [class*=Cards-module] > li')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
  expect(lefts).toHaveLength(4);
  expect(new Set(lefts).size).toBe(1);
});

test('from 768 px on the cards are no rows', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/');
  const scrolls = await page
    .locator(ROWS)
    .evaluateAll((rows) => rows.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
  expect(scrolls.length).toBeGreaterThanOrEqual(4);
  expect(scrolls).not.toContain(true);
});

test('the row is in columns when printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  const hidden = await page
    .locator(ROWS)
    .evaluateAll((rows) => rows.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
  expect(hidden).toBe(0);
});
