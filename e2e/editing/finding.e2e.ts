import { expect } from '@playwright/test';
import enBar from '../../locales/en/bar.json';
import slBar from '../../locales/sl/bar.json';
import { EDITING_ADDRESS } from '../support/editing/Editing';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';

journey('Find a page by a word of its title, and open it', 'english', async ({ editing, own, page }) => {
  const title = unique('Find a page');
  const id = await own.page(title);
  await page.goto(EDITING_ADDRESS);
  await editing.hands.fill(page.getByRole('searchbox'), title.split(' ').at(-1) ?? '');
  const link = page.getByRole('link', { name: title });
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText(editing.words.contentList.states.draft);
  await editing.hands.press(link);
  await expect(page).toHaveURL(new RegExp(`/_site/edit/pages/${id}$`));
  await expect(editing.form).toBeVisible();
});

journey('Find what lacks Slovenian', 'none', async ({ editing, own, page }) => {
  const title = unique('Without a translation');
  const id = await own.add('posts', { title, summary: 'S', body: '<p>T</p>', status: 'draft' });
  await page.goto(EDITING_ADDRESS);
  await editing.hands.fill(
    page.getByRole('searchbox'),
    `${editing.words.contentList.missing} ${title.split(' ').at(-1)}`,
  );
  await editing.hands.press(page.getByRole('main').getByRole('link', { name: title }));
  await expect(page).toHaveURL(new RegExp(id));
});

journey('Open a block by pressing it in the page, or from the list', 'none', async ({ editing, own, way }) => {
  const block = { kind: 'text', title: 'Pressed', title_sl: 'Pressed', text: '<p>Here.</p>', text_sl: '<p>Tu.</p>' };
  const id = await own.page(unique('Press a block'), [{ ...block, title: 'Other', title_sl: 'Other' }, block]);
  await editing.open('pages', id);
  if (way.hand === 'mouse') await editing.hands.press(editing.preview.getByRole('heading', { name: 'Pressed' }));
  else await editing.hands.press(editing.toggle('Pressed'));
  await expect(editing.toggle('Pressed')).toHaveAttribute('aria-expanded', 'true');
  await expect(editing.field(editing.label('title'), 'en', editing.row('Pressed'))).toHaveValue('Pressed');
});

journey('See the page as on a phone, and in the other language', 'none', async ({ editing, own, page }) => {
  const block = { kind: 'text', title: 'In English', title_sl: 'V slovenščini', text: '<p>a</p>', text_sl: '<p>b</p>' };
  const id = await own.page(unique('See a page'), [block]);
  await editing.open('pages', id);
  const { bar } = editing.words.shell;
  const frame = page.locator(`iframe[title="${editing.words.shell.preview}"]`);
  await editing.hands.press(editing.button(bar.phone));
  await expect(frame).toHaveCSS('width', '390px');
  const [other, title] = editing.locale === 'sl' ? [`EN: ${bar.en}`, block.title] : [`SL: ${bar.sl}`, block.title_sl];
  await editing.hands.press(editing.button(other, page.getByRole('group', { name: bar.language })));
  await expect(editing.preview.getByRole('heading', { name: title })).toBeVisible();
});

journey('Open an article from the bar of the site', 'none', async ({ editing, page, way }) => {
  const { label, edit } = way.locale === 'sl' ? slBar : enBar;
  // A sign-in at the status page sets it.
  await page.context().addCookies([{ name: 'editor_bar', value: '1', url: String(process.env.E2E_URL) }]);
  await page.goto(`${way.locale === 'sl' ? '/sl' : ''}/blog/when-not-to-use-ai/`);
  const bar = page.getByRole('complementary', { name: label });
  await editing.hands.press(bar.getByRole('link', { name: edit.record }));
  await expect(page).toHaveURL(/\/_site\/edit\/posts\/\w{15}$/);
  await expect(editing.field(editing.label('title'), 'en')).toHaveValue('When not to use AI');
});
