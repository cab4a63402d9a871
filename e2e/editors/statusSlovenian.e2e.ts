import { expect as anyExpect, type Page, test } from '@playwright/test';
import { asOwner } from '../support/owner';
import { addEditor, listed, removeEditor } from '../support/editors';
import { SLOW } from '../support/tagOf';
import { openStatus, part, signInAtStatus, STATUS } from '../support/statusPage';
import { violationsAt } from '../support/violationsOf';

// Changes arrive through the server, which other tests use at the same time.
const expect = anyExpect.configure({ timeout: 20_000 });
test.use({ locale: 'sl-SI' });

const BUILDS = '/api/collections/builds/records';
const WIDTHS = [360, 768, 1280];
const PARTS = [
  ...['Zdaj objavljeno', 'Na poti', 'Načrtovano', 'Zadnje napake', 'Osnutki za ogled', 'Spremembe'],
  ...['Prejšnje izdaje', 'Zadnje gradnje', 'Manjkajoči slovenski prevodi'],
];

/** Words of the English page that no Slovenian text has. Content and PocketBase's names have others. */
const ENGLISH = /\b(the|of|was|is|this|by|are|not|ago|yesterday|Rebuild|Sign|live)\b/;

async function expectNoOverflow(page: Page) {
  for (const width of [320, ...WIDTHS]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

test('an editor signs in, and no English is left on the page', async ({ page, request }) => {
  const editor = await addEditor(request);
  try {
    await page.goto(STATUS);
    await expect(page).toHaveTitle('Stanje objav');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
    await expect(page.getByRole('button', { name: 'Prijava' })).toBeVisible();
    expect(await violationsAt(page, WIDTHS)).toEqual([]);
    await page.getByLabel('E-naslov').fill(editor.email);
    await page.getByLabel('Geslo').fill('a-wrong-password');
    await page.getByRole('button', { name: 'Prijava' }).click();
    await expect(page.locator('#sign-in-fault')).toHaveText(/^(E-naslov ali geslo ni pravo|Preveč poskusov)/);
    await signInAtStatus(page, editor.email);

    await expect(page.getByText(`${editor.email}, urednik`)).toBeVisible();
    for (const name of PARTS) await expect(part(page, name)).toBeVisible();
    await expect(part(page, 'Zadnje gradnje').getByRole('rowheader').first()).toBeVisible();
    await expect(part(page, 'Zadnje gradnje').locator('time').first()).toContainText(
      /\((pravkar|pred |včeraj|predvčerajšnjim)/,
    );
    expect(await violationsAt(page, WIDTHS)).toEqual([]);
    await expectNoOverflow(page);

    // Titles of records are content, and may be English.
    const words = await page.evaluate(() => {
      document
        .querySelectorAll(
          '#drafts a, #planned a, #prepared, #changes td, #changes option, #translations li, #live details',
        )
        .forEach((one) => one.remove());
      const labels = [...document.querySelectorAll('[aria-label], [data-label]')].map(
        (one) => one.getAttribute('aria-label') ?? one.getAttribute('data-label'),
      );
      return [document.body.innerText, ...labels].join('\n').replace(/»[^«]*«/g, '');
    });
    expect(words.split('\n').filter((line) => ENGLISH.test(line))).toEqual([]);

    await page.goto('/_/');
    await expect(listed(page, 'posts')).toHaveText('Članki');
    for (const name of ['builds', 'deploy_hooks', 'previews']) await expect(listed(page, name)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Stanje objav' })).toHaveAttribute('href', STATUS);
  } finally {
    await removeEditor(request, editor.id);
  }
});

test('a rebuild is asked for, and announced, by keyboard', SLOW, async ({ page, request }) => {
  const caught: object[] = [];
  await page.route(`**${BUILDS}/*`, (route) => {
    caught.push(route.request().postDataJSON() as object);
    return route.fulfill({ json: {} });
  });
  await openStatus(page, request);
  const button = page.getByRole('button', { name: 'Zgradi znova', exact: true });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Želite spletišče zgraditi znova?' });
  await expect(dialog.getByRole('button', { name: 'Prekliči' })).toBeFocused();
  expect(await violationsAt(page, WIDTHS)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await dialog.getByRole('button', { name: 'Zgradi znova' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('Nova gradnja je naročena.');
  expect(caught).toEqual([{ action: 'rebuild' }]);
});

test(
  'a failure names its record by its title, with a link, and keeps the program’s output below',
  SLOW,
  async ({ page, request }) => {
    const slug = `napaka-${Date.now()}`;
    const title_sl = `Članek z napako ${slug}`;
    const post = await asOwner(request, 'POST', '/api/collections/posts/records', {
      ...{ slug, title: `Article ${slug}`, title_sl, status: 'draft' },
    });
    await openStatus(page, request);
    const link = `${new URL(page.url()).origin}/_/#/collections?collection=posts&record=${post.id}`;
    const sentence = 'The page /blog/a/ (and 1 more) links to /contct/, which is not there.';
    const error = [
      'The new version does not go live, for a fault was found. Visitors see the last good one.',
      `- ${sentence} Open posts ${post.id} and correct it: ${link}`,
      '',
      'TypeError: at hooks',
    ].join('\n');
    const cause = `posts "${slug}" changed, and 2 more changes`;
    const build = await asOwner(request, 'POST', BUILDS, {
      ...{ status: 'failed', cause, collection: 'posts', record: post.id, error, error_link: link },
    });
    const failure = part(page, 'Zadnje napake').getByRole('listitem').filter({ hasText: slug }).first();
    try {
      await expect(failure).toContainText(`Članek »${title_sl}«: spremenjeno in še 2 spremembi`);
      await expect(failure).toContainText('Stran /blog/a/ (in še 1) ima povezavo na /contct/, tega pa ni.');
      await expect(failure.getByRole('link', { name: `Popravi: Članek »${title_sl}«` })).toHaveAttribute(
        'href',
        `/_site/edit/posts/${post.id}`,
      );
      expect(await failure.innerText()).not.toContain(post.id);
      await expect(failure.getByText('TypeError')).toBeHidden();
      await failure.getByText('Podrobnosti').press('Enter');
      await expect(failure.getByText('TypeError')).toBeVisible();
      await expect(page.getByRole('status')).toContainText('Ni uspelo: članek');
      expect(await violationsAt(page, WIDTHS)).toEqual([]);
      await expectNoOverflow(page);
    } finally {
      await asOwner(request, 'DELETE', `${BUILDS}/${build.id}`);
      await asOwner(request, 'DELETE', `/api/collections/posts/records/${post.id}`);
    }
  },
);

test(
  'a failed backup, unsent mails and a host that could not be notified, with what to do',
  SLOW,
  async ({ page, request }) => {
    const host = {
      id: 'hostnotice00001',
      status: 'failed',
      host: 'api.netlify.com',
      cause: '',
      delivered_at: '',
      next_try: '',
    };
    const last_error = 'api.netlify.com answered 500. It is tried again.';
    const error = 'The backup was not made.\nopen /srv/site: denied';
    const backup = { failedAt: '2026-11-02 01:30:00.000Z', at: '2026-11-01 01:30:00.000Z', error };
    const unsent = { id: 'unsentmail00001', to: 'ana@narobe.example', subject: 'Prejeli smo vaše sporočilo' };
    const mails = [{ ...unsent, at: backup.at, error: 'The mail server answered 550 5.1.1.' }];
    const mail = { dead: 2, late: 1, error: 'dial tcp 127.0.0.1:9: connect: connection refused', mails };
    await page.route('**/_site/status/data', async (route) => {
      const answer = await route.fetch();
      return route.fulfill({
        response: answer,
        json: { ...((await answer.json()) as object), host: { ...host, last_error }, backup, mail },
      });
    });
    const [told, removed]: [object[], string[]] = [[], []];
    await page.route(`**/api/collections/deploy_hooks/records/${host.id}`, (route) => {
      told.push(route.request().postDataJSON() as object);
      return route.fulfill({ json: {} });
    });
    await openStatus(page, request);
    const notice = part(page, 'Nočna varnostna kopija ni uspela');
    await expect(notice).toContainText('Varnostna kopija ni nastala.');
    await expect(notice).toContainText('npm run backup');
    await notice.getByText('Podrobnosti').press('Enter');
    await expect(notice.getByText('/srv/site: denied')).toBeVisible();
    const mailPart = part(page, 'E-pošta se ne pošilja');
    await expect(mailPart).toContainText('2 e-sporočil po dveh dneh poskusov ni bilo mogoče poslati.');
    await expect(mailPart.getByRole('listitem')).toContainText('Poštni strežnik je odgovoril 550 5.1.1.');
    const live = part(page, 'Zdaj objavljeno');
    await expect(live).toContainText('ni bilo mogoče obvestiti: api.netlify.com je odgovoril s');
    expect(await violationsAt(page, WIDTHS)).toEqual([]);
    await expectNoOverflow(page);
    await live.getByRole('button', { name: 'Obvesti ga znova' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('Gostitelj bo znova obveščen.');
    expect(told).toEqual([{ status: 'waiting' }]);
    await page.route(`**/api/collections/outbox/records/${unsent.id}`, (route) => {
      removed.push(route.request().method());
      return route.fulfill({ status: 204 });
    });
    await mailPart.getByRole('button', { name: `${unsent.to}, ${unsent.subject}` }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Odstrani' }).press('Enter');
    await expect(page.getByRole('status')).toContainText('E-sporočilo je odstranjeno.');
    expect(removed).toEqual(['DELETE']);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
);
