import { expect, type Page } from '@playwright/test';

type Shift = { value: number; what: string[] };

/** Runs before the page: records every layout shift that the visitor did not cause. */
export function observeShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources?: { node?: Node | null }[] };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const what = (entry.sources ?? []).map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${element?.localName}.${element?.className}`;
      });
      shifts.push({ value: entry.value, what });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Web Vitals are reported to two decimals: below this the value is 0.00. */
const BOUND = 0.005;

const sumOf = (shifts: readonly Shift[]) => shifts.reduce((total, { value }) => total + value, 0);

/** Fails when the page moved by itself since observeShifts() ran in it. @param place begins the message */
export async function expectNoShift(page: Page, place = page.url()): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
  expect(sumOf(shifts), `${place}: ${JSON.stringify(shifts)}`).toBeLessThan(BOUND);
}
