import { expect, type Page, test } from '@playwright/test';
import { adoptStyle } from '../../scripts/lib/adoptStyle';
import { logo } from '../support/logo';
import { APPLICATION, APPLICATION_CORE, delayRequests, recordRequests } from '../support/requests';
import { inBothLanguages, NOT_FOUND, tagOfTemplate, TEMPLATES } from '../support/templates';
import { visitAsReader, mounted, started } from '../support/visit';

const application = (page: Page) =>
  recordRequests(page, (request) => APPLICATION.test(new URL(request.url()).pathname));

/** The search page has nothing to read: its form is in the first view. */
const read = TEMPLATES.filter((path) => path !== '/search/');

for (const path of inBothLanguages([...read, NOT_FOUND])) {
  test(`${path} loads no application for a visitor who reads`, tagOfTemplate(path), async ({ page }) => {
    const asked = application(page);
    const problems = await visitAsReader(page, path, path.endsWith(NOT_FOUND) ? 404 : 200);
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.locator('body[data-mounted]')).toHaveCount(0);
    expect(problems).toEqual([]);
  });
}

const SIGNS: Record<string, (page: Page) => Promise<void>> = {
  'the pointer on a link': (page) => logo(page).hover(),
  'a press on text': async (page) => {
    await page.mouse.move(2, 300);
    await page.mouse.down();
    await page.mouse.up();
  },
  'a touch': (page) => page.touchscreen.tap(2, 300),
  'a key': (page) => page.keyboard.press('Shift'),
  'the focus on a link': (page) => logo(page).focus(),
  'a form half a window away': (page) => page.locator('main form').first().scrollIntoViewIfNeeded(),
};

test.describe('a sign of intent', () => {
  test.use({ hasTouch: true });

  for (const [name, sign] of Object.entries(SIGNS)) {
    test(`${name} starts the application, once`, async ({ page }) => {
      const asked = application(page);
      await visitAsReader(page, '/web3/voucher/');
      await started(page);
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await sign(page);
      await mounted(page);
      await sign(page);
      await page.keyboard.press('Shift');
      expect(asked.map((path) => path.replace(/-\w+\.js$/, '')).sort()).toEqual([
        '/app',
        '/framework',
        '/webpack-runtime',
      ]);
    });
  }
});

test.describe('a touch on a link', () => {
  test.use({ hasTouch: true });

  test('navigates as plain HTML, and nothing competes with the next page', async ({ page }) => {
    const asked = application(page);
    await visitAsReader(page, '/');
    await started(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).tap();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(asked).toEqual([]);
  });
});

test('a link that is followed while the application loads stops its download', async ({ page }) => {
  await delayRequests(page, APPLICATION_CORE);
  const showBlog = await delayRequests(page, /\/blog\/$/);
  const stopped: string[] = [];
  page.on('requestfailed', (request) => stopped.push(new URL(request.url()).pathname));
  await visitAsReader(page, '/');
  await started(page);
  await page.keyboard.press('Shift');
  await expect(page.locator('script[src*="/framework-"]')).toHaveCount(1);
  expect(stopped).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click({ noWaitAfter: true });
  // The document of the next page has not come yet, so the present one ended the requests.
  await expect.poll(() => stopped.filter((path) => APPLICATION_CORE.test(path))).toHaveLength(2);
  showBlog();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('all files of the application are requested at once, and none twice', async ({ page }) => {
  const release = await delayRequests(page, APPLICATION_CORE);
  const asked = recordRequests(page);
  await visitAsReader(page, '/sl/blog/when-not-to-use-ai/');
  await started(page);
  const before = asked.length;
  await page.keyboard.press('Shift');
  // The application itself is missing, so it did not request any of these.
  const named = (pattern: RegExp) => expect.poll(() => asked.slice(before).filter((path) => pattern.test(path)).length);
  await named(APPLICATION).toBe(3);
  await named(/^\/page-data\/sl\/blog\/when-not-to-use-ai\/page-data\.json$/).toBe(1);
  await named(/^\/page-data\/app-data\.json$/).toBe(1);
  await named(/^\/page-data\/sq\/d\/\d+\.json$/).toBeGreaterThan(0);
  await named(/^\/slice-data\/(header|footer)-sl\.json$/).toBe(2);
  await named(/^\/component---src-templates-post-tsx-\w+\.js$/).toBe(1);
  await named(/^\/slice---\S+\.js$/).toBe(2);
  const early = asked.slice(before);
  release();
  await mounted(page);
  const repeated = early.filter((path) => asked.indexOf(path) !== asked.lastIndexOf(path));
  expect(repeated).toEqual([]);
  // The application had nothing left to discover.
  const whenHydrated = await page.evaluate(() => performance.getEntriesByName('hydrated')[0]?.startTime ?? 0);
  const late = await page.evaluate(
    (until) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.json$|(component|slice)---/.test(name) && startTime < until)
        .map(({ name }) => new URL(name).pathname),
    whenHydrated,
  );
  expect(late.filter((path) => !asked.slice(0, before).includes(path) && !early.includes(path))).toEqual([]);
});

const reel = (page: Page) => page.locator('[aria-roledescription="carousel"]');

async function openReel(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
}

async function pressNext(page: Page): Promise<void> {
  // Its buttons are hidden until they work; this test needs one that does not work yet.
  await adoptStyle(page, '[data-application="near"] { visibility: visible !important }');
  // No slide has reported yet that there is a next one.
  await reel(page).getByRole('button', { name: 'Next slide' }).click({ force: true });
}

test.describe('while the bootstrap script loads', () => {
  const SMALL_LAYER = /^\/runtime\//;

  test('it does not compete with the first image', async ({ page }) => {
    const asked = recordRequests(page, (request) => SMALL_LAYER.test(new URL(request.url()).pathname));
    const show = await delayRequests(page, /\/static\/.*\.(avif|webp|jpe?g|png)$/);
    await page.goto('/blog/when-not-to-use-ai/', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    show();
    await started(page);
  });

  test('a button that is pressed works afterwards', async ({ page }) => {
    // The image never loads: the press loads the bootstrap script.
    await delayRequests(page, /\/static\/.*\.(avif|webp|jpe?g|png)$/);
    const release = await delayRequests(page, /\/runtime\//);
    await openReel(page);
    await pressNext(page);
    await expect(page.locator('body[data-started]')).toHaveCount(0);
    release();
    await expect(reel(page).locator('[aria-live]')).toHaveText('2 of 4');
  });
});

test.describe('while the application loads', () => {
  test('a link navigates as plain HTML', async ({ page }) => {
    await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  });

  test('the voucher’s link leads to the page with the same form in the end', async ({ page }) => {
    await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/blog/when-not-to-use-ai/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Apply for a voucher' }).click();
    await expect(page).toHaveURL(/\/web3\/voucher\/$/);
  });

  test('a button that is pressed works afterwards', async ({ page }) => {
    const release = await delayRequests(page, APPLICATION_CORE);
    await openReel(page);
    await started(page);
    await pressNext(page);
    await expect(page.locator('body[data-mounted]')).toHaveCount(0);
    release();
    await expect(reel(page).locator('[aria-live]')).toHaveText('2 of 4');
  });

  test('typed text stays, and is sent', async ({ page }) => {
    const release = await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/sl/web3/voucher/');
    const form = page.getByRole('main').getByRole('form');
    await form.getByLabel('Ime').fill('Ana Žagar');
    await form.getByLabel('E-poštni naslov').focus();
    await page.keyboard.type('ana@');
    release();
    await mounted(page);
    await page.keyboard.type('visitor.example');
    await expect(form.getByLabel('E-poštni naslov')).toHaveValue('ana@visitor.example');
    await expect(form.getByLabel('Ime')).toHaveValue('Ana Žagar');
  });

  test('the menu opens, and keeps the focus once the application runs', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/sl/blog/');
    await started(page);
    await page.getByRole('button', { name: 'Meni' }).click();
    const menu = page.locator('#site-menu');
    await expect(menu).toBeVisible();
    release();
    await mounted(page);
    await expect(page.locator('main')).toHaveJSProperty('inert', true);
    await expect(menu.getByRole('button', { name: 'Zapri' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.locator('[inert]')).toHaveCount(0);
  });

  test('the menus of the header close by Escape and by a click elsewhere', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/blog/');
    await started(page);
    const group = page.getByRole('banner').locator('details').filter({ hasText: 'Services' }).first();
    await group.locator('summary').click();
    await expect(group).toHaveJSProperty('open', true);
    await page.keyboard.press('Escape');
    await expect(group).toHaveJSProperty('open', false);
    await group.locator('summary').click();
    await page.locator('main').click({ position: { x: 5, y: 300 } });
    await expect(group).toHaveJSProperty('open', false);
  });

  test('the page keeps the reader’s scroll position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await delayRequests(page, APPLICATION_CORE);
    await visitAsReader(page, '/web3/#before');
    await started(page);
    await page.keyboard.press('Shift');
    await page.evaluate(() => window.scrollTo(0, 120));
    release();
    await mounted(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(120);
  });
});
