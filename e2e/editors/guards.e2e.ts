import { expect, type Page, test } from '@playwright/test';
import { addEditor, openPost, removeEditor, saveRecord, signIn } from '../support/editors';
import { asOwner } from '../support/owner';
import { tagOf } from '../support/tagOf';

const POSTS = '/api/collections/posts/records';
// A draft is invisible to visitors and other tests, and triggers no build.
const DRAFT = { title: 'Of two editors', summary: 'S', body: '<p>B</p>', status: 'draft' };

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name} \\*`) });

async function open(page: Page, id: string): Promise<void> {
  await openPost(page, id);
  await expect(field(page, 'title')).toBeVisible();
}

for (const [locale, words] of [
  [
    'en-GB',
    {
      changed: 'Somebody else changed this too',
      save: 'Save',
      linked: 'The site links here',
      keep: 'Keep it',
      go: 'Delete all the same',
      tooLong: 'Use at most 120 characters; there are 121.',
      taken: /^".*" stands at \/blog\/when-not-to-use-ai\/ already .* Choose another slug\.$/,
    },
  ],
  [
    'sl-SI',
    {
      changed: 'To je spremenil še nekdo',
      save: 'Shrani',
      linked: 'Stran ima povezave sem',
      keep: 'Obdrži',
      go: 'Vseeno izbriši',
      tooLong: 'Največ znakov: 120; zdaj jih je 121.',
      taken: /^Na \/blog\/when-not-to-use-ai\/ je že ».*« .* Izberite drug slug\.$/,
    },
  ],
] as const) {
  test.describe(locale, tagOf(locale), () => {
    test.use({ locale });

    test('two editors save one record: nothing that either typed is lost', async ({
      baseURL,
      browser,
      page,
      request,
    }) => {
      const editor = await addEditor(request);
      const post = await asOwner(request, 'POST', POSTS, DRAFT);
      const now = async () => (await asOwner(request, 'GET', `${POSTS}/${post.id}`)) as unknown as typeof DRAFT;
      const other = await (await browser.newContext({ locale, ...(baseURL && { baseURL }) })).newPage();
      try {
        await signIn(page, editor.email);
        await signIn(other, editor.email);
        await open(page, post.id);
        await open(other, post.id);
        await field(page, 'title').fill('The title of one');
        await field(other, 'summary').fill('The summary of the other');
        await saveRecord(page);
        await expect(field(page, 'title')).toBeHidden();
        await saveRecord(other);
        await expect(field(other, 'title')).toBeHidden();
        expect(await now()).toMatchObject({ title: 'The title of one', summary: 'The summary of the other' });

        await open(page, post.id);
        await open(other, post.id);
        await field(page, 'title').fill('Second title of one');
        await field(other, 'title').fill('Second title of the other');
        await saveRecord(page);
        await expect(field(page, 'title')).toBeHidden();
        await saveRecord(other);
        const dialog = other.getByRole('dialog', { name: words.changed });
        await expect(dialog).toContainText('Second title of one');
        await expect(dialog).toContainText('Second title of the other');
        expect((await now()).title).toBe('Second title of one');
        await dialog.getByRole('button', { name: words.save, exact: true }).click();
        await expect.poll(async () => (await now()).title).toBe('Second title of the other');
      } finally {
        await other.context().close();
        await removeEditor(request, editor.id);
        await asOwner(request, 'DELETE', `${POSTS}/${post.id}`);
      }
    });

    test('a long title and the slug of another page are refused below their fields, and nothing typed is lost', async ({
      page,
      request,
    }) => {
      const editor = await addEditor(request);
      const post = await asOwner(request, 'POST', POSTS, DRAFT);
      const long = 'word '.repeat(24) + 'x';
      try {
        await signIn(page, editor.email);
        await open(page, post.id);
        await field(page, 'title').fill(long);
        await field(page, 'summary').fill('Typed beside it');
        await saveRecord(page);
        await expect(page.getByText(words.tooLong, { exact: true })).toBeVisible();
        await expect(field(page, 'title')).toHaveValue(long);
        await expect(field(page, 'summary')).toHaveValue('Typed beside it');
        await field(page, 'title').fill(long.slice(0, 119));
        await field(page, 'slug').fill('when-not-to-use-ai');
        await page.getByRole('button', { name: /^save/i }).first().click();
        await expect(page.getByText(words.taken)).toBeVisible();
        await field(page, 'slug').fill(`free-${post.id}`);
        await page.getByRole('button', { name: /^save/i }).first().click();
        await expect(field(page, 'title')).toBeHidden();
        expect(await asOwner(request, 'GET', `${POSTS}/${post.id}`)).toMatchObject({
          ...{ title: long.slice(0, 119), summary: 'Typed beside it', slug: `free-${post.id}` },
        });
      } finally {
        await removeEditor(request, editor.id);
        await asOwner(request, 'DELETE', `${POSTS}/${post.id}`);
      }
    });

    test('a page to which the site links is deleted once the editor has seen the links', async ({ page, request }) => {
      const editor = await addEditor(request);
      const post = await asOwner(request, 'POST', POSTS, DRAFT);
      const isThere = async () => {
        const { items } = (await asOwner(request, 'GET', `${POSTS}?filter=(id='${post.id}')`)) as unknown as {
          items: unknown[];
        };
        return items.length > 0;
      };
      // Only published pages have links to them (deleteLinked.pocketbase.test.ts), which would show in other tests.
      const links = [{ title: 'About', path: '/about/', url: `/_/#/collections?collection=blocks&record=x` }];
      await page.route(
        (url) => url.pathname === `${POSTS}/${post.id}` && !url.searchParams.has('confirm'),
        (route) =>
          route.request().method() === 'DELETE'
            ? route.fulfill({ status: 409, json: { status: 409, message: 'Linked.', data: { confirm: 'd1', links } } })
            : route.continue(),
      );
      const remove = async () => {
        await page
          .getByRole('button', { name: /more|options/i })
          .last()
          .click();
        await page.getByText('Delete', { exact: true }).last().click();
        await page.getByRole('button', { name: 'Delete record' }).click();
      };
      try {
        await signIn(page, editor.email);
        await open(page, post.id);
        const dialog = page.getByRole('dialog', { name: words.linked });
        await remove();
        await expect(dialog.getByRole('link', { name: 'About (/about/)' })).toBeVisible();
        await dialog.getByRole('button', { name: words.keep }).click();
        await expect(dialog).toHaveCount(0);
        expect(await isThere()).toBe(true);
        await open(page, post.id);
        await remove();
        await dialog.getByRole('button', { name: words.go }).click();
        await expect.poll(isThere).toBe(false);
      } finally {
        await removeEditor(request, editor.id);
        if (await isThere()) await asOwner(request, 'DELETE', `${POSTS}/${post.id}`);
      }
    });
  });
}
