import { expect, test } from '@playwright/test';
import { footerLink, navigate, scrolled } from '../support/navigate';
import { visit, wantFonts } from '../support/visit';

// With fallback fonts `/` is 26 px shorter.
test.beforeEach(({ page }) => wantFonts(page));

test('a new page begins at its top, and back restores the position', async ({ page }) => {
  await visit(page, '/');
  await footerLink(page, 'Blog').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(500);
  await footerLink(page, 'Blog').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  // Within a line of text: the browser anchors the visible content when something above it is laid out again.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(24);
});

test('during a step back the old page keeps its position', async ({ page }) => {
  await visit(page, '/blog/');
  const scrollTo = (top: number) => page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await scrollTo(1500);
  await navigate(page, '/workshops/');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Workshops');
  await scrollTo(300);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  /** Each frame until the other page is there. */
  const frames = await page.evaluate(
    () =>
      new Promise<{ heading: string; top: number }[]>((resolve) => {
        const seen: { heading: string; top: number }[] = [];
        const look = () => {
          const text = document.querySelector('h1')?.textContent ?? '';
          seen.push({ heading: text, top: Math.round(window.scrollY) });
          if (text === 'Workshops') requestAnimationFrame(look);
          else resolve(seen);
        };
        history.back();
        requestAnimationFrame(look);
      }),
  );
  expect(frames.at(-1)).toEqual({ heading: 'Blog', top: 1500 });
  expect(new Set(frames.slice(0, -1).map(({ top }) => top))).toEqual(new Set([300]));
});

test('after a reload, back shows the page of its URL before the application runs again', async ({ page }) => {
  await visit(page, '/');
  await footerLink(page, 'Privacy').scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await footerLink(page, 'Privacy').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('What we know about you, and why');
  // A pointer on a link would start the application.
  await page.mouse.move(5, 400);
  await page.reload();
  // At once, which may be before the bootstrap script runs. Not goBack(), which waits for a document.
  await page.evaluate(() => history.back());
  await expect(heading).toHaveText('Leave the dull work to software');
  await expect(page).toHaveURL(/:\d+\/$/);
  // The page that was left is a quarter as high.
  await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(24);
  await page.evaluate(() => history.forward());
  await expect(heading).toHaveText('What we know about you, and why');
  await expect(page).toHaveURL(/\/privacy\/$/);
  await expect(page.locator('body')).not.toHaveAttribute('data-mounted');
});

test('after a navigation, back from a fragment restores the position, and its link leads there again', async ({
  page,
}) => {
  await visit(page, '/blog/');
  await navigate(page, '/blog/when-not-to-use-ai/');
  const contents = page.getByRole('navigation', { name: 'In this article' }).getByRole('link').last();
  await contents.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  const target = page.locator((await contents.getAttribute('href')) ?? 'none');
  for (let turn = 0; turn < 2; turn++) {
    await contents.click();
    await expect(target).toBeInViewport();
    // Away from the target: the link must lead there again, and not to this position.
    await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }));
    await page.evaluate(() => history.back());
    await expect.poll(async () => Math.abs((await scrolled(page)) - before)).toBeLessThan(24);
  }
});
