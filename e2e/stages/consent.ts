import { expect, type Page, test } from '@playwright/test';
import { answerOtherHosts, ASSISTANT, GTM, layerOf } from '../support/otherHosts';
import { visitAsReader, mounted, visit, startApplication } from '../support/visit';

const banner = (page: Page) => page.getByRole('region', { name: /^(Cookies and consent|Piškotki in soglasje)$/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Cookies and consent|Piškotki in soglasje)$/ });
const button = (page: Page, name: string) => banner(page).getByRole('button', { name });
const inWindow = <T>(page: Page, name: string) =>
  page.evaluate((key) => (window as unknown as Record<string, T | undefined>)[key], name);
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();
const ASKED = ['consent default', 'page_view_virtual'];

for (const [path, next] of [
  ['/', 'Workshops'],
  ['/sl/blog/', 'Delavnice'],
] as const) {
  test(`${path}: before consent no request goes to another host, while events enter the data layer`, async ({
    page,
  }) => {
    const asked = await answerOtherHosts(page);
    const problems = await visit(page, path);
    await expect(banner(page)).toBeVisible();
    await page.getByRole('link', { name: next }).first().click();
    await expect(page).toHaveURL(/\/workshops\/$/);
    await expect.poll(() => layerOf(page)).toEqual([...ASKED, 'page_view_virtual']);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    expect(problems).toEqual([]);
    expect(await cookies(page)).not.toContain('_ga');
  });
}

test('the 404 page asks for consent too', async ({ page }) => {
  const asked = await answerOtherHosts(page);
  await visitAsReader(page, '/no-such-page/', 404);
  await expect(banner(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('consent to both loads tags, with all earlier events, and the assistant, and the banner does not return', async ({
  page,
}) => {
  const asked = await answerOtherHosts(page);
  await visitAsReader(page, '/sl/');
  await expect.poll(() => layerOf(page)).toEqual(ASKED);
  await button(page, 'Sprejmi vse').click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => inWindow<string[]>(page, 'tagsSaw')).toBeDefined();
  const commands = ['consent default', 'consent update'];
  const events = ['gtm.js', 'page_view_virtual', 'consent_update'];
  expect(await inWindow(page, 'tagsSaw')).toEqual([...commands, ...events]);
  expect(await inWindow(page, 'tagsCounted')).toEqual(events);
  expect(asked.sort()).toEqual([`${ASSISTANT}?language=sl`, `${GTM}?id=GTM-TEST000`]);

  const [kept] = (await page.context().cookies()).filter(({ name }) => name === 'consent');
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);

  asked.splice(0);
  await visitAsReader(page, '/blog/');
  await expect.poll(() => inWindow(page, 'tagsSaw')).toBeDefined();
  expect((await inWindow<string[]>(page, 'tagsSaw'))?.slice(0, 2)).toEqual(['consent default', 'consent update']);
  await page.waitForLoadState('networkidle');
  expect(asked.sort()).toEqual([ASSISTANT, `${GTM}?id=GTM-TEST000`]);
  await expect(banner(page)).toHaveCount(0);
});

test('a visitor who refuses sees no banner, on this page and the next ones', async ({ page }) => {
  const asked = await answerOtherHosts(page);
  await visitAsReader(page, '/');
  await button(page, 'Reject all').click();
  await expect(banner(page)).toBeHidden();
  await visit(page, '/about/');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  expect(await layerOf(page)).toEqual(['consent default', 'consent update', 'page_view_virtual']);
});

test('the two buttons look alike, and are side by side', async ({ page }) => {
  await answerOtherHosts(page);
  // Otherwise the banner slides in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitAsReader(page, '/');
  const face = async (name: string) => {
    const style = await button(page, name).evaluate((element) => {
      const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { backgroundColor, color, borderColor, fontSize, fontWeight };
    });
    const box = await button(page, name).boundingBox();
    return { ...style, y: box?.y, height: box?.height };
  };
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await face('Accept all')).toEqual(await face('Reject all'));
    expect((await button(page, 'Accept all').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a visitor may consent to one category, change the choice, and withdraw: cookies are deleted, and nothing is loaded', async ({
  page,
}) => {
  const asked = await answerOtherHosts(page);
  await visitAsReader(page, '/about/');
  await button(page, 'Let me choose').click();
  // The switch is a small image; its box receives the click.
  await dialog(page).getByRole('checkbox', { name: 'Chat assistant' }).check({ force: true });
  await dialog(page).getByRole('button', { name: 'Save my choice' }).click();
  await expect.poll(() => inWindow(page, 'chats')).toEqual([ASSISTANT]);
  expect(asked).toEqual([ASSISTANT]);
  await expect(banner(page)).toBeHidden();

  const again = page.getByRole('contentinfo').getByRole('button', { name: 'Cookies and consent' });
  await again.click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Chat assistant' })).toBeChecked();
  await expect(dialog(page).getByRole('checkbox', { name: 'Counting visits' })).not.toBeChecked();
  await dialog(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => cookies(page)).toEqual(['_ga', 'chat', 'consent']);

  asked.splice(0);
  await again.click();
  const reloaded = page.waitForEvent('load');
  await dialog(page).getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  expect(await cookies(page)).toEqual(['consent']);
  expect(await inWindow(page, 'tagsSaw')).toBeUndefined();
});

test('the assistant is added in the other language 50 ms after a change of language', async ({ page }) => {
  await answerOtherHosts(page);
  await visitAsReader(page, '/blog/');
  await button(page, 'Accept all').click();
  const script = page.locator('#assistant-widget');
  await expect(script).toHaveAttribute('src', ASSISTANT);
  await startApplication(page);
  await page.evaluate(() => {
    const times: number[] = [];
    const first = document.getElementById('assistant-widget');
    // An observer would report the removal only after the task that navigates, which takes milliseconds of the 50.
    const remove = () => times.push(performance.now()) && Element.prototype.remove.call(first);
    Object.assign(first ?? {}, { remove });
    Object.assign(window, { times });
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => (node as Element).id === 'assistant-widget')) times.push(performance.now());
    }).observe(document.head, { childList: true });
  });
  await page.getByText('Language: ENG').click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(script).toHaveAttribute('src', `${ASSISTANT}?language=sl`);
  await expect(script).toHaveCount(1);
  const [gone = 0, back = 0, ...more] = (await inWindow<number[]>(page, 'times')) ?? [];
  expect(more).toEqual([]);
  expect(back - gone).toBeGreaterThanOrEqual(49);
  await expect.poll(() => inWindow(page, 'chats')).toEqual([ASSISTANT, `${ASSISTANT}?language=sl`]);
});

test('third parties load from their own hosts and no others, and inline code does not run', async ({ page }) => {
  const asked = await answerOtherHosts(page);
  await visitAsReader(page, '/');
  const refused = await page.evaluate(async (assistant) => {
    const found: string[] = [];
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => found.push(blockedURI));
    const insert = (values: object) => {
      const script = Object.assign(document.createElement('script'), values);
      return new Promise((resolve) => {
        script.onload = script.onerror = resolve;
        document.head.append(script);
        if (!script.src) resolve(undefined);
      });
    };
    await insert({ text: 'window.slipped = true' });
    await insert({ src: 'https://elsewhere.example/x.js' });
    await insert({ src: assistant });
    return found;
  }, ASSISTANT);
  expect(refused).toEqual(['inline', 'https://elsewhere.example/x.js']);
  expect(await inWindow(page, 'slipped')).toBeUndefined();
  expect(asked).toEqual([ASSISTANT]);
});

test('an assistant and tags that fail to load, or throw, do not affect the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(`${GTM}**`, (route) => route.abort());
  await page.route(`${ASSISTANT}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw Error("chat")' }),
  );
  await visitAsReader(page, '/');
  await button(page, 'Accept all').click();
  await expect(banner(page)).toBeHidden();
  await startApplication(page);
  await page.getByRole('link', { name: 'AI consulting' }).first().click();
  await expect(page).toHaveURL(/\/ai-svetovanje\/$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something broke, and it was us');
  expect(errors.filter((message) => message !== 'chat')).toEqual([]);
});

test('the banner is in the language of the page', async ({ page }) => {
  await answerOtherHosts(page);
  await visit(page, '/blog/');
  await expect(button(page, 'Reject all')).toBeVisible();
  await page.getByText('Language: ENG').click();
  await page.getByRole('link', { name: 'Slovenščina' }).click();
  await expect(button(page, 'Zavrni vse')).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Zasebnost' })).toHaveAttribute('href', '/sl/privacy/');
});

test('a crawler is not asked, and loads nothing', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  const page = await context.newPage();
  const asked = await answerOtherHosts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('#consent')).toHaveCount(0);
  expect(asked).toEqual([]);
  await context.close();
});

test('without scripts there is no banner, and no button without a function', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const asked = await answerOtherHosts(page);
  await page.goto('/');
  await expect(page.locator('[data-consent]')).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(asked).toEqual([]);
  await context.close();
});

test('an error of the site is reported to the server, without the visitor’s text', async ({ page }) => {
  await answerOtherHosts(page);
  await page.goto('/contact/?email=ana@example.com');
  await startApplication(page);
  await mounted(page);
  await page.getByRole('main').getByRole('textbox').first().fill('Ana Žagar');
  const told = page.waitForRequest('**/_site/error-report');
  // A script of the site itself that throws in a handler.
  await page.route('**/broken-by-the-test.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => { throw Error("Ana Žagar broke it") })' }),
  );
  await page.addScriptTag({ url: '/broken-by-the-test.js' });
  const request = await told;
  expect(request.postDataJSON()).toMatchObject({ message: '[typed] broke it', path: '/contact/' });
  expect(request.postData()).not.toMatch(/Ana|email/);
  expect((await request.response())?.status()).toBe(204);
});
