import { expect, type Locator, type Page } from '@playwright/test';

/** The element with the focus. */
type Stop = {
  name: string;
  /** Nothing has the focus: it has left the page. */
  outside: boolean;
  /** It has an outline, is within the window, and is not covered. */
  seen: boolean;
  /** Its index among all elements of the body; scripts in the head change. */
  place: number;
};

/** Runs in the page. */
function whereFocusIs(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { name: '', outside: true, seen: true, place: -1 };
  const outlined = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  };
  // A card has the outline of its link.
  const around = [element.closest('li'), element.closest('article')].filter((one) => one !== null);
  const cards = around.flatMap((one) => [one, ...one.children]).filter((one) => one.contains(element));
  const drawn = [element, ...cards].some(outlined);
  // The box of the first line: the centre of a wrapped link may be beside its text.
  const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 20)];
  const above = document.elementFromPoint(x, y);
  const inView = y >= 0 && y <= innerHeight && x >= 0 && x <= innerWidth;
  const uncovered = above !== null && (element.contains(above) || above.contains(element));
  const label = element.getAttribute('aria-label') ?? element.id;
  return {
    name: `${element.localName} "${element.textContent?.trim().slice(0, 40) || label}"`,
    outside: false,
    // An element that only a script focuses (a heading after a navigation) is read, not operated.
    seen: element.tabIndex < 0 || (drawn && inView && uncovered),
    place: [...document.body.querySelectorAll('*')].indexOf(element),
  };
}

const MOST_STOPS = 200;

/** Runs in the page: until a frame in which it does not scroll. */
const scrolled = () =>
  new Promise<void>((resolve) => {
    const look = (before: number) =>
      requestAnimationFrame(() => (window.scrollY === before ? resolve() : look(window.scrollY)));
    look(NaN);
  });

async function step(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop> {
  await page.keyboard.press(key);
  const stop = await page.evaluate(whereFocusIs);
  if (stop.seen) return stop;
  // The page scrolls smoothly to the focused element, which takes longer on a busy machine.
  await page.evaluate(scrolled);
  return page.evaluate(whereFocusIs);
}

/** Presses Tab until the target has the focus; every stop before it must be visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops++) {
    const stop = await step(page, key);
    expect(stop, `the focus on ${stop.name} is visible`).toMatchObject({ seen: true });
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of ${key} did not reach ${target}.`);
}

/** Presses Tab through a whole page until the focus leaves it, and returns every stop. */
export async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    const stop = await step(page, 'Tab');
    // Some browsers wrap from the end to the beginning.
    if (stop.outside || stop.place === stops[0]?.place) return stops;
    stops.push(stop);
  }
  throw new Error(`After ${MOST_STOPS} stops the focus is still on the page: ${stops.at(-1)?.name}.`);
}
