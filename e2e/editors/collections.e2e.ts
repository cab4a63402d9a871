import { expect, type Page, test } from '@playwright/test';
import { addEditor, listed, removeEditor, signIn } from '../support/editors';
import { tagOf } from '../support/tagOf';

const heading = (page: Page) => page.locator('.page-header .breadcrumbs > *').last();

const LANGUAGES = [
  {
    locale: 'en-GB',
    articles: { name: 'Articles', purpose: 'Articles, each with a page at /blog/<slug>/.', title: /^Articles - / },
    topics: 'Topics',
    menuLinks: 'Menu links',
    account: { name: 'Your account', purpose: 'Open it to choose another password' },
    none: 'No collection has this name.',
    create: 'Create Articles record',
  },
  {
    locale: 'sl-SI',
    articles: { name: 'Članki', purpose: 'Članki; vsak ima stran na /blog/<slug>/.', title: /^Članki - / },
    topics: 'Teme',
    menuLinks: 'Povezave v\u00a0menijih',
    account: { name: 'Vaš račun', purpose: 'Odprite ga, če želite zamenjati geslo' },
    none: 'Zbirke s\u00a0takim imenom ni.',
    create: 'Create Članki record',
  },
];

for (const { locale, articles, topics, menuLinks, account, none, create } of LANGUAGES) {
  test.describe(locale, tagOf(locale), () => {
    test.use({ locale });

    test('an editor comes to the articles, and finds collections by plain names', async ({ page, request }) => {
      const editor = await addEditor(request);
      try {
        await signIn(page, editor.email);
        await expect(heading(page)).toHaveText(articles.name);
        await expect(page.getByText(articles.purpose)).toBeVisible();
        await expect(page).toHaveTitle(articles.title);
        const items = page.locator('.collections-list .nav-item');
        await expect(items.first()).toHaveText(articles.name);
        await expect(items.nth(1)).toHaveText(topics);
        // No name of PocketBase's is left: these have an underscore or begin with a small letter.
        expect((await items.allTextContents()).filter((name) => /_|^[a-z]/.test(name))).toEqual([]);

        const search = page.getByPlaceholder('Search collections...');
        for (const typed of [menuLinks.slice(0, 6).toLowerCase(), 'menu_links']) {
          await search.fill(typed);
          await expect(listed(page, 'menu_links')).toHaveText(menuLinks);
          await expect(listed(page, 'posts')).toBeHidden();
        }
        await search.fill('qqq');
        await expect(page.getByText(none)).toBeVisible();
        await search.fill(account.name);
        await expect(page.getByText(none)).toBeHidden();
        await listed(page, '_superusers').click();
        await expect(heading(page)).toHaveText(account.name);
        await expect(page.getByText(account.purpose)).toBeVisible();
        await expect(page.getByRole('table').getByText(editor.email)).toBeVisible();
        const add = page.getByRole('button', { name: 'New record' });
        await expect(add).toBeHidden();

        await search.fill('');
        await listed(page, 'posts').click();
        await expect(heading(page)).toHaveText(articles.name);
        await add.click();
        await expect(page.getByRole('heading', { name: create })).toBeVisible();
      } finally {
        await removeEditor(request, editor.id);
      }
    });
  });
}

test('an owner comes to the articles too, and finds all collections', async ({ page }) => {
  await signIn(page, String(process.env.PB_SUPERUSER_EMAIL), process.env.PB_SUPERUSER_PASSWORD);
  await expect(heading(page)).toHaveText('Articles');
  await expect(listed(page, 'messages')).toHaveText('Contact messages');
  await expect(listed(page, '_superusers')).toHaveText('People');
});
