import { expect } from '@playwright/test';
import { ROOMS } from '../support/editing/Editing';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { SLOW } from '../support/tagOf';

journey('Find a page by a word of its title, and open it', {}, async ({ editing, own, page }) => {
  const title = unique('Find a page');
  const id = await own.page(title);
  await page.goto(ROOMS);
  await editing.hands.fill(page.getByRole('searchbox'), title.split(' ').at(-1) ?? '');
  const link = page.getByRole('link', { name: title });
  await expect(page.getByRole('listitem').filter({ has: link })).toContainText(editing.words.rooms.states.draft);
  await editing.hands.press(link);
  await expect(page).toHaveURL(new RegExp(`/_site/edit/pages/${id}$`));
  await expect(editing.form).toBeVisible();
});

journey('Find what lacks Slovenian', SLOW, async ({ editing, own, page }) => {
  const title = unique('Without a translation');
  const id = await own.add('posts', { title, summary: 'S', body: '<p>T</p>', status: 'draft' });
  await page.goto(ROOMS);
  await editing.hands.fill(page.getByRole('searchbox'), `${editing.words.rooms.missing} ${title.split(' ').at(-1)}`);
  await editing.hands.press(page.getByRole('main').getByRole('link', { name: title }));
  await expect(page).toHaveURL(new RegExp(id));
});

journey('Open a block by pressing it in the page, or from the list', SLOW, async ({ editing, own, way }) => {
  const block = { kind: 'text', title: 'Pressed', title_sl: 'Pressed', text: '<p>Here.</p>', text_sl: '<p>Tu.</p>' };
  const id = await own.page(unique('Press a block'), [{ ...block, title: 'Other', title_sl: 'Other' }, block]);
  await editing.open('pages', id);
  if (way.hand === 'mouse') await editing.hands.press(editing.preview.getByRole('heading', { name: 'Pressed' }));
  else await editing.hands.press(editing.toggle('Pressed'));
  await expect(editing.toggle('Pressed')).toHaveAttribute('aria-expanded', 'true');
  await expect(editing.field(editing.label('title'), 'en', editing.row('Pressed'))).toHaveValue('Pressed');
});

journey('See the page as on a phone, and in the other language', SLOW, async ({ editing, own, page }) => {
  const block = { kind: 'text', title: 'In English', title_sl: 'V slovenščini', text: '<p>a</p>', text_sl: '<p>b</p>' };
  const id = await own.page(unique('See a page'), [block]);
  await editing.open('pages', id);
  const { bar } = editing.words.shell;
  const frame = page.locator(`iframe[title="${editing.words.shell.preview}"]`);
  await editing.hands.press(editing.button(bar.phone));
  await expect(frame).toHaveCSS('width', '390px');
  const [other, title] = editing.locale === 'sl' ? [bar.en, block.title] : [bar.sl, block.title_sl];
  await editing.hands.press(editing.button(other, page.getByRole('group', { name: bar.language })));
  await expect(editing.preview.getByRole('heading', { name: title })).toBeVisible();
});
