import { expect, type Page, test } from '@playwright/test';
import { PATIENCE_MS } from '../../src/runtime/boot/keepPress';
import { APPLICATION_CORE, delayRequests } from '../support/requests';
import { SLOW } from '../support/tagOf';
import { inBothLanguages, TEMPLATES } from '../support/templates';
import { violationsAt } from '../support/violationsOf';
import { mounted, started, visit, visitAsReader } from '../support/visit';

/** The links that open a dialog, and the pages that they lead to otherwise; keepPress.ts serves both. */
const CONTROLS = [
  { name: 'the voucher', selector: 'footer [data-application="press"][href]', page: '/web3/voucher/' },
  { name: 'the search', selector: 'header a[aria-keyshortcuts]', page: '/search/' },
] as const;
type Selector = (typeof CONTROLS)[number]['selector'];
const [VOUCHER, SEARCH] = CONTROLS;

const control = (page: Page, { selector }: { selector: Selector }) => page.locator(selector);
const dialog = (page: Page) => page.getByRole('dialog');

/** Scrolls to a control and presses its middle, with none of Playwright's waits. */
async function pressAt(page: Page, selector: Selector, by: 'touch' | 'mouse'): Promise<void> {
  const [x, y] = await control(page, { selector }).evaluate((element) => {
    element.scrollIntoView({ behavior: 'instant', block: 'center' });
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  });
  await (by === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

/** Has a press wait for the application without an end: on a busy machine the steps of a test may take more than 2 s. */
const waitForever = (page: Page): Promise<unknown> =>
  page.addInitScript((patience) => {
    const wait = window.setTimeout.bind(window);
    Object.assign(window, { setTimeout: (then: () => void, ms: number) => (ms === patience ? 0 : wait(then, ms)) });
  }, PATIENCE_MS);

/** Delays the application, and has a press wait for it without an end. */
async function delayApplication(page: Page): Promise<() => void> {
  await waitForever(page);
  return delayRequests(page, APPLICATION_CORE);
}

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

const PAGES = ['/blog/', '/', '/sl/web3/'];
const DELAYS = [0, 100, 500];

test.describe('a press right after the load', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const by of ['touch', 'mouse'] as const) {
    for (const rate of [4, 8]) {
      for (const { name, selector } of CONTROLS) {
        for (const [place, delay] of DELAYS.entries()) {
          // Each page with each of the delays.
          const path = PAGES[(place + (by === 'touch' ? 0 : 1) + (rate === 4 ? 0 : 1)) % PAGES.length] ?? '/';
          const title = `${name}, by ${by}, ${delay} ms after the load of ${path}, a processor ÷ ${rate}`;
          test(`opens ${title}`, by === 'mouse' || rate === 8 || delay > 0 ? SLOW : {}, async ({ page }) => {
            await waitForever(page);
            await slowDown(page, rate);
            await visitAsReader(page, path);
            await page.waitForTimeout(delay);
            await pressAt(page, selector, by);
            await expect(dialog(page)).toBeVisible({ timeout: 20_000 });
            await expect(dialog(page)).toHaveCount(1);
            expect(new URL(page.url()).pathname).toBe(path);
            await expect(page.locator('[aria-busy]')).toHaveCount(0);
          });
        }
      }
    }
  }
});

test('the search of the overlay on a narrow screen opens as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const release = await delayApplication(page);
  await visitAsReader(page, '/sl/blog/');
  await page.getByRole('button', { name: 'Meni' }).click();
  const link = page.locator('#site-menu').getByRole('link', { name: 'Iskanje' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.locator('#site-menu')).toBeHidden();
});

/** Runs before the page: records the milliseconds from the begin of a click's handling to the sign on its control. A busy machine delays the event itself. */
function measureSigns(): void {
  const signs: number[] = [];
  Object.assign(window, { signs });
  let at = 0;
  addEventListener('click', () => (at = performance.now()), true);
  new MutationObserver(() => signs.push(performance.now() - at)).observe(document, {
    attributeFilter: ['aria-busy'],
    subtree: true,
  });
}

for (const one of CONTROLS) {
  test.describe(`while the application loads, ${one.name}`, one === SEARCH ? SLOW : {}, () => {
    const boxOf = (page: Page) =>
      control(page, one).evaluate((element) => {
        const { offsetWidth, offsetHeight, offsetTop } = element as HTMLElement;
        return [offsetWidth, offsetHeight, offsetTop, document.body.scrollWidth, document.body.scrollHeight];
      });

    test('is busy within 100 ms, moves nothing, and opens once for two presses', async ({ page }) => {
      const release = await delayApplication(page);
      await page.addInitScript(measureSigns);
      await visitAsReader(page, '/blog/');
      const before = await boxOf(page);
      await control(page, one).click();
      await expect(control(page, one)).toHaveAttribute('aria-busy', 'true');
      expect(await boxOf(page)).toEqual(before);
      expect((await page.evaluate(() => (window as unknown as { signs: number[] }).signs))[0]).toBeLessThan(100);
      await control(page, one).click();
      release();
      await expect(dialog(page)).toHaveCount(1);
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    });

    test('is pressed by keyboard', async ({ page }) => {
      const release = await delayApplication(page);
      await visitAsReader(page, '/blog/');
      await control(page, one).focus();
      await page.keyboard.press('Enter');
      await expect(control(page, one)).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(dialog(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe('/blog/');
    });

    for (const [name, cancel] of [
      ['Escape', (page: Page) => page.keyboard.press('Escape')],
      ['a press elsewhere', (page: Page) => page.mouse.click(2, 300)],
    ] as const) {
      test(`is cancelled by ${name}`, async ({ page }) => {
        const release = await delayApplication(page);
        await visitAsReader(page, '/blog/');
        await control(page, one).click();
        await expect(control(page, one)).toHaveAttribute('aria-busy', 'true');
        await started(page); // A press that is cancelled earlier loads no application.
        await cancel(page);
        await expect(page.locator('[aria-busy]')).toHaveCount(0);
        release();
        await mounted(page);
        // Far longer than it takes to answer a press.
        await page.waitForTimeout(500);
        await expect(dialog(page)).toHaveCount(0);
        expect(new URL(page.url()).pathname).toBe('/blog/');
      });
    }

    test('opens a tab by Ctrl and click', async ({ page, context }) => {
      await delayApplication(page);
      await visitAsReader(page, '/blog/');
      const opened = context.waitForEvent('page');
      await control(page, one).click({ modifiers: ['Control'] });
      // Not its URL: on a busy machine a tab in the background may stay empty for a minute.
      await opened;
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe('/blog/');
    });

    test('leads to its page when the application takes 3 s, and is not busy after going back', async ({ page }) => {
      await page.route(APPLICATION_CORE, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 3000));
        await route.continue().catch(() => {});
      });
      await visitAsReader(page, '/blog/');
      await started(page);
      const since = Date.now();
      await control(page, one).click();
      await page.waitForURL((url) => url.pathname === one.page, { waitUntil: 'commit' });
      expect(Date.now() - since).toBeGreaterThanOrEqual(PATIENCE_MS - 100);
      await page.waitForLoadState();
      await page.goBack();
      await expect(control(page, one)).toBeVisible();
      await expect(page.locator('[aria-busy]')).toHaveCount(0);
      await expect(dialog(page)).toHaveCount(0);
    });

    for (const [name, files] of [
      ['the application', APPLICATION_CORE],
      ['the bootstrap script', /\/runtime\//],
    ] as const) {
      test(`leads to its page when ${name} fails`, async ({ page }) => {
        await page.route(files, (route) => route.abort());
        await page.goto('/blog/');
        await control(page, one).click();
        await page.waitForURL((url) => url.pathname === one.page);
      });
    }
  });
}

test('the keys of the search are kept too', async ({ page }) => {
  const release = await delayApplication(page);
  await visitAsReader(page, '/blog/');
  await started(page);
  await page.keyboard.press('Control+k');
  await expect(control(page, SEARCH)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('searchbox')).toBeFocused();
});

test('a dialog whose code is slow shows the sign once the application runs', async ({ page }) => {
  await visit(page, '/blog/');
  const release = await delayRequests(page, /\.js$/);
  await control(page, VOUCHER).click();
  await expect(control(page, VOUCHER)).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
});

test('a busy control has no axe violation', async ({ page }) => {
  await delayApplication(page);
  await visitAsReader(page, '/blog/');
  for (const one of CONTROLS) {
    await control(page, one).click();
    await expect(control(page, one)).toHaveAttribute('aria-busy', 'true');
    expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
  }
});

test('on a 404 page, which has no application, they are plain links', async ({ page }) => {
  await page.goto('/no-such-page/');
  const since = Date.now();
  await control(page, SEARCH).click();
  await page.waitForURL((url) => url.pathname === SEARCH.page, { waitUntil: 'commit' });
  expect(Date.now() - since).toBeLessThan(PATIENCE_MS - 100);
});

test('no button’s press is lost before the application runs', async ({ request }) => {
  const buttons: string[] = [];
  for (const path of inBothLanguages(TEMPLATES)) {
    const html = await (await request.get(path)).text();
    buttons.push(...[...html.matchAll(/<button\b[^>]*>/g)].map(([tag]) => `${path} ${tag}`));
  }
  expect(buttons.length).toBeGreaterThan(TEMPLATES.length);
  // The browser opens popovers and submits forms.
  expect(buttons.filter((tag) => !/ popovertarget=| type="submit"| data-application="press"/.test(tag))).toEqual([]);
});
