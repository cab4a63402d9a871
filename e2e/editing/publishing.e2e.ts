import { expect } from '@playwright/test';
import { journey } from '../support/editing/journey';
import { unique } from '../support/editing/Own';
import { violationsAt } from '../support/violationsOf';

journey('Publish an article', 'both', async ({ editing, own, way }) => {
  const title = unique('Publish');
  const id = await own.article(title);
  try {
    await editing.open('posts', id);
    await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'Now for everybody.');
    await editing.saved();
    const { bar } = editing.words.shell;
    const { draft, now, intro, done } = editing.words.publishing;
    if (way.hand === 'mouse') await editing.hands.press(editing.button(bar.publish));
    else await editing.hands.key('ControlOrMeta+Enter');
    await expect(editing.dialog.getByText(intro)).toBeVisible();
    await expect(editing.dialog.getByText(draft)).toBeVisible();
    await expect(editing.dialog.getByRole('listitem')).toContainText(editing.label('summary'));
    await editing.hands.press(editing.button(now, editing.dialog));
    // This site builds nothing while tests look at it.
    await expect(editing.dialog.getByRole('status')).not.toBeEmpty();
    expect(await violationsAt(editing.page, [768, 1280])).toEqual([]);
    await expect
      .poll(() => own.found('posts', `id="${id}"`, false))
      .toMatchObject([{ summary: 'Now for everybody.', status: 'published' }]);
    await editing.hands.press(editing.button(done, editing.dialog));
    await expect(editing.dialog).toHaveCount(0);
  } finally {
    await own.removePublished('posts', id);
  }
});

journey('Plan the publication of a change, and end the plan', 'none', async ({ editing, own }) => {
  const id = await own.article(unique('Plan'));
  await editing.open('posts', id);
  await editing.hands.fill(editing.field(editing.label('summary'), 'en'), 'In a year.');
  await editing.saved();
  const { atMoment, at, setMoment, planned, endPlan } = editing.words.publishing;
  await editing.hands.press(editing.button(editing.words.shell.bar.publish));
  await editing.hands.press(editing.button(atMoment, editing.dialog));
  await editing.hands.fillMoment(editing.dialog.getByLabel(at), '2099-03-01T08:00');
  await editing.hands.press(editing.button(setMoment, editing.dialog));
  await expect(editing.dialog.getByText(planned.split('{{')[0] ?? '')).toContainText('2099');
  await editing.hands.press(editing.button(endPlan, editing.dialog));
  await expect(editing.button(atMoment, editing.dialog)).toBeVisible();
  expect(await own.found('posts', `id="${id}"`, false)).toMatchObject([{ summary: 'A summary.', status: 'draft' }]);
});

journey('Discard what was changed', 'english', async ({ editing, own }) => {
  const id = await own.article(unique('Discard'));
  await editing.open('posts', id);
  const summary = editing.field(editing.label('summary'), 'en');
  await editing.hands.fill(summary, 'A mistake.');
  await editing.saved();
  const { discard, discardYes } = editing.words.publishing;
  await editing.hands.press(editing.button(editing.words.shell.bar.publish));
  await editing.hands.press(editing.button(discard, editing.dialog));
  await editing.hands.press(editing.button(discardYes, editing.dialog));
  await expect(editing.dialog).toHaveCount(0);
  await expect(summary).toHaveValue('A summary.');
  expect(await own.prepared('posts', id)).toMatchObject({ summary: 'A summary.' });
});

journey('Delete an article to which the site links', 'none', async ({ editing, own }) => {
  const title = unique('Delete');
  const slug = title.toLowerCase().replace(' ', '-');
  const id = await own.article(title, { slug, status: 'published' });
  const linking = await own.article(unique('Linking'), {
    ...{ status: 'published', body: `<p><a href="/blog/${slug}/">x</a></p>` },
  });
  try {
    await editing.open('posts', id);
    const { bar, deletion } = editing.words.shell;
    await editing.hands.press(editing.button(bar.more));
    await editing.hands.press(editing.page.getByRole('menuitem', { name: bar.delete }));
    await editing.hands.press(editing.button(deletion.yes, editing.dialog));
    await expect(editing.dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', new RegExp(linking));
    expect(await violationsAt(editing.page, [768, 1280])).toEqual([]);
    await editing.hands.press(editing.button(deletion.sure, editing.dialog));
    await expect(editing.dialog).toHaveCount(0);
    await expect.poll(() => own.found('posts', `id="${id}"`, false)).toEqual([]);
    await expect(editing.page).toHaveURL(/\/_site\/edit\/$/);
  } finally {
    await own.removePublished('posts', linking);
    await own.removePublished('posts', id);
  }
});
