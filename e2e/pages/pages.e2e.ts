import { expect, test } from '@playwright/test';
import { paths, visit } from '../support/visit';

test.describe('a reel', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('is operated by keyboard, keeps the focus, and states its position', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    const reel = page.locator('[aria-roledescription="carousel"]');
    const previous = reel.getByRole('button', { name: 'Previous slide' });
    const next = reel.getByRole('button', { name: 'Next slide' });
    const position = reel.locator('[aria-live]');
    await expect(position).toHaveText('1 of 4');
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.focus();
    for (const place of ['2 of 4', '3 of 4', '4 of 4']) {
      await page.keyboard.press('Enter');
      await expect(position).toHaveText(place);
    }
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(reel.getByRole('group', { name: '4 of 4' })).toBeInViewport({ ratio: 0.5 });
    await page.keyboard.press('Shift+Tab');
    await expect(previous).toBeFocused();
    await page.keyboard.press('Space');
    await expect(position).toHaveText('3 of 4');
    // The box of slides itself scrolls by arrow keys, and Tab continues through its content.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(reel.locator('[tabindex="0"]')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText('4 of 4');
    await page.keyboard.press('Tab');
    await expect(reel.getByRole('link', { name: 'More about us' })).toBeFocused();
  });

  test('scrolls by touch and shows no button without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
    const page = await context.newPage();
    await page.goto('/sl/');
    const reel = page.locator('[aria-roledescription="vrtiljak"]');
    await expect(reel.getByRole('button', { name: 'Naslednji prikaz', includeHidden: true })).toBeHidden();
    await expect(reel.locator('[tabindex="0"]')).toHaveCSS('overflow-x', 'auto');
    await expect(reel.getByRole('group', { name: '4 od 4' })).toBeVisible();
    await context.close();
  });
});

test('each topic of an article has a page in both languages, and no other has one', async ({ request }) => {
  const topics = paths.filter((path) => /\/blog\/tag\/[^/]+\/$/.test(path));
  const slugs = ['ai', 'data', 'digitalisation', 'law', 'manufacturing', 'strategy', 'web3'];
  const expected = slugs.flatMap((slug) => [`/blog/tag/${slug}/`, `/sl/blog/tag/${slug}/`]);
  expect(topics.sort()).toEqual(expected.sort());
  expect((await request.get('/blog/tag/no-such-topic/')).status()).toBe(404);
});

test('a reader goes from an article to its topic and back to the blog', async ({ page }) => {
  await visit(page, '/sl/blog/eu-ai-act-for-smaller-companies/');
  await page.getByRole('article').getByRole('list', { name: 'Teme' }).getByRole('link', { name: 'Pravo' }).click();
  await expect(page).toHaveURL(/\/sl\/blog\/tag\/law\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pravo');
  await expect(page).toHaveTitle(/^Blog: Pravo \| /);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(2);
  await expect(main.getByRole('navigation', { name: 'Teme' }).getByRole('link', { name: 'Pravo' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.getByRole('navigation', { name: 'Tukaj ste' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL(/\/sl\/blog\/$/);
});

test('a topic on a card leads to the topic, the card to its article', async ({ page }) => {
  await visit(page, '/blog/');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await card.first().getByRole('link', { name: 'Strategy' }).click();
  await expect(page).toHaveURL(/\/blog\/tag\/strategy\/$/);
  await card.first().getByRole('heading').click();
  await expect(page).toHaveURL(/\/blog\/when-not-to-use-ai\/$/);
});

test('an article’s link is copied, and the reader is informed', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await visit(page, '/blog/when-not-to-use-ai/');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
});

test('no page has an id twice', async ({ request }) => {
  const repeated: string[] = [];
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    // Gatsby marks the start and end of its slices with comments that look like ids.
    const ids = [...html.matchAll(/<\w[^<>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    if (twice.length > 0) repeated.push(`${path}: ${twice.join(', ')}`);
  }
  expect(repeated).toEqual([]);
});

test('a full workshop offers its waiting list, another one its places', async ({ page }) => {
  await visit(page, '/sl/workshops/prompting-at-work/');
  await expect(page.getByText('Zasedeno', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Na čakalni seznam po e-pošti' })).toHaveAttribute('href', /^mailto:/);
  await visit(page, '/workshops/ai-for-leadership-teams/');
  await expect(page.getByText('5 places left of 16')).toBeVisible();
  await visit(page, '/workshops/');
  await expect(page.getByText('Fully booked')).toHaveCount(1);
});
