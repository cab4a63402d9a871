import { expect, type Page, test } from '@playwright/test';
import { asOwner } from './support/asOwner';
import { openStatus, part, SESSION_KEY } from './support/openStatus';
import { ownerToken } from './support/ownerToken';
import { paths, wake } from './support/visit';

const RECORDS = '/api/collections/posts/records';

/** Collects what the browser refuses because of a policy, in the page and in its frames, in whatever it opens. */
async function collectRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  const isRefusal = (text: string) =>
    /content.security.policy|permissions.policy|refused to |cross-origin-/i.test(text);
  page.on('console', (message) => {
    if (isRefusal(message.text())) refused.push(`${page.url()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) => {
      // eslint-disable-next-line no-console -- Read by the test.
      console.warn(`Content Security Policy of ${documentURI}: ${effectiveDirective} ${blockedURI}`);
    });
  });
  return refused;
}

const settled = (page: Page) => page.waitForLoadState('networkidle');

test('a visitor’s way through the site meets no policy', async ({ page }) => {
  const refused = await collectRefusals(page);
  await page.goto('/');
  await page.locator('script[type="speculationrules"]').waitFor({ state: 'attached' });
  await wake(page);
  await page.getByRole('link', { name: 'Blog', exact: true }).first().hover();
  await page.getByRole('link', { name: 'Blog', exact: true }).first().click();
  await expect(page).toHaveURL(/\/blog\/$/);
  await settled(page);
  for (const path of [
    '/sl/',
    '/contact/',
    '/web3/voucher/',
    '/blog/when-not-to-use-ai/',
    '/search/?q=ai',
    '/nothing/',
  ]) {
    await page.goto(path);
    await wake(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
  }
  expect(refused).toEqual([]);
});

test('pages are still fetched before anybody goes to them', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/blog/');
  await wake(page);
  await expect.poll(() => fetched.filter((path) => path.endsWith('/page-data.json')).length).toBeGreaterThan(1);
});

test('a file that is opened by itself is shown', async ({ page, request }) => {
  const refused = await collectRefusals(page);
  const home = await (await request.get('/')).text();
  const [image = ''] = /\/static\/[^"' ,]+\.(avif|webp|png|jpg)/.exec(home) ?? [];
  expect(image).not.toBe('');
  for (const path of [image, '/favicon.svg', '/robots.txt', '/llms.txt', '/sitemap-index.xml', '/builds/latest.json']) {
    expect((await page.goto(path))?.status()).toBe(200);
    await settled(page);
  }
  await page.goto(image);
  expect(await page.evaluate(() => document.images[0]?.naturalWidth)).toBeGreaterThan(0);
  expect(refused).toEqual([]);
});

test('pages of the server’s own are as they were designed', async ({ page }) => {
  const refused = await collectRefusals(page);
  await page.goto('/_site/preview/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('line-height', /^3[0-9.]+px$/);
  await expect(page.locator('body')).toHaveCSS('display', 'grid');
  expect(refused).toEqual([]);
});

test('an owner’s way through status page, site and dashboard meets no policy', async ({ page, request }) => {
  test.slow();
  const refused = await collectRefusals(page);
  const draft = { title: 'Of an owner', summary: 'S', body: '<p>Before</p>', status: 'draft' };
  const post = await asOwner(request, 'POST', RECORDS, { ...draft, slug: `of-an-owner-${Date.now()}` });
  try {
    await openStatus(page, request);
    await page.getByRole('button', { name: 'Rebuild', exact: true }).click();
    await page.keyboard.press('Escape');
    await settled(page);

    const session = JSON.stringify({ token: await ownerToken(request), record: { collectionName: '_superusers' } });
    await page.addInitScript(([key, value]) => localStorage.setItem(key ?? '', value ?? ''), [SESSION_KEY, session]);
    await page.goto(`/_/#/collections?collection=posts&record=${post.id}`);
    await page.reload();
    await changeText(page, 'After');
    await addImage(page);
    await page.getByRole('button', { name: 'Unlock to save' }).click();
    await page.getByRole('button', { name: /^save/i }).first().click();
    const now = () => asOwner(request, 'GET', `${RECORDS}/${post.id}`) as Promise<unknown> as Promise<Row>;
    await expect.poll(async () => (await now()).body).toContain('After');
    expect((await now()).image).toMatch(/^red_\w+\.png$/);
    await expect(page.getByRole('button', { name: 'Unlock to save' })).toBeHidden();

    for (const place of [
      'collections?collection=_superusers',
      'logs',
      'settings',
      'settings/backups',
      'settings/mail',
    ]) {
      await page.goto(`/_/#/${place}`);
      await page.waitForTimeout(500);
      await settled(page);
    }
    expect(refused).toEqual([]);
  } finally {
    await asOwner(request, 'DELETE', `${RECORDS}/${post.id}`);
  }
});

type Row = { body: string; image: string };

/** Writes into the first rich text, which is a frame of its own. */
async function changeText(page: Page, text: string): Promise<void> {
  const editor = page.frameLocator('iframe').first().locator('body[contenteditable=true]');
  await editor.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

async function addImage(page: Page): Promise<void> {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const file = { name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(file);
}
