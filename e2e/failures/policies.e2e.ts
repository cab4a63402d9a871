import { expect, type Page, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { addEditor, openPost, removeEditor, saveRecord, signIn } from '../support/editors';
import { startApplication } from '../support/visit';

const RECORDS = '/api/collections/posts/records';

/** Collects policy violations of the page, its frames and whatever it opens. */
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

test('a visitor’s path through the site violates no policy', async ({ page }) => {
  const refused = await collectRefusals(page);
  await page.goto('/');
  await page.locator('script[type="speculationrules"]').waitFor({ state: 'attached' });
  await startApplication(page);
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
    await startApplication(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await settled(page);
  }
  expect(refused).toEqual([]);
});

test('pages are still prefetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/blog/');
  await startApplication(page);
  await expect.poll(() => fetched.filter((path) => path.endsWith('/page-data.json')).length).toBeGreaterThan(1);
});

test('pages made by the server have their styles', async ({ page }) => {
  const refused = await collectRefusals(page);
  await page.goto('/_site/preview/nothing');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('line-height', /^3[0-9.]+px$/);
  await expect(page.locator('body')).toHaveCSS('display', 'grid');
  expect(refused).toEqual([]);
});

test('an editor’s path through dashboard, rich text and status page violates no policy', async ({ page, request }) => {
  const editor = await addEditor(request);
  const draft = { slug: `of-a-policy-${Date.now()}`, title: 'Of a policy', summary: 'S', status: 'draft' };
  const post = await asOwner(request, 'POST', RECORDS, { ...draft, body: '<p>Before</p>' });
  const refused = await collectRefusals(page);
  try {
    await signIn(page, editor.email);
    await openPost(page, post.id);
    // TinyMCE is a frame with its own styles, fonts and scripts.
    const text = page.frameLocator('iframe').first().locator('body[contenteditable=true]');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' After');
    await saveRecord(page);
    const body = async () => (await asOwner(request, 'GET', `${RECORDS}/${post.id}`)).body;
    await expect.poll(body).toContain('After');
    await page.goto('/_site/status');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    expect(refused).toEqual([]);
  } finally {
    await asOwner(request, 'DELETE', `${RECORDS}/${post.id}`);
    await removeEditor(request, editor.id);
  }
});
