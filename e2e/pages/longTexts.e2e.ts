import { expect, type Page, test } from '@playwright/test';
import { LENGTHS, WORD } from '../../src/lib/content/LENGTHS';
import { visit } from '../support/visit';

const WIDTH = 360;
const LETTERS = 'Mandrinamodrinomandrinamodrinomandrinamodrino';
const words = (longest: number, length: number) =>
  `${LETTERS.slice(0, longest)} ${LETTERS.slice(0, longest)} ${LETTERS}`.slice(0, length);

/** Texts as long as the hook of saves allows, of its longest words. */
const LONG = {
  heading: words(WORD.other, LENGTHS['blocks']?.['title'] ?? 0),
  // The address of a page in a rich text, whose words have no limit.
  paragraph: `https://modrina.example/${LETTERS.repeat(3)} ${words(WORD.other, 200)}`,
  label: words(WORD.narrow, LENGTHS['blocks']?.['link_label'] ?? 0),
  number: LETTERS.slice(0, LENGTHS['block_items']?.['number'] ?? 0),
};

/** Puts the long texts in place of an area's texts, and returns the texts that stick out of the window. */
const stretch = (page: Page, area: string) =>
  page.locator(area).evaluateAll(
    (areas, { long, width }) => {
      const kept = 'form, svg, pre, table, noscript, script, style, [aria-hidden], [class*=Reel], .visually-hidden';
      const nodes = areas.flatMap((root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: [Text, HTMLElement][] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          if (parent && node.nodeValue?.trim() && !parent.closest(kept)) found.push([node as Text, parent]);
        }
        return found;
      });
      for (const [node, parent] of nodes) {
        if (parent.className.includes('number')) node.nodeValue = long.number;
        else if (parent.closest('h1, h2, h3, h4')) node.nodeValue = long.heading;
        else node.nodeValue = parent.closest('p') && !parent.closest('a') ? long.paragraph : long.label;
      }
      const right = ([node]: [Text, HTMLElement]) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right;
      };
      // Of a card in a row that scrolls, the bound is the card.
      const bound = ([, parent]: [Text, HTMLElement]) =>
        parent.closest('[class*=CardRow] > li')?.getBoundingClientRect().right ?? width;
      const out = nodes.filter((one) => right(one) > bound(one) + 0.5);
      return { texts: nodes.length, out: out.map(([, { tagName, className }]) => `${tagName}.${className}`) };
    },
    { long: LONG, width: WIDTH },
  );

test.use({ viewport: { width: WIDTH, height: 800 } });

for (const path of [
  '/',
  '/sl/blog/',
  '/blog/when-not-to-use-ai/',
  '/case/dairy-order-desk/',
  '/sl/workshops/',
  '/web3/',
]) {
  test(`texts as long as editors may write them do not widen ${path} on a phone`, async ({ page }) => {
    await visit(page, path);
    const { texts, out } = await stretch(page, 'main, footer');
    expect(texts).toBeGreaterThan(20);
    expect(out).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  });
}

test('a table and a line of code in a chapter of a case scroll in their boxes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/case/timber-traceability/');
  const box = page.locator('main section table').first();
  await box.evaluate((table) => {
    for (const row of (table as HTMLTableElement).rows) row.insertCell().textContent = 'Unbreakable'.repeat(3);
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a long e-mail address does not widen the form beside it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/contact/');
  const address = page.locator('#message a[href^="mailto:"]:not([class])');
  await address.evaluate((link) => (link.textContent = `${'razvojnaagencija'.repeat(4)}@modrina.example`));
  const right = (locator: typeof address) => locator.evaluate((element) => element.getBoundingClientRect().right);
  expect(await right(address)).toBeLessThanOrEqual(320);
  expect(await right(page.getByRole('textbox', { name: 'Name' }))).toBeLessThanOrEqual(320);
});

test('labels of the menu do not widen it', async ({ page }) => {
  await visit(page, '/blog/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const { texts, out } = await stretch(page, '#site-menu');
  expect(texts).toBeGreaterThan(5);
  expect(out).toEqual([]);
  expect(await page.locator('#site-menu').evaluate(({ scrollWidth }) => scrollWidth)).toBe(WIDTH);
});
