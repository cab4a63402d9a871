import { expect } from '@playwright/test';
import { type Editing, EDITING_ADDRESS } from '../support/editing/Editing';
import { test, WAYS } from '../support/editing/journey';
import { type Own, unique } from '../support/editing/Own';
import { findingsOf } from '../support/findingsOf';
import { walk } from '../support/keyboard';
import { SLOW } from '../support/tagOf';
import { violationsAt } from '../support/violationsOf';

const WIDTHS = [1280, 768];
/** A folder for screenshots of the views, for people: E2E_SHOTS=.tmp/views. */
const SHOTS = process.env.E2E_SHOTS;
const ARTICLE = [
  '<h2>Part</h2><p>A <a href="/about/">link</a>.</p><pre class="language-ts"><code>let a;</code></pre>',
  '<table><thead><tr><th>Day</th></tr></thead><tbody><tr><td>One</td></tr></tbody></table>',
].join('');
const BLOCKS = ['hero', 'cards', 'faq'].map((kind, at) => ({
  ...{ kind, title: `Block ${at}`, text: '<p>Text.</p>', text_sl: '<p>Besedilo.</p>' },
  ...(at === 1 ? { title_sl: 'Gradnik', hidden: true } : {}),
}));

/** A view by its name, and the way to it. */
type View = readonly [name: string, open: () => Promise<unknown>];

/** The views of a page and its dialogs, each opened from the one before. */
function pageViews(editing: Editing, id: string): readonly View[] {
  const { page, words } = editing;
  const press = (name: string) => editing.button(name).click();
  const escape = () => page.keyboard.press('Escape');
  return [
    ['page', () => editing.open('pages', id)],
    ['block', () => editing.toggle('Block 0').click()],
    ['row menu', () => editing.rowMenu('Block 0').click()],
    ['kinds', async () => (await escape(), await press(words.blocks.addBlock))],
    ['no kind', () => editing.dialog.getByRole('searchbox').fill('qqqq')],
    [
      'link picker',
      async () => {
        // The first one empties the search field.
        await escape();
        await escape();
        await editing.button(`${words.fields.link.choose} ${editing.label('link')}`).click();
        await expect(editing.dialog.getByRole('option').nth(3)).toBeVisible();
      },
    ],
    [
      'library',
      async () => {
        await escape();
        await editing.button(words.fields.picture.library, editing.form).first().click();
        await expect(editing.dialog.getByRole('option').nth(3)).toBeVisible();
      },
    ],
    ['keys', async () => (await escape(), await page.keyboard.press('Control+/'))],
    ['more', async () => (await escape(), await press(words.shell.bar.more))],
    ['search card', async () => (await escape(), await editing.tab('search').click())],
    ['settings', () => editing.tab('settings').click()],
    ['refused field', () => editing.field(editing.label('title'), 'en').fill(`${'long '.repeat(40)}`)],
    [
      'changed',
      async () => {
        await editing.field(editing.label('title'), 'en').fill('A page');
        await editing.saved();
      },
    ],
    ['publish', () => press(words.shell.bar.publish)],
    ['plan', () => press(words.publishing.atMoment)],
    ['discard', async () => (await press(words.shell.cancel), await press(words.publishing.discard))],
  ];
}

/** The views of texts, and of records without a page. */
async function recordViews(editing: Editing, own: Own): Promise<readonly View[]> {
  const { page, words } = editing;
  const post = await own.article(unique('Views'), { body: ARTICLE });
  const menu = await own.prepare('menus', { title: 'Menu', title_sl: 'Meni', key: unique('menu').replace(' ', '-') });
  const texts = { title: 'Text', title_sl: 'Besedilo', section: 'footer', details: { phone: '01' } };
  const content = await own.prepare('contents', { ...texts, key: unique('text').replace(' ', '-') });
  const body = editing.field(editing.label('body'), 'en');
  return [
    ['article', () => editing.open('posts', post)],
    ['link bar', () => body.getByRole('link').click()],
    ['code bar', () => body.locator('pre').click()],
    ['table bar', () => body.getByRole('cell').first().click()],
    ['source', () => editing.button(words.richText.tools.source, editing.form).first().click()],
    [
      'new workshop',
      async () => {
        await editing.open('workshops');
        await editing.tab('settings').click();
      },
    ],
    [
      'menu',
      async () => {
        await editing.open('menus', menu);
        await editing.button(words.blocks.parts.menu_links).click();
      },
    ],
    ['content', () => editing.open('contents', content)],
    ['redirect', () => editing.open('redirects')],
    [
      'nothing there',
      async () => {
        await page.goto(`${EDITING_ADDRESS}pages/nothing`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      },
    ],
    [
      'list',
      async () => {
        await page.goto(EDITING_ADDRESS);
        await expect(page.getByRole('main').getByRole('listitem').nth(20)).toBeVisible();
      },
    ],
    ['nothing found', () => page.getByRole('searchbox').fill('qqqq')],
  ];
}

for (const way of WAYS)
  test.describe(way.locale, () => {
    test.use({ way });

    /** Opens each view, and collects its violations. */
    async function lookAt(editing: Editing, views: readonly View[]): Promise<string[]> {
      const found: string[] = [];
      for (const [name, open] of views) {
        await open();
        const violations = await violationsAt(editing.page, WIDTHS);
        // axe takes a button that a dialog or an open menu covers in part for a small one; other views show the same buttons whole.
        const isCovered = (await editing.page.locator('dialog[open], [role=menu]:visible').count()) > 0;
        const real = violations.filter((each) => !isCovered || !each.includes('target-size'));
        found.push(...real.map((each) => `${name}, ${each}`));
        // Two more engines, for one language: the elements are the same in the other.
        if (way.locale === 'en') found.push(...(await findingsOf(editing.page)).map((each) => `${name}, ${each}`));
        for (const width of WIDTHS.toReversed()) {
          await editing.page.setViewportSize({ width, height: 800 });
          const path = `${SHOTS}/${name.replace(' ', '-')}.${way.locale}.${width}.png`;
          if (SHOTS) await editing.page.screenshot({ path });
          const overflow = await editing.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) found.push(`${name}: ${overflow} px too wide at ${width} px`);
        }
      }
      return found;
    }

    test('the views of a page have no violations', SLOW, async ({ editing, own }) => {
      const id = await own.page(unique('Views'), BLOCKS);
      expect(await lookAt(editing, pageViews(editing, id))).toEqual([]);
    });

    test('the views of other records have no violations', SLOW, async ({ editing, own }) => {
      expect(await lookAt(editing, await recordViews(editing, own))).toEqual([]);
    });

    test('everything of a page is reached with Tab, and its focus is visible', SLOW, async ({ editing, own, page }) => {
      const id = await own.page(unique('Walk'), BLOCKS);
      await editing.open('pages', id);
      await editing.toggle('Block 0').click();
      await page.evaluate(() => {
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.removeAttribute('tabindex');
      });
      const stops = await walk(page);
      // The frame draws the focus on what is in it.
      const unseen = stops.filter(({ name, seen }) => !seen && !name.startsWith('iframe'));
      expect(unseen.map(({ name }) => name)).toEqual([]);
      const reached = stops.map(({ place }) => place);
      const missed = await page.evaluate((places) => {
        const all = [...document.body.querySelectorAll<HTMLElement>('*')];
        const hasStop = (one: HTMLElement) => one.tabIndex >= 0 && one.checkVisibility() && !one.matches(':disabled');
        // Of radio buttons the chosen one is the stop.
        const isOther = (one: HTMLElement) => one.matches('[type=radio]:not(:checked)');
        return all.flatMap((one, at) =>
          hasStop(one) && !isOther(one) && !places.includes(at) ? [one.outerHTML.slice(0, 120)] : [],
        );
      }, reached);
      expect(missed).toEqual([]);
    });
  });

test.describe('nobody', () => {
  for (const way of WAYS)
    test.describe(way.locale, () => {
      test.use({ way, isSignedIn: false });

      test('the sign-in has no violations, and says what was wrong', SLOW, async ({ editing, page }) => {
        await page.goto(EDITING_ADDRESS);
        await expect(page.getByLabel(editing.words.signIn.email)).toBeVisible();
        expect(await violationsAt(page, WIDTHS)).toEqual([]);
        await page.getByLabel(editing.words.signIn.email).fill('nobody@modrina.example');
        await page.getByLabel(editing.words.signIn.password).fill('wrong');
        await page.getByRole('button', { name: editing.words.signIn.button }).click();
        await expect(page.getByRole('alert')).not.toBeEmpty();
        expect(await violationsAt(page, WIDTHS)).toEqual([]);
      });
    });
});
