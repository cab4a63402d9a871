import { expect, type Page } from '@playwright/test';
import { FIRST_LEVELS, type ShellRow, shellTable } from '../../src/testing/shellTable';
import { logo } from './logo';
import { test } from './sharedPage';
import { tagOf } from './tagOf';
import { NOT_FOUND } from './templates';
import { violationsOf } from './violationsOf';

const banner = (page: Page) => page.getByRole('banner');

/** Labels of the menu's first level in the menu overlay. */
const firstLevel = (page: Page): Promise<(string | null)[]> =>
  banner(page)
    .getByRole('navigation')
    .first()
    .locator('xpath=./ul/li | ./ol/li')
    .evaluateAll((items) => items.map((item) => item.querySelector('summary, a')?.textContent ?? null));

/** Lightness of the header's text: 0 black, 255 white. */
const lightness = (page: Page): Promise<number> =>
  logo(page).evaluate((link) =>
    Math.max(...(getComputedStyle(link).color.match(/\d+/g) ?? []).slice(0, 3).map(Number)),
  );

async function expectRow(page: Page, { logo: home, menu, letters, offer, footer, search }: ShellRow): Promise<void> {
  await expect(logo(page)).toHaveAttribute('href', home);
  await expect(logo(page)).toBeVisible();
  const shown = menu === 'none' ? await banner(page).getByRole('navigation', { name: 'Main' }).count() : 1;
  expect(shown > 0 ? await firstLevel(page) : []).toEqual(FIRST_LEVELS[menu]);
  expect((await lightness(page)) > 128 ? 'white' : 'dark').toBe(letters);

  await expect(banner(page).getByRole('link', { name: 'Search', exact: true })).toHaveCount(
    search === 'search' ? 1 : 0,
  );

  const links = page.getByRole('contentinfo').getByRole('link');
  await expect(links.filter({ hasText: 'Apply for a voucher' })).toHaveCount(offer === 'voucher' ? 1 : 0);
  const strip = page.getByRole('contentinfo').getByRole('link', { name: 'Co-financing' });
  await expect(strip).toHaveCount(offer === 'strip' ? 1 : 0);
  // Their text is that of the link, so they have no role of an image.
  const logos = strip.locator('img');
  await expect(logos).toHaveCount(offer === 'strip' ? 2 : 0);
  for (const logoOfStrip of await logos.all()) {
    expect((await logoOfStrip.boundingBox())?.height).toBe(60);
  }
  await expect(links.filter({ hasText: /^Blog$/ })).toHaveCount(footer === 'neither' ? 0 : 1);
  await expect(links.filter({ hasText: 'Follow our work' })).toHaveCount(footer === 'blog+social' ? 1 : 0);
}

/** Tests the site of a build target against the table of header and footer by page and target. */
export function testShellTable(build: ShellRow['build']): void {
  for (const row of shellTable.filter((one) => one.build === build && !one.page.includes('/blog/d'))) {
    const { page: path, menu, letters, offer, footer } = row;
    test(`${build} ${path}: ${menu}, ${letters}, ${offer}, ${footer}`, async ({ page }) => {
      await page.goto(path === '/404/' ? NOT_FOUND : path);
      await expectRow(page, row);
    });
  }

  // Every page of the default build has axe's checks at three widths (everyPage.e2e.ts).
  if (build === 'default') return;
  for (const path of ['/', '/sl/', '/blog/', '/web3/', '/manufacturing/']) {
    test(`${build} ${path} has no axe violation, wide and narrow`, tagOf(path), async ({ page }) => {
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect((await violationsOf(page)).map((violation) => `${width}: ${violation}`)).toEqual([]);
      }
    });
  }
}
