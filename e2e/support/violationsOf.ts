import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What axe finds on a page as it stands: WCAG 2.0 to 2.2 A and AA, and best practice. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The library's guards beside an open dialog are empty and lead the focus into it, for which they must come first.
  const builder = new AxeBuilder({ page }).withTags(RULES).exclude('[data-focus-guard]');
  // The other mode opens a window for each look, to join what it finds in frames of other origins: there are none.
  builder.setLegacyMode();
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The same at several widths of the window, each named. */
export async function violationsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violationsOf(page)).map((violation) => `${width} px: ${violation}`));
  }
  return found;
}
