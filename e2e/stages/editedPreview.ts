import { type APIRequestContext, expect as anyExpect, type Page, test } from '@playwright/test';
import { ownerToken } from '../support/owner';
import { SLOW } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

// The first preview is a whole build of the site, beside the load of the other tests.
test.setTimeout(600_000);
const expect = anyExpect.configure({ timeout: 60_000 });
const FIRST_MS = 420_000;

const POSTS = '/api/collections/posts/records';

async function call(request: APIRequestContext, method: string, path: string, data?: object) {
  const answer = await request.fetch(path, { method, data, headers: { Authorization: await ownerToken(request) } });
  expect(answer.ok()).toBe(true);
  return (answer.status() === 204 ? {} : await answer.json()) as { id: string; items: { id: string; slug: string }[] };
}

/** Creates a link on the status page, as an editor does. */
async function makeLink(page: Page, title: string): Promise<string> {
  const session = JSON.stringify({ token: await ownerToken(page.request), record: {} });
  await page.goto('/_site/status');
  await page.evaluate((value) => localStorage.setItem('__pb_superusers__/_', value), session);
  await page.goto('/_site/status');
  const drafts = page.getByRole('region', { name: 'Drafts to look at' });
  await drafts.getByRole('button', { name: `Preview link to Article “${title}”` }).click();
  const field = drafts.getByLabel(`Preview link of Article “${title}”`);
  await expect(field).toHaveValue(/\/_site\/preview\/\w{32}$/);
  expect(await violationsAt(page, [360, 1280])).toEqual([]);
  return field.inputValue();
}

test(
  'a link shows a draft as it will be published, follows each save, and is left by one click',
  SLOW,
  async ({ page, browser }) => {
    const slug = `preview-${Date.now()}`;
    const text = {
      title: 'A draft',
      title_sl: 'Osnutek članka',
      summary: 'S',
      body: '<p>Not yet out.</p>',
      status: 'draft',
    };
    const { id } = await call(page.request, 'POST', POSTS, { ...text, slug });
    const set = await call(page.request, 'POST', '/_site/prepared', { title: slug });
    try {
      const link = await makeLink(page, text.title);

      // A colleague without an account.
      const colleague = await browser.newContext({ baseURL: test.info().project.use.baseURL });
      const view = await colleague.newPage();
      await view.goto(link);
      await expect(view).toHaveURL(new RegExp(`/blog/${slug}/$`));
      const heading = view.getByRole('heading', { level: 1 });
      const strip = view.getByRole('complementary', { name: 'Preview' });
      await expect(heading).toHaveText('A draft', { timeout: FIRST_MS });
      await expect(view.getByText('Draft, not published.')).toBeVisible();
      await expect(strip).toContainText('Visitors do not see this.');
      await expect(view.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(await violationsAt(view, [360, 1280])).toEqual([]);

      await call(page.request, 'PATCH', `${POSTS}/${id}`, { title: 'A better draft' });
      await expect(heading).toHaveText('A better draft');

      // A prepared change of a published article is in the preview alone.
      const published = `${POSTS}?perPage=1&filter=${encodeURIComponent('status = "published"')}`;
      const [article] = (await call(page.request, 'GET', published)).items;
      await call(page.request, 'PATCH', `${POSTS}/${article?.id}?prepare=${set.id}`, { title: 'A prepared title' });
      await view.goto(`/blog/${article?.slug}/`);
      await expect(heading).toHaveText('A prepared title');
      await page.goto(`/blog/${article?.slug}/`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A prepared title');
      await call(page.request, 'POST', `/_site/prepared/${set.id}/discard`, {});
      await expect(heading).not.toHaveText('A prepared title');

      // The site around it links to it, in the other language too.
      await view.goto('/sl/blog/');
      await view.getByRole('main').getByRole('link', { name: 'Osnutek članka' }).click();
      await expect(heading).toHaveText('Osnutek članka');
      await expect(view.getByText('Osnutek, ni objavljen.')).toBeVisible();

      await view.goto(`/blog/${slug}/`);
      await strip.getByRole('button', { name: 'Leave the preview' }).click();
      await expect(view).toHaveURL(/\/$/);
      await expect(strip).toHaveCount(0);
      expect((await view.goto(`/blog/${slug}/`))?.status()).toBe(404);
      await colleague.close();
    } finally {
      await call(page.request, 'DELETE', `${POSTS}/${id}`);
    }
  },
);
