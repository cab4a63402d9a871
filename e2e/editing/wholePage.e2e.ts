import { expect } from '@playwright/test';
import { type Editing, EDITING_ADDRESS } from '../support/editing/Editing';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { secondsOf, stepsOf } from '../support/editing/Tally';

const MOST_STEPS = 40;
const MOST_SECONDS = 180;

const PICTURES = 'pocketbase/seed/images';

/** The form of the block that was added last. */
const openForm = (editing: Editing) => editing.form.locator('[data-row][data-open=true]');

/** Writes a text of the open block. */
const write = (editing: Editing, label: string, text: string) =>
  editing.hands.fill(editing.field(label, 'en', openForm(editing)), text);

/** Puts a picture into the open block, with its words. */
async function addPicture(editing: Editing, file: string, alt: string): Promise<void> {
  const { choose, alt: label } = editing.words.fields.picture;
  await editing.hands.upload(editing.button(`${choose} ${editing.label('image')}`), `${PICTURES}/${file}`);
  await write(editing, label, alt);
}

journey('Compose a page of eight blocks with pictures', 'english', async ({ editing, own, page, way }) => {
  const title = unique('Advice');
  const { hands, words } = editing;
  await page.goto(EDITING_ADDRESS);
  await hands.press(page.getByRole('link', { name: words.contentList.collections.pages.new }));
  await hands.fill(editing.field(editing.label('title'), 'en'), title);
  await hands.press(editing.tab('content'));

  const heading = editing.label('title');
  await editing.addBlock('hero');
  await write(editing, heading, 'Advice that pays for itself');
  await write(editing, editing.label('text'), 'We look at your work for a day, and say what is worth doing.');
  await addPicture(editing, 'slides/how-we-work-1.png', 'Two people at a table');
  await editing.addBlock('text');
  await write(editing, heading, 'How a day goes');
  await write(editing, editing.label('text'), 'In the morning we listen. In the afternoon we count.');
  await addPicture(editing, 'slides/how-we-work-3.png', 'A wall with notes');
  await editing.addBlock('quote');
  await write(editing, editing.label('text', 'blocks', 'quote'), 'They told us what not to build.');
  await write(editing, editing.label('title', 'blocks', 'quote'), 'A dairy');
  await editing.addBlock('list');
  await write(editing, heading, 'Read more');
  await editing.addBlock('text');
  await write(editing, heading, 'What it costs');
  await write(editing, editing.label('text'), 'A day is 900 euros, without VAT.');
  await editing.addBlock('packages');
  await write(editing, heading, 'Our packages');
  await editing.addBlock('cta');
  await write(editing, heading, 'Choose your day');
  await hands.fill(editing.field(editing.label('link'), undefined, openForm(editing)), '/contact/');
  await write(editing, editing.label('link_label'), 'Write to us');
  await editing.addBlock('form');

  await editing.saved();
  const made = await own.found('pages', `title="${title}"`);
  expect(made).toHaveLength(1);
  const blocks = await own.found('blocks', `page="${String(made[0]?.['id'])}"`);
  expect(blocks.toSorted((a, b) => Number(a['order']) - Number(b['order'])).map(({ kind }) => kind)).toEqual([
    ...['hero', 'text', 'quote', 'list', 'text', 'packages', 'cta', 'form'],
  ]);
  expect(blocks.filter(({ image }) => image)).toHaveLength(2);
  await expect(editing.preview.getByRole('heading', { name: 'Choose your day' })).toBeAttached();

  if (way.hand === 'mouse') expect(stepsOf(hands.tally)).toBeLessThanOrEqual(MOST_STEPS);
  expect(secondsOf(hands.tally)).toBeLessThanOrEqual(MOST_SECONDS);
});
