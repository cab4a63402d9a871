import { expect as anyExpect, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { openStatus, part } from '../support/statusPage';
import { tagOf } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

// Changes arrive through the server, which other tests use at the same time.
const expect = anyExpect.configure({ timeout: 20_000 });

const RECORDS = (collection: string) => `/api/collections/${collection}/records`;
// A draft is invisible to visitors and other tests, and triggers no build.
const PAGE = { section: 'default', status: 'draft' };
const DAY_MS = 86_400_000;

for (const [locale, words] of [
  ['en-GB', { lacks: 'What lacks Slovenian', fill: 'Fill it in', which: 'Which texts', title: 'Title' }],
  ['sl-SI', { lacks: 'Manjkajoči slovenski prevodi', fill: 'Dopolni', which: 'Katera besedila', title: 'Naslov' }],
] as const) {
  test.describe(locale, tagOf(locale), () => {
    test.use({ locale });

    test('a missing Slovenian text is filled in: its page opens with the block and the field', async ({
      page,
      request,
    }) => {
      const name = `Lacking ${Date.now()}`;
      const make = (collection: string, values: object) => asOwner(request, 'POST', RECORDS(collection), values);
      const own = await make('pages', {
        ...PAGE,
        slug: name.replace(' ', '-').toLowerCase(),
        title: name,
        title_sl: name,
      });
      const block = await make('blocks', { page: own.id, kind: 'text', title: 'Only English', order: 10 });
      try {
        await openStatus(page, request);
        const row = part(page, words.lacks).getByRole('listitem').filter({ hasText: name }).first();
        await expect(row).toContainText(name);
        const fill = row.getByRole('link', { name: new RegExp(`^${words.fill}`) });
        await expect(fill).toHaveAttribute('href', `/_site/edit/blocks/${block.id}?field=title_sl`);
        await row.getByText(words.which).press('Enter');
        await expect(row.getByRole('link', { name: words.title, exact: true })).toBeVisible();
        expect(await violationsAt(page, [360, 768, 1280])).toEqual([]);
        await fill.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/_site/edit/pages/${own.id}\\?part=blocks%2F${block.id}`));
        const field = page.locator('[data-column=title_sl]').locator('textarea, input');
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('lang', 'sl');
      } finally {
        await asOwner(request, 'DELETE', `${RECORDS('pages')}/${own.id}`);
      }
    });
  });
}

test('a planned set stands in the calendar at its day, and in the list of narrow screens', async ({
  page,
  request,
}) => {
  const title = `Calendar ${Date.now()}`;
  const at = new Date(Date.now() + 40 * DAY_MS);
  const { id } = await asOwner(request, 'POST', '/_site/prepared', { title });
  try {
    await asOwner(request, 'POST', `/_site/prepared/${id}/plan`, { at: at.toISOString() });
    await openStatus(page, request);
    const planned = part(page, 'Planned');
    const calendar = planned.getByRole('table');
    await expect(calendar.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const named = page.getByRole('link', { name: `Prepared changes “${title}”` });
    const month = at.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    const next = planned.getByRole('button', { name: 'Next month' });
    await expect(async () => {
      if (!(await calendar.locator('caption').innerText()).includes(month)) await next.press('Enter');
      await expect(calendar.locator('caption')).toContainText(month, { timeout: 200 });
    }).toPass();
    await expect(next).toBeFocused();
    await expect(calendar.locator(named)).toHaveAttribute('href', `#set-${id}`);
    await expect(calendar.getByRole('cell').filter({ has: named })).toContainText(String(at.getDate()));
    // An article of the starting content is planned for a year that nobody reaches month by month.
    await planned.getByRole('button', { name: 'Show March 2099' }).press('Enter');
    await expect(calendar.locator('caption')).toContainText('March 2099');
    await expect(calendar.getByRole('link', { name: 'Planning the spring workshops' })).toBeVisible();
    expect(await violationsAt(page, [768, 1280])).toEqual([]);
    await planned.getByRole('button', { name: 'Show this month' }).press('Enter');
    const present = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
    await expect(calendar.locator('caption')).toContainText(present);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect(calendar).toBeHidden();
    await expect(planned.getByRole('list').locator(named)).toBeVisible();
    expect(await violationsAt(page, [360])).toEqual([]);
  } finally {
    await asOwner(request, 'POST', `/_site/prepared/${id}/discard`, {});
  }
});

test('the address of a part that is gone says so', async ({ page, request }) => {
  await openStatus(page, request);
  await page.goto('/_site/edit/blocks/abcdefghijklmno');
  await expect(page.getByRole('heading', { name: 'This part is not there' })).toBeVisible();
  expect(await violationsAt(page, [768, 1280])).toEqual([]);
  await page.getByRole('link', { name: 'See all changes, and bring something back' }).click();
  await expect(part(page, 'Changes')).toBeVisible();
});
