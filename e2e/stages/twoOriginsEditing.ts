import { createHmac } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import en from '../../locales/en/status.json';
import sl from '../../locales/sl/status.json';
import { Editing } from '../support/editing/Editing';
import { Hands } from '../support/editing/Hands';
import { wordsOf } from '../support/editing/wordsOf';
import { addEditor, PASSWORD, removeEditor } from '../support/editors';
import { navigate } from '../support/navigate';
import { asOwner, ownerToken } from '../support/owner';
import { signInAtStatus, STATUS } from '../support/statusPage';
import { ask, cms, HOOK_SECRET, notified, operator, site, test } from '../support/twoOrigins';
import { visit } from '../support/visit';

const records = (collection: string) => `/api/collections/${collection}/records`;
const [EDITED, MOVED] = ['when-not-to-use-ai', 'where-smart-contracts-help'];

async function idOf(request: APIRequestContext, slug: string): Promise<string> {
  const filter = encodeURIComponent(`slug="${slug}"`);
  const answer = await request.get(`${records('posts')}?filter=${filter}`, {
    headers: { Authorization: await ownerToken(request) },
  });
  const { items } = (await answer.json()) as { items: { id: string }[] };
  return items[0]?.id ?? '';
}

/** Whether a notification is of our PocketBase, and recent. */
function isGenuine({ signature, body }: { signature: string; body: string }): boolean {
  const [, seconds = '', digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  const expected = createHmac('sha256', HOOK_SECRET).update(`${seconds}.${body}`).digest('hex');
  return digest === expected && Math.abs(Date.now() / 1000 - Number(seconds)) < 300;
}

/** The path and status by which the static host answers. */
async function answerOf(request: APIRequestContext, path: string) {
  const answer = await request.get(site + path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
}

test('an editor publishes at PocketBase, the host is notified, and after its build the site has the change and the redirects', async ({
  browser,
  request,
  page: reader,
  atCms,
}) => {
  test.setTimeout(300_000);
  const title = `Changed at ${Date.now()}`;
  const editor = await addEditor(atCms);
  const context = await browser.newContext({ baseURL: cms, locale: 'en-GB' });
  try {
    const page = await context.newPage();
    const editing = new Editing(page, new Hands(page, 'mouse'), wordsOf('en'), 'en');
    await page.goto(`/_site/edit/posts/${await idOf(atCms, EDITED)}`);
    const { signIn, shell, publishing } = editing.words;
    await page.getByLabel(signIn.email).fill(editor.email);
    await page.getByLabel(signIn.password).fill(PASSWORD);
    await page.getByRole('button', { name: signIn.button }).click();
    await editing.hands.fill(editing.field(editing.label('title'), 'en'), title);
    await editing.saved();
    const before = (await notified()).length;
    await editing.hands.press(editing.button(shell.bar.publish));
    await editing.hands.press(editing.button(publishing.now, editing.dialog));
    await expect(editing.dialog.getByRole('status')).toHaveText(publishing.waits);

    // A new URL, and a redirect of its own.
    await asOwner(atCms, 'PATCH', `${records('posts')}/${await idOf(atCms, MOVED)}`, { slug: 'moved-article' });
    await asOwner(atCms, 'POST', records('redirects'), { from: '/short', to: '/blog/', status: '302' });
    await expect.poll(async () => (await notified()).length, { timeout: 60_000 }).toBeGreaterThan(before);
    const [newest] = (await notified()).slice(-1);
    expect(newest && isGenuine(newest)).toBe(true);
    expect(JSON.parse(newest?.body ?? '{}')).toMatchObject({ event: 'content.changed' });

    // Nothing of it is on the site before its deploy.
    expect(await answerOf(request, '/short')).toEqual([404, undefined]);
    await ask('deploy');
    await expect(editing.dialog.getByRole('status')).toContainText(publishing.liveText);

    // PocketBase has no pages of its own: its link to the page leads to the site.
    const opened = context.waitForEvent('page');
    await editing.dialog.getByRole('link', { name: publishing.open }).click();
    const shown = await opened;
    await expect(shown).toHaveURL(`${site}/blog/${EDITED}/`);
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(title);
  } finally {
    await context.close();
    await removeEditor(atCms, editor.id);
  }

  expect(await answerOf(request, `/blog/${MOVED}/`)).toEqual([301, '/blog/moved-article/']);
  expect(await answerOf(request, `/sl/blog/${MOVED}/`)).toEqual([301, '/sl/blog/moved-article/']);
  expect(await answerOf(request, '/short')).toEqual([302, '/blog/']);
  // Inside the application too, by the list of the deploy.
  expect(await visit(reader, '/about/')).toEqual([]);
  await navigate(reader, `/blog/${MOVED}/`);
  await expect(reader).toHaveURL(`${site}/blog/moved-article/`);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [locale, reason, told] of [
  ['en-GB', /^Previews are switched off here: they need npm start with BUILD=auto/, en.host.told],
  ['sl-SI', /^Predogledi so tukaj izklopljeni/, sl.host.told],
] as const) {
  test(`the status page says in ${locale} that there are no previews, and that the host was notified`, async ({
    browser,
    atCms,
  }) => {
    const editor = await addEditor(atCms);
    const context = await browser.newContext({ baseURL: cms, locale });
    try {
      const page = await context.newPage();
      await page.goto(STATUS);
      await signInAtStatus(page, editor.email);
      await expect(page.getByText(reason).first()).toBeVisible();
      await expect(page.getByText(told.replace('{{host}}', new URL(operator).host))).toBeVisible();
      await expect(page.getByText(/No builder is at work|Gradnja ne teče/)).toHaveCount(0);
    } finally {
      await context.close();
      await removeEditor(atCms, editor.id);
    }
  });
}
