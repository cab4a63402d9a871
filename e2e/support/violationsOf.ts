import { readFileSync } from 'node:fs';
import { type Page, test, type TestInfo } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isWholeSuite } from '../../server/testing/roundsOf';

/** Half the size of `axe.source`; it is sent to every page. */
const SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: RULES },
  // Details of passing rules, and a second download of every style sheet, took 60 % of the time and are not read.
  resultTypes: ['violations'],
  preload: false,
};
/** The dialog library's focus guards are empty and move the focus into the dialog, so they must come first. */
const NOT_LOOKED_AT = '[data-focus-guard]';

/** Returns axe's violations on the page in its current state: WCAG 2.0 to 2.2 A and AA, and best practice. */
export async function violationsOf(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(SOURCE);
  return page.evaluate(
    async ({ options, exclude }) => {
      // A dialog that fades in has no contrast yet.
      const passing = document
        .getAnimations()
        .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
      await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run({ exclude: [[exclude]] }, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    },
    { options: OPTIONS, exclude: NOT_LOOKED_AT },
  );
}

/** How often each test has asked for widths. */
const asked = new WeakMap<TestInfo, number>();

/** `npm test` takes one of the widths, in turns by the test's title and the call within the test; `npm run test:all` takes each. */
function widthsInTurn(widths: readonly number[]): readonly number[] {
  if (isWholeSuite()) return widths;
  const info = test.info();
  const calls = asked.get(info) ?? 0;
  asked.set(info, calls + 1);
  return widths.filter((_, at) => at === (info.titlePath.join('').length + calls) % widths.length);
}

/** The same at window widths, with the width in each message. Each must show the part that the test is about. */
export async function violationsAt(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const width of widthsInTurn(widths)) {
    await page.setViewportSize({ width, height: 800 });
    // Boxes that no longer fit become focusable one frame after the resize (src/ui/prose/Prose.tsx).
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    found.push(...(await violationsOf(page)).map((violation) => `${width} px: ${violation}`));
  }
  const last = widths.at(-1);
  // The test goes on at the last width, whichever were tried.
  if (last !== undefined && page.viewportSize()?.width !== last)
    await page.setViewportSize({ width: last, height: 800 });
  return found;
}
