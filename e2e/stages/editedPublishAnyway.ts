import { type APIRequestContext, expect as anyExpect, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { openStatus, part } from '../support/statusPage';
import { SLOW } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

// Each step is a build, beside the load of the other tests.
test.setTimeout(1_200_000);
const expect = anyExpect.configure({ timeout: 300_000 });

const POSTS = '/api/collections/posts/records';
const GONE = '/api/collections/gone/records';
/** The beginning of the articles' slugs. */
const NAME = 'anyway';
const answers = (request: APIRequestContext, path: string, status: number) =>
  expect.poll(async () => (await request.get(path)).status(), { intervals: [500] }).toBe(status);

/** Restores the content: deleted published articles would answer 410 from then on. */
async function removeAll(request: APIRequestContext, ids: readonly string[]): Promise<void> {
  for (const id of ids) await asOwner(request, 'DELETE', `${POSTS}/${id}`);
  const filter = encodeURIComponent(`from ~ "/${NAME}-"`);
  const { items } = (await asOwner(request, 'GET', `${GONE}?filter=${filter}`)) as unknown as {
    items: { id: string }[];
  };
  for (const { id } of items) await asOwner(request, 'DELETE', `${GONE}/${id}`);
}

test(
  'an article to which another links stays when it is unpublished, other changes go live, and “Publish anyway” takes it down',
  SLOW,
  async ({ page, request }) => {
    const [article, linking, another] = ['article', 'linking', 'another'].map(
      (name) => `${NAME}-${name}-${Date.now()}`,
    );
    const made: string[] = [];
    const text = { summary: 'S', status: 'published' };
    const add = async (slug: string | undefined, body: string) => {
      const { id } = await asOwner(request, 'POST', POSTS, { ...text, title: slug, slug, body });
      // The linking article is deleted before the one that it links to.
      made.unshift(id);
      return id;
    };
    try {
      const id = await add(article, '<p>Text.</p>');
      const other = await add(linking, `<p><a href="/blog/${article}/">there</a></p>`);
      await answers(request, `/blog/${linking}/`, 200);
      await openStatus(page, request);
      const aside = part(page, 'Set aside');
      const button = aside.getByRole('button', { name: 'Publish anyway' });
      await expect(aside).toBeHidden();

      await asOwner(request, 'PATCH', `${POSTS}/${id}`, { status: 'draft' });
      await expect(button).toBeVisible();
      await expect(aside).toContainText(`links to /blog/${article}/, which is not there`);
      await expect(aside.getByRole('link', { name: linking })).toHaveAttribute('href', new RegExp(other));
      await expect(part(page, 'Last failures').getByRole('listitem').first()).toContainText(`without “${article}”`);
      expect(await violationsAt(page, [360, 1280])).toEqual([]);
      // Another change goes live; the article stays as it was.
      await add(another, '<p>Text.</p>');
      await answers(request, `/blog/${another}/`, 200);
      await answers(request, `/blog/${article}/`, 200);

      // A confirmation comes first, which Escape cancels.
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Publish with links to what was taken down?' });
      await expect(dialog).toContainText(`/blog/${article}/`);
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole('button', { name: 'Publish anyway' }).click();

      await answers(request, `/blog/${article}/`, 410);
      await answers(request, `/blog/${linking}/`, 200);
      const live = part(page, 'Live now');
      await expect(live).toContainText('Published anyway');
      await expect(live).toContainText(`links to /blog/${article}/, which is not there`);
      await expect(button).toHaveCount(0);
    } finally {
      await removeAll(request, made);
    }
    // After the link is removed, so is the warning.
    await expect(part(page, 'Live now')).not.toContainText('which is not there');
  },
);
