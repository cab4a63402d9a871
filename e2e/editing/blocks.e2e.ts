import { expect } from '@playwright/test';
import { unique } from '../support/editing/Own';
import { journey, test } from '../support/editing/journey';

const THREE = ['First', 'Second', 'Third'].map((title) => ({
  ...{ kind: 'text', title, title_sl: title, text: `<p>${title}</p>`, text_sl: `<p>${title}</p>` },
}));

journey('Add a block of a kind, and write its text', 'both', async ({ editing, own }) => {
  const id = await own.page(unique('Add a block'), THREE);
  await editing.open('pages', id);
  await editing.addBlock('quote');
  const text = editing.field(editing.label('text', 'blocks', 'quote'), 'en');
  await editing.hands.fill(text, 'Less is more');
  await expect(editing.preview.getByText('Less is more')).toBeVisible();
  await editing.saved();
  expect(await own.found('blocks', `page="${id}" && kind="quote"`)).toMatchObject([{ text: '<p>Less is more</p>' }]);
});

journey('Move a block to the top', 'both', async ({ editing, own, way }) => {
  const id = await own.page(unique('Move a block'), THREE);
  await editing.open('pages', id);
  if (way.hand === 'mouse') await editing.hands.drag(editing.handle('Third'), editing.row('First'));
  else {
    await editing.hands.reach(editing.handle('Third'));
    await editing.hands.key('ArrowUp', 'ArrowUp');
    await expect(editing.handle('Third')).toBeFocused();
  }
  expect(await editing.order).toEqual(['Third', 'First', 'Second']);
  await editing.saved();
  const blocks = await own.found('blocks', `page="${id}"`);
  expect(blocks.toSorted((a, b) => Number(a['order']) - Number(b['order'])).map(({ title }) => title)).toEqual([
    ...['Third', 'First', 'Second'],
  ]);
});

journey('Duplicate a block', 'none', async ({ editing, own }) => {
  const id = await own.page(unique('Duplicate a block'), THREE);
  await editing.open('pages', id);
  await editing.hands.choose(editing.rowMenu('Second'), editing.entry(editing.words.blocks.duplicate));
  expect(await editing.order).toEqual(['First', 'Second', 'Second', 'Third']);
  await editing.saved();
  expect(await own.found('blocks', `page="${id}" && title="Second"`)).toHaveLength(2);
});

journey('Hide a block from visitors, and show it again', 'none', async ({ editing, own }) => {
  const id = await own.page(unique('Hide a block'), THREE);
  await editing.open('pages', id);
  const hidden = () => own.found('blocks', `page="${id}" && hidden=true`);
  await editing.hands.choose(editing.rowMenu('Second'), editing.entry(editing.words.blocks.hide));
  await expect(editing.row('Second').getByText(editing.words.blocks.hidden)).toBeVisible();
  await expect(editing.preview.getByRole('heading', { name: 'Second' })).toHaveCount(0);
  await expect.poll(hidden).toMatchObject([{ title: 'Second' }]);
  await editing.hands.choose(editing.rowMenu('Second'), editing.entry(editing.words.blocks.show));
  await expect(editing.preview.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect.poll(hidden).toEqual([]);
});

journey('Delete a block, and take it back', 'english', async ({ editing, own, way }) => {
  const id = await own.page(unique('Delete a block'), THREE);
  await editing.open('pages', id);
  await editing.hands.choose(editing.rowMenu('Second'), editing.entry(editing.words.blocks.delete));
  expect(await editing.order).toEqual(['First', 'Third']);
  await expect(editing.preview.getByRole('heading', { name: 'Second' })).toHaveCount(0);
  if (way.hand === 'mouse') await editing.hands.press(editing.button(editing.words.blocks.undo));
  else await editing.hands.key('ControlOrMeta+z');
  expect(await editing.order).toEqual(['First', 'Second', 'Third']);
  await expect(editing.preview.getByRole('heading', { name: 'Second' })).toBeVisible();
  await expect.poll(() => own.found('blocks', `page="${id}" && title="Second"`)).toHaveLength(1);
});

test('the offer to take a block back ends when its page is left', async ({ editing, own, page }) => {
  const id = await own.page(unique('Leave a deleted block'), THREE);
  await editing.open('pages', id);
  await editing.hands.choose(editing.rowMenu('Second'), editing.entry(editing.words.blocks.delete));
  await expect(editing.button(editing.words.blocks.undo)).toBeVisible();
  await editing.saved();
  await page.getByRole('link', { name: editing.words.shell.all }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(editing.button(editing.words.blocks.undo)).toHaveCount(0);
});
