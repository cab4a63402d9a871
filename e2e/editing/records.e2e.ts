import { expect } from '@playwright/test';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { SLOW } from '../support/tagOf';

const PICTURE = 'pocketbase/seed/images/slides/how-we-work-1.png';

journey('Add an entry to a menu', SLOW, async ({ editing, own }) => {
  const id = await own.prepare('menus', { title: 'Menu', title_sl: 'Meni', key: unique('menu').replace(' ', '-') });
  await editing.open('menus', id);
  await editing.hands.press(editing.button(editing.words.blocks.parts.menu_links));
  await editing.hands.fill(editing.field(editing.label('label', 'menu_links'), 'en'), 'About us');
  await editing.hands.fill(editing.field(editing.label('label', 'menu_links'), 'sl'), 'O nas');
  await editing.hands.fill(editing.field(editing.label('to', 'menu_links')), '/about/');
  await editing.saved();
  expect(await own.found('menu_links', `menu="${id}"`)).toMatchObject([
    { label: 'About us', label_sl: 'O nas', to: '/about/' },
  ]);
});

journey('Add a redirect', SLOW, async ({ editing, own }) => {
  const from = `/${unique('old').replace(' ', '-')}/`;
  await editing.open('redirects');
  await editing.hands.fill(editing.field(editing.label('from')), from);
  await editing.hands.fill(editing.field(editing.label('to', 'redirects')), '/about/');
  await editing.hands.press(editing.form.getByRole('radio', { name: editing.words.content.choices['status.302'] }));
  await editing.saved();
  expect(await own.found('redirects', `from="${from}"`)).toMatchObject([{ to: '/about/', status: '302' }]);
});

journey('Add a workshop with its date, seats and price', SLOW, async ({ editing, own }) => {
  const title = unique('Workshop');
  await editing.open('workshops');
  await editing.hands.fill(editing.field(editing.label('title'), 'en'), title);
  await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'A day with your data.');
  await editing.hands.fill(editing.field(editing.label('body'), 'en'), 'Bring a laptop.');
  await editing.hands.press(editing.tab('settings'));
  await editing.hands.fillMoment(
    editing.form.getByLabel(editing.label('starts_at'), { exact: true }),
    '2027-03-01T09:00',
  );
  await editing.hands.fill(editing.field(editing.label('place'), 'en'), 'Ljubljana');
  await editing.hands.fill(editing.form.getByRole('spinbutton', { name: editing.label('seats'), exact: true }), '12');
  await editing.hands.fill(editing.form.getByRole('spinbutton', { name: editing.label('price') }), '490');
  await editing.saved();
  await expect
    .poll(() => own.found('workshops', `title="${title}"`))
    .toMatchObject([{ seats: 12, price: 490, place: 'Ljubljana', starts_at: expect.stringMatching(/^2027-0[23]-/) }]);
});

journey('Add facts to a project', SLOW, async ({ editing, own }) => {
  const texts = { summary: 'S', summary_sl: 'S', body: '<p>a</p>', body_sl: '<p>b</p>', status: 'draft' };
  const title = unique('Project');
  const id = await own.add('projects', { title, title_sl: title, ...texts });
  await editing.open('projects', id);
  for (const [name, value] of [
    ['Duration', '24 months'],
    ['Partners', 'Three'],
  ] as const) {
    await editing.hands.press(editing.button(editing.words.blocks.parts.project_properties));
    const row = editing.form.locator('[data-row][data-open=true]');
    await editing.hands.fill(editing.field(editing.label('name', 'project_properties'), 'en', row), name);
    await editing.hands.fill(editing.field(editing.label('value', 'project_properties'), 'en', row), value);
  }
  await expect(editing.preview.getByText('24 months')).toBeVisible();
  await editing.saved();
  expect(await own.found('project_properties', `project="${id}"`)).toMatchObject([
    { name: 'Duration', value: '24 months' },
    { name: 'Partners', value: 'Three' },
  ]);
});

journey('Write a case study with a figure', SLOW, async ({ editing, own }) => {
  const title = unique('Case');
  await editing.open('cases');
  await editing.hands.fill(editing.field(editing.label('title'), 'en'), title);
  await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'Half the time.');
  await editing.hands.fill(editing.field(editing.label('client'), 'en'), 'A dairy');
  await editing.hands.fill(editing.field(editing.label('problem'), 'en'), 'Too slow.');
  await editing.hands.fill(editing.field(editing.label('work'), 'en'), 'Measured, then cut.');
  await editing.hands.fill(editing.field(editing.label('outcome'), 'en'), 'Fast enough.');
  await editing.hands.press(editing.button(editing.words.blocks.parts.case_figures));
  await editing.hands.fill(editing.field(editing.label('value', 'case_figures')), '50 %');
  await editing.hands.fill(editing.field(editing.label('label', 'case_figures'), 'en'), 'less time');
  await expect(editing.preview.getByText('less time')).toBeVisible();
  await editing.saved();
  const [made] = await own.found('cases', `title="${title}"`);
  expect(made).toMatchObject({ problem: '<p>Too slow.</p>', outcome: '<p>Fast enough.</p>' });
  expect(await own.found('case_figures', `case="${String(made?.['id'])}"`)).toMatchObject([
    { value: '50 %', label: 'less time' },
  ]);
});

journey('Add a package', SLOW, async ({ editing, own }) => {
  const key = unique('packages').replace(' ', '-');
  const id = await own.prepare('contents', { title: 'Packages', title_sl: 'Paketi', key, section: 'voucher' });
  await editing.open('contents', id);
  await editing.hands.press(editing.button(editing.words.blocks.parts.content_items));
  const row = editing.form.locator('[data-row][data-open=true]');
  await editing.hands.fill(editing.field(editing.label('number'), undefined, row), '4');
  await editing.hands.fill(editing.field(editing.label('title'), 'en', row), 'Large');
  await editing.hands.fill(editing.field(editing.label('title'), 'sl', row), 'Veliki');
  await editing.hands.fill(editing.field(editing.label('text'), 'en', row), 'All of it.');
  await editing.saved();
  expect(await own.found('content_items', `content="${id}"`)).toMatchObject([
    { number: '4', title: 'Large', title_sl: 'Veliki', text: '<p>All of it.</p>' },
  ]);
});

journey('Change a text of the site that has a key', SLOW, async ({ editing, own }) => {
  const key = unique('text').replace(' ', '-');
  const details = { phone: '01 000 00 00' };
  const id = await own.prepare('contents', { title: 'Footer', title_sl: 'Noga', key, section: 'footer', details });
  await editing.open('contents', id);
  const named = editing.form.getByRole('textbox', { name: `${editing.words.fields.details.text}: phone` });
  await editing.hands.fill(named, '01 111 11 11');
  await editing.saved();
  await expect.poll(() => own.prepared('contents', id)).toMatchObject({ details: { phone: '01 111 11 11' } });
});

journey('Add a picture to a picture row', SLOW, async ({ editing, own }) => {
  const id = await own.prepare('reels', { title: 'Row', title_sl: 'Niz', key: unique('row').replace(' ', '-') });
  await editing.open('reels', id);
  await editing.hands.press(editing.button(editing.words.blocks.parts.slides));
  const choose = `${editing.words.fields.picture.choose} ${editing.label('image')}`;
  await editing.hands.upload(editing.button(choose, editing.form), PICTURE);
  await editing.hands.fill(editing.field(editing.words.fields.picture.alt, 'en'), 'Two people at a table');
  const row = editing.form.locator('[data-row][data-open=true]');
  await editing.hands.fill(editing.field(editing.label('title'), 'en', row), 'We listen');
  await editing.saved();
  await expect
    .poll(() => own.found('slides', `reel="${id}"`))
    .toMatchObject([{ title: 'We listen', image_alt: 'Two people at a table', image: expect.stringMatching(/^how/) }]);
});
