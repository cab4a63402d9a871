import { type APIRequestContext, type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { parseRichText } from '../../plugins/gatsby-source-pocketbase/src/richText/parseRichText';
import { sanitise } from '../../plugins/gatsby-source-pocketbase/src/richText/sanitise';
import { addEditor, openPost, removeEditor, saveRecord, signIn } from '../support/editors';
import { asOwner } from '../support/owner';
import { tagOf } from '../support/tagOf';

const POSTS = '/api/collections/posts/records';

interface Opened {
  page: Page;
  /** The field `body`, with its toolbar. */
  field: Locator;
  /** The text in it. */
  text: Locator;
  /** Saves, and returns the stored text. */
  saved: () => Promise<string>;
}

/** Opens a new draft in the dashboard as an editor with a browser in a language. */
async function inDashboard(
  { browser, request, locale }: { browser: Browser; request: APIRequestContext; locale: string },
  then: (opened: Opened) => Promise<void>,
): Promise<void> {
  const editor = await addEditor(request);
  const draft = { slug: `rich-${Date.now()}`, title: 'T', summary: 'S', body: '<p>Start</p>', status: 'draft' };
  const post = await asOwner(request, 'POST', POSTS, draft);
  const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  try {
    await signIn(page, editor.email);
    await openPost(page, post.id);
    const field = page.locator('.field', { has: page.locator('iframe') }).first();
    const text = field.frameLocator('iframe').locator('body');
    await expect(text).toHaveText('Start');
    const saved = async () => {
      await saveRecord(page);
      await expect(field).toBeHidden();
      return (await asOwner(request, 'GET', `${POSTS}/${post.id}`)).body;
    };
    await then({ page, field, text, saved });
  } finally {
    await context.close();
    await asOwner(request, 'DELETE', `${POSTS}/${post.id}`);
    await removeEditor(request, editor.id);
  }
}

/** Pastes at the end of a text, as a browser does. */
async function paste(page: Page, text: Locator, types: Record<string, string>): Promise<void> {
  await text.click();
  await page.keyboard.press('Control+End');
  await text.evaluate((body, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(given)) clipboardData.setData(type, value);
    const target = body.ownerDocument.getSelection()?.focusNode?.parentElement ?? body;
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, types);
}

/** The same HTML for every spelling of it. */
const normal = (page: Page, html: string) =>
  page.evaluate((source) => new DOMParser().parseFromString(source, 'text/html').body.innerHTML, html);

const LANGUAGES = [
  {
    locale: 'en-GB',
    buttons: ['Bold', 'Italic', 'Bullet list', 'Numbered list', 'Insert/edit link', 'Picture', 'Table'].concat([
      ...['Insert/edit code sample', 'Clear formatting', 'Source code', 'Fullscreen'],
    ]),
    formats: ['Paragraph', 'Heading 2', 'Heading 3', 'Heading 4', 'Quotation', 'Words in a line'],
    words: {
      noPictures: 'The pictures were not pasted.',
      madeOfMarkdown: 'Markdown became headings',
      ...{ picture: 'Picture', articles: 'Articles', alt: 'Alternative text: the picture in words', save: 'Save' },
    },
  },
  {
    locale: 'sl-SI',
    buttons: ['Krepko', 'Ležeče', 'Seznam z\u00a0alinejami', 'Oštevilčen seznam', 'Vstavi ali uredi povezavo'].concat([
      ...['Slika', 'Tabela', 'Vstavi ali uredi primer kode', 'Počisti oblikovanje', 'Izvorna koda', 'Celozaslonsko'],
    ]),
    formats: ['Odstavek', 'Naslov 2', 'Naslov 3', 'Naslov 4', 'Navedek', 'Besede v\u00a0vrstici'],
    words: {
      noPictures: 'Slike niso bile prilepljene.',
      madeOfMarkdown: 'Markdown je postal besedilo',
      ...{ picture: 'Slika', articles: 'Članki', alt: 'Nadomestno besedilo: slika z\u00a0besedami', save: 'Shrani' },
    },
  },
];

for (const { locale, buttons, formats, words } of LANGUAGES) {
  test(
    `the toolbar offers what the site keeps, and nothing else (${locale})`,
    tagOf(locale),
    async ({ browser, request }) => {
      await inDashboard({ browser, request, locale }, async ({ page, field, text, saved }) => {
        const toolbar = field.locator('.tox-toolbar__primary');
        const labels = () => toolbar.getByRole('button').evaluateAll((all) => all.map((one) => one.ariaLabel ?? ''));
        await expect.poll(async () => (await labels()).slice(1)).toEqual(buttons);

        await text.click();
        await toolbar.getByRole('button').first().click();
        await expect(page.locator('.tox-menu [role^=menuitem]')).toHaveText(formats);
        await page.getByText(formats[1] ?? '', { exact: true }).click();
        await page.keyboard.press('Control+End');
        await page.keyboard.press('Enter');
        await toolbar.getByRole('button', { name: buttons[3] }).click();
        await page.keyboard.type('one');
        await page.keyboard.press('Enter');
        await toolbar.getByRole('button', { name: buttons[0], exact: true }).click();
        await page.keyboard.press('Control+u');
        await page.keyboard.type('two');
        const html = await saved();
        expect(html).toMatch(/^<h2>Start<\/h2>\s*<ol>\s*<li>one<\/li>/);
        expect(html).toContain('<strong>');
        expect(html).toContain('<u>');
        expect(await normal(page, html)).toBe(await normal(page, sanitise(html)));
      });
    },
  );

  test(
    `text pasted from Word or a web page is reduced to what the site keeps (${locale})`,
    tagOf(locale),
    async ({ browser, request }) => {
      await inDashboard({ browser, request, locale }, async ({ page, text, saved }) => {
        await paste(page, text, {
          'text/plain': 'Of Word',
          'text/html': `<h1 style="color:red">Of Word</h1><p class="MsoNormal" style="text-align:center">A
          <span style="font-weight:700">strong</span> <font color="red">word</font><o:p></o:p></p>
          <p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>item</p>
          <table width="9"><tr><td style="width:3px"><p>cell</p></td></tr></table><blockquote>q</blockquote>
          <iframe src="https://a.example"></iframe><video src="v.mp4"></video><img src="data:image/png;base64,AA==">`,
        });
        await expect(page.getByText(words.noPictures)).toBeVisible();
        await expect(text.getByRole('listitem')).toHaveText('item');
        const html = await saved();
        expect(await normal(page, html)).toBe(await normal(page, sanitise(html)));
        expect(html.replace(/\n/g, '')).toBe(
          '<p>Start</p><h2>Of Word</h2><p>A <strong>strong</strong> word</p><ul><li>item</li></ul>' +
            '<table><tbody><tr><td>cell</td></tr></tbody></table><blockquote>q</blockquote>',
        );
      });
    },
  );

  test(
    `pasted Markdown becomes text with headings and lists, and undo brings it back (${locale})`,
    tagOf(locale),
    async ({ browser, request }) => {
      await inDashboard({ browser, request, locale }, async ({ page, text, saved }) => {
        await paste(page, text, {
          'text/plain': '## Part\n\nA **strong** [link](/blog/).\n\n- one\n- two\n\n```js\na < b\n```',
        });
        await expect(page.getByText(words.madeOfMarkdown)).toBeVisible();
        await expect(text.getByRole('heading', { level: 2 })).toHaveText('Part');
        await expect(text.getByRole('listitem')).toHaveText(['one', 'two']);
        await page.keyboard.press('Control+z');
        await expect(text).toContainText('## Part');
        await page.keyboard.press('Control+y');
        const html = await saved();
        expect(html.replace(/\n/g, '')).toBe(
          '<p>Start</p><h2>Part</h2><p>A <strong>strong</strong> <a href="/blog/">link</a>.</p>' +
            '<ul><li>one</li><li>two</li></ul><pre class="language-js"><code>a &lt; b</code></pre>',
        );
      });
    },
  );

  test(
    `the button for pictures inserts one that the site keeps, with its alternative text (${locale})`,
    tagOf(locale),
    async ({ browser, request }) => {
      await inDashboard({ browser, request, locale }, async ({ page, field, text, saved }) => {
        await text.click();
        await field.getByRole('button', { name: words.picture, exact: true }).click();
        const files = page.locator('.record-file-picker-modal');
        // Articles are the first collection.
        await expect(files.locator('.collection-name')).toHaveText(words.articles);
        await files.locator('.list-item.thumb').first().click();
        await files.getByRole('button', { name: 'Insert' }).click();
        const dialog = page.locator('.tox-dialog');
        await dialog.getByLabel(words.alt).fill('Pots "of" Ana & čaj');
        await dialog.getByRole('button', { name: words.save }).click();
        await expect(text.getByRole('img')).toHaveAttribute('alt', 'Pots "of" Ana & čaj');
        // A large picture stands within the field.
        const { width } = (await text.getByRole('img').boundingBox()) ?? { width: Infinity };
        expect(width).toBeLessThan(800);

        const html = await saved();
        expect(await normal(page, html)).toBe(await normal(page, sanitise(html)));
        const { tree, images } = parseRichText(html, { origins: [], collectionIds: new Map() });
        expect(images).toHaveLength(1);
        expect(JSON.stringify(tree)).toContain(JSON.stringify({ alt: 'Pots "of" Ana & čaj' }).slice(1, -1));
        const [, src = ''] = /src="([^"]*)"/.exec(html) ?? [];
        // A path: the text may be published by a site on another host.
        expect(src).toMatch(/^\/api\/files\/\w+\/\w+\/[\w.]+$/);
        expect((await request.get(src)).headers()['content-type']).toMatch(/^image\//);
      });
    },
  );
}

test('plain prose is pasted as paragraphs', async ({ browser, request }) => {
  await inDashboard({ browser, request, locale: 'en-GB' }, async ({ page, text, saved }) => {
    await paste(page, text, { 'text/plain': 'One – with 2 * 3 and a_b.\n\n24. 11. 2026 was a Tuesday.' });
    expect((await saved()).replace(/\n/g, '')).toBe(
      '<p>Start</p><p>One &ndash; with 2 * 3 and a_b.</p><p>24. 11. 2026 was a Tuesday.</p>',
    );
  });
});
