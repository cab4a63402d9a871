import type { Page } from '@playwright/test';

/**
 * Presses one of each kind of link that is counted, and leaves a search in its field: the voucher's window, a booking, a
 * link to another site with an address in it, a download with the middle button, the search.
 */
export async function pressCountedLinks(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.locator('a[href^="/web3/voucher/"]').first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await footer.locator('[data-counted="booking"]').click();
  await page.evaluate(() => {
    const links = ['https://other.example/a?email=ana@b.si', '/files/terms.pdf'];
    const html = links.map((href, at) => `<a id="added-${at}" target="_blank" href="${href}">added</a> `);
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', html.join(''));
  });
  await page.locator('#added-0').click();
  await page.locator('#added-1').click({ button: 'middle' });
  await page.bringToFront();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
  await page.getByRole('searchbox').fill('voucher');
}
