import { expect } from '@playwright/test';
import type { Editing } from '../support/editing/Editing';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { SLOW } from '../support/tagOf';

const PICTURE = 'pocketbase/seed/images/posts/rag-explained-for-managers.png';

const chooseFile = (editing: Editing, label = editing.label('image')) =>
  editing.button(`${editing.words.fields.picture.choose} ${label}`, editing.form);
const picture = (editing: Editing) => editing.form.getByRole('img', { name: editing.words.fields.picture.preview });

journey('Upload a picture, and describe it in both languages', {}, async ({ editing, own }) => {
  const id = await own.article(unique('Upload'));
  await editing.open('posts', id);
  await editing.hands.upload(chooseFile(editing), PICTURE);
  await expect(picture(editing)).toBeVisible();
  const alt = editing.words.fields.picture.alt;
  await editing.hands.fill(editing.field(alt, 'en'), 'A shelf of books');
  await editing.hands.fill(editing.field(alt, 'sl'), 'Polica s knjigami');
  await editing.saved();
  await expect
    .poll(() => own.prepared('posts', id))
    .toMatchObject({
      image: expect.stringMatching(/\.png$/),
      image_alt: 'A shelf of books',
      image_alt_sl: 'Polica s knjigami',
    });
});

journey('Set the focal point of a picture', SLOW, async ({ editing, own, way }) => {
  const id = await own.article(unique('Focus'));
  await editing.open('posts', id);
  await editing.hands.upload(chooseFile(editing), PICTURE);
  const { focus } = editing.words.fields;
  const point = editing.form.locator('details').filter({ hasText: focus.title });
  await editing.hands.press(point.locator('summary'));
  if (way.hand === 'mouse') {
    const box = await point.getByRole('presentation').boundingBox();
    if (!box) throw new Error('The picture has no box.');
    await editing.hands.pressAt(point.getByRole('presentation'), { x: box.width * 0.25, y: box.height * 0.4 });
  } else {
    await editing.hands.reach(point.getByRole('slider', { name: focus.x }));
    await editing.hands.key(...Array<string>(5).fill('ArrowLeft'), 'Tab', 'ArrowDown', 'ArrowDown');
  }
  await editing.saved();
  await expect
    .poll(() => own.prepared('posts', id))
    .toMatchObject({ image_focus: expect.stringMatching(/^2[2-7] (3[89]|4[0-2])$/) });
});

journey('Choose a picture of the site', SLOW, async ({ editing, own, way }) => {
  const id = await own.article(unique('Choose a picture'));
  await editing.open('posts', id);
  await editing.hands.press(editing.button(editing.words.fields.picture.library, editing.form));
  await editing.hands.fill(editing.dialog.getByRole('combobox'), 'rag explained');
  const option = editing.dialog.getByRole('option').first();
  await expect(option.locator('img')).toBeVisible();
  if (way.hand === 'mouse') await editing.hands.press(option);
  else await editing.hands.key('Enter');
  await expect(picture(editing)).toBeVisible();
  await expect(editing.field(editing.words.fields.picture.alt, 'en')).not.toHaveValue('');
  await editing.saved();
  await expect.poll(() => own.prepared('posts', id)).toMatchObject({ image: expect.stringMatching(/^rag/) });
});

journey('Give a button of a block its link', SLOW, async ({ editing, own, way }) => {
  const target = unique('Target of a button');
  await own.article(target);
  const block = { kind: 'cta', title: 'Ask us', title_sl: 'Ask us', text: '<p>a</p>', text_sl: '<p>b</p>' };
  const id = await own.page(unique('Link'), [block]);
  await editing.open('pages', id);
  await editing.hands.press(editing.toggle('Ask us'));
  await editing.hands.press(editing.button(`${editing.words.fields.link.choose} ${editing.label('link')}`));
  await editing.hands.fill(editing.dialog.getByRole('combobox'), target.split(' ').at(-1) ?? '');
  const option = editing.dialog.getByRole('option', { name: target });
  await expect(option).toBeVisible();
  if (way.hand === 'mouse') await editing.hands.press(option);
  else await editing.hands.key('Enter');
  await editing.hands.fill(editing.field(editing.label('link_label'), 'en'), 'Read');
  await editing.hands.fill(editing.field(editing.label('link_label'), 'sl'), 'Beri');
  await expect(editing.preview.getByRole('link', { name: /^(Read|Beri)$/ })).toBeVisible();
  await editing.saved();
  await expect
    .poll(() => own.found('blocks', `page="${id}"`))
    .toMatchObject([{ link: expect.stringMatching(/^\/blog\/target-of-a-button/), link_label: 'Read' }]);
});

journey('Write title, description and picture for search and sharing', SLOW, async ({ editing, own }) => {
  const id = await own.page(unique('Share'));
  await editing.open('pages', id);
  await editing.hands.press(editing.tab('search'));
  await editing.hands.fill(editing.field(editing.label('seo_title'), 'en'), 'Advice that pays');
  await editing.hands.fill(editing.field(editing.label('seo_description', 'pages'), 'en'), 'A studio in Ljubljana.');
  const card = editing.form.getByRole('region', { name: 'English' });
  await expect(card.getByText('Advice that pays').first()).toBeVisible();
  await expect(card.getByText('A studio in Ljubljana.').first()).toBeVisible();
  await expect(card.getByText(editing.words.fields.search.made)).toBeVisible();
  await editing.hands.upload(chooseFile(editing, editing.label('seo_image')), PICTURE);
  await expect(card.getByRole('presentation')).toBeVisible();
  await editing.saved();
  await expect
    .poll(() => own.prepared('pages', id))
    .toMatchObject({
      ...{ seo_title: 'Advice that pays', seo_description: 'A studio in Ljubljana.' },
      seo_image: expect.stringMatching(/\.png$/),
    });
});
