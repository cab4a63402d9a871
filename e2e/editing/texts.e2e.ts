import { expect } from '@playwright/test';
import type { Editing } from '../support/editing/Editing';
import { journey } from '../support/editing/journey';
import { type Own, unique } from '../support/editing/Own';
import { SLOW } from '../support/tagOf';

/** Opens an article whose English text is empty. */
async function openEmptyText(editing: Editing, own: Own, name: string) {
  const id = await own.article(unique(name), { body: '' });
  await editing.open('posts', id);
  const stored = async () => String((await own.prepared('posts', id))?.['body']).replace(/\n/g, '');
  const tool = (tool: keyof Editing['words']['richText']['tools']) =>
    editing.button(editing.words.richText.tools[tool], editing.form).first();
  return { text: editing.field(editing.label('body'), 'en'), stored, tool, id };
}

journey('Write an article with title, summary and text', {}, async ({ editing, own, page }) => {
  const title = unique('Write an article');
  await editing.open('posts');
  await editing.hands.fill(editing.field(editing.label('title'), 'en'), title);
  await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'In two sentences.');
  await editing.hands.fill(editing.field(editing.label('body'), 'en'), 'Good morning.');
  await expect(editing.preview.getByText('Good morning.')).toBeVisible();
  await editing.saved();
  await expect(page).toHaveURL(/\/posts\/(?!new)\w+$/);
  const made = await own.found('posts', `title="${title}"`);
  expect(made).toMatchObject([{ summary: 'In two sentences.', body: '<p>Good morning.</p>', status: 'draft' }]);
  expect(await own.found('posts', `title="${title}"`, false)).toEqual([]);
});

journey('Edit the English and the Slovenian title beside each other', SLOW, async ({ editing, own, page }) => {
  const id = await own.article(unique('Edit both'));
  await editing.open('posts', id);
  await editing.hands.fill(editing.field(editing.label('title'), 'en'), 'A new day');
  await editing.hands.fill(editing.field(editing.label('title'), 'sl'), 'Nov dan');
  const shown = editing.locale === 'sl' ? 'Nov dan' : 'A new day';
  await expect(editing.preview.getByRole('heading', { name: shown })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(shown));
  await editing.saved();
  expect(await own.prepared('posts', id)).toMatchObject({ title: 'A new day', title_sl: 'Nov dan' });
});

journey('Fill in a missing Slovenian text', {}, async ({ editing, own }) => {
  const block = { kind: 'text', title: 'Untranslated', text: '<p>Text.</p>', text_sl: '<p>Besedilo.</p>' };
  const id = await own.page(unique('Fill in'), [block]);
  await editing.open('pages', id);
  await expect(editing.row('Untranslated').getByText(editing.words.blocks.missing)).toBeAttached();
  await editing.hands.press(editing.toggle('Untranslated'));
  await expect(editing.form.getByText(editing.words.fields.missing.sl)).toBeVisible();
  await editing.hands.fill(editing.field(editing.label('title'), 'sl'), 'Prevedeno');
  await expect(editing.form.getByText(editing.words.fields.missing.sl)).toHaveCount(0);
  await editing.saved();
  await expect(editing.form.getByText(editing.words.blocks.missing)).toHaveCount(0);
  expect(await own.found('blocks', `page="${id}"`)).toMatchObject([{ title_sl: 'Prevedeno' }]);
});

journey('Write a heading and a list', SLOW, async ({ editing, own, way }) => {
  const { text, stored, tool } = await openEmptyText(editing, own, 'Headings');
  const { blocks, block } = editing.words.richText;
  if (way.hand === 'mouse') {
    await editing.hands.type(text, 'Plan');
    await editing.hands.press(editing.button(block.replace('{{kind}}', blocks.paragraph), editing.form).first());
    await editing.hands.press(editing.page.getByRole('menuitemradio', { name: new RegExp(blocks.heading2) }));
    await editing.hands.key('Enter');
    await editing.hands.press(tool('bullets'));
    await editing.hands.type(text, 'one');
    await editing.hands.key('Enter');
    await editing.hands.type(text, 'two');
  } else {
    await editing.hands.type(text, '## Plan');
    await editing.hands.key('Enter');
    await editing.hands.type(text, '- one');
    await editing.hands.key('Enter');
    await editing.hands.type(text, 'two');
  }
  await editing.saved();
  await expect.poll(stored).toBe('<h2>Plan</h2><ul><li>one</li><li>two</li></ul>');
});

journey('Set words in bold, and undo it', SLOW, async ({ editing, own, way }) => {
  const { text, stored, tool } = await openEmptyText(editing, own, 'Bold');
  await editing.hands.fill(text, 'Important');
  await editing.hands.key('ControlOrMeta+A');
  if (way.hand === 'mouse') await editing.hands.press(tool('bold'));
  else await editing.hands.key('ControlOrMeta+b');
  await expect.poll(stored).toBe('<p><strong>Important</strong></p>');
  if (way.hand === 'mouse') await editing.hands.press(tool('undo'));
  else await editing.hands.key('ControlOrMeta+z');
  await expect.poll(stored).toBe('<p>Important</p>');
});

journey('Put a table into a text', SLOW, async ({ editing, own }) => {
  const { text, stored, tool } = await openEmptyText(editing, own, 'Table');
  await editing.hands.type(text, 'Prices');
  await editing.hands.press(tool('table'));
  await expect(text.getByRole('table')).toBeVisible();
  await editing.hands.type(text, 'Day');
  await editing.hands.key('Tab');
  await editing.hands.type(text, 'Euros');
  await editing.saved();
  await expect.poll(stored).toContain('<thead><tr><th>Day</th><th>Euros</th>');
});

journey('Paste a text of Word', SLOW, async ({ editing, own }) => {
  const { text, stored } = await openEmptyText(editing, own, 'Word');
  const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"></head>
    <body><!--StartFragment--><h1 style='color:#2F5496'>Offer<o:p></o:p></h1><p class=MsoNormal onclick="alert(1)">For <b>you</b>
    <a href="javascript:alert(2)">now</a><o:p></o:p></p><!--EndFragment--></body></html>`;
  await editing.hands.paste(text, { html, text: 'Offer\nFor you now' });
  await editing.saved();
  await expect.poll(stored).toBe('<h2>Offer</h2><p>For <strong>you</strong> now</p>');
  await expect(editing.field(editing.label('body'), 'en').getByRole('heading', { name: 'Offer' })).toBeVisible();
});

journey('Paste Markdown', SLOW, async ({ editing, own }) => {
  const { text, stored } = await openEmptyText(editing, own, 'Markdown');
  await editing.hands.paste(text, { text: '# Plan\n\n- one\n- **two**\n' });
  await expect(editing.form.getByText(editing.words.richText.notes.madeOfMarkdown.split('{{')[0] ?? '')).toBeVisible();
  await editing.saved();
  await expect.poll(stored).toBe('<h2>Plan</h2><ul><li>one</li><li><strong>two</strong></li></ul>');
});

journey('Link words of a text to a page', SLOW, async ({ editing, own, way }) => {
  const target = unique('Target');
  const targetId = await own.article(target);
  const { text, stored, tool } = await openEmptyText(editing, own, 'Link');
  await editing.hands.fill(text, 'Read on');
  await editing.hands.key('ControlOrMeta+A');
  if (way.hand === 'mouse') await editing.hands.press(tool('link'));
  else await editing.hands.key('ControlOrMeta+k');
  await editing.hands.fill(editing.dialog.getByRole('combobox'), target.split(' ').at(-1) ?? '');
  const option = editing.dialog.getByRole('option', { name: target });
  await expect(option).toBeVisible();
  if (way.hand === 'mouse') await editing.hands.press(option);
  else await editing.hands.key('Enter');
  await expect(editing.dialog).toHaveCount(0);
  const slug = String((await own.prepared('posts', targetId))?.['slug']);
  await expect.poll(stored).toBe(`<p><a href="/blog/${slug}/">Read on</a></p>`);
});
