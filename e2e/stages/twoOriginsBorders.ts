import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { addEditor, removeEditor } from '../support/editors';
import { recordsOf } from '../support/recordsOf';
import { signInAtStatus, STATUS } from '../support/statusPage';
import { cms, FOREIGN, site, test } from '../support/twoOrigins';
import { visitAsReader } from '../support/visit';

const POSTS = '/api/collections/posts/records';
const FORM = '/_site/save-form-message';
/** The answer to a script: its status, or that the browser kept it from the script. */
type Read = number | 'kept from the script';

/** The options of a request that Playwright can hand to the page. */
type Asked = Pick<RequestInit, 'method'> & { headers?: Record<string, string>; body?: string };

/** Requests a URL of PocketBase from the page's script. */
const fetchFrom = (page: Page, path: string, init: Asked = {}): Promise<Read> =>
  page.evaluate(
    ([url, options]) =>
      fetch(url, options).then(
        ({ status }) => status,
        () => 'kept from the script' as const,
      ),
    [cms + path, init] as const,
  );

const formOf = (email: string) => ({
  ...{ form: 'general', locale: 'en', name: 'Ana', email, message: 'Hi', key: randomUUID() },
  data: {},
});
const asJson = (email: string): Asked => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(formOf(email)),
});

test.describe('without the policy by which the site’s pages call nobody else', () => {
  test.use({ bypassCSP: true });

  test('PocketBase takes a form from a script of the site’s origin, which reads the answer', async ({
    page,
    atCms,
  }) => {
    const email = 'direct@visitor.example';
    await page.goto('/robots.txt');
    expect(await fetchFrom(page, FORM, asJson(email))).toBe(201);
    expect(await recordsOf(atCms, 'form_messages', email)).toMatchObject([{ form: 'general', status: 'new' }]);
    expect(await fetchFrom(page, POSTS)).toBe(200);
  });
});

test('a page of the site itself cannot call PocketBase directly: its policy allows its own origin alone', async ({
  page,
}) => {
  await visitAsReader(page, '/contact/');
  expect(await fetchFrom(page, POSTS)).toBe('kept from the script');
});

test('a foreign page reads nothing of PocketBase and sends no form', async ({ page, atCms }) => {
  const email = 'foreign@visitor.example';
  await page.goto(`${FOREIGN}/`);
  for (const path of [POSTS, '/_site/form-token', '/api/health', '/_site/status/data']) {
    expect([path, await fetchFrom(page, path)]).toEqual([path, 'kept from the script']);
  }
  expect(await fetchFrom(page, FORM, asJson(email))).toBe('kept from the script');
  // Sent without asking before, as any page can: the server refuses it.
  const plain = new URLSearchParams({ locale: 'en', name: 'Ana', email, message: 'Hi' });
  const refused = page.waitForResponse((response) => response.url() === `${cms}/_site/forms/contact`);
  await page.evaluate(
    ([action, fields]) => {
      const form = Object.assign(document.createElement('form'), { method: 'post', action });
      for (const [name, value] of fields) form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    },
    [`${cms}/_site/forms/contact`, [...plain]] as const,
  );
  expect((await refused).status()).toBe(403);
  for (const collection of ['messages', 'form_messages'] as const) {
    expect(await recordsOf(atCms, collection, email)).toEqual([]);
  }
});

test('only the site’s origin has CORS headers, and none allows cookies', async ({ atCms }) => {
  const allowedFor = async (origin: string, path: string) => {
    const headers = { Origin: origin, 'Access-Control-Request-Method': 'POST' };
    const answers = [await atCms.get(path, { headers }), await atCms.fetch(path, { method: 'OPTIONS', headers })];
    for (const answer of answers) expect(answer.headers()).not.toHaveProperty('access-control-allow-credentials');
    return answers.map((answer) => answer.headers()['access-control-allow-origin']);
  };
  for (const path of [POSTS, '/_site/form-token']) {
    expect(await allowedFor(site, path)).toEqual([site, site]);
    for (const origin of [FOREIGN, 'https://elsewhere.example', 'null', `${site}.elsewhere.example`]) {
      expect([origin, await allowedFor(origin, path)]).toEqual([origin, [undefined, undefined]]);
    }
  }
});

test('the cookies of an editor are PocketBase’s own, and none is sent to the site', async ({ browser, atCms }) => {
  const editor = await addEditor(atCms);
  const context = await browser.newContext({ baseURL: cms });
  try {
    const page = await context.newPage();
    await page.goto(STATUS);
    await signInAtStatus(page, editor.email);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('editor_bar');
    const { hostname } = new URL(cms);
    // "Secure" follows https in SITE_URL: pocketbase/hooks/preview/COOKIE.test.ts.
    for (const cookie of cookies) expect(cookie).toMatchObject({ domain: hostname, sameSite: /^(Lax|Strict)$/ });
    const sent = page.waitForRequest(`${site}/blog/`);
    await page.goto(`${site}/blog/`);
    expect((await (await sent).allHeaders())['cookie']).toBeUndefined();
    await expect(page.locator('script[src*="/_site/bar/"]')).toHaveCount(0);
  } finally {
    await context.close();
    await removeEditor(atCms, editor.id);
  }
});
