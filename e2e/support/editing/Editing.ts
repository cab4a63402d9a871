import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { type Locale, locales } from '../../../src/i18n/locales';
import type { Hands } from './Hands';
import { labelOf, type Words } from './wordsOf';

export const EDITING_ADDRESS = '/_site/edit/';

/** The beginning of a sentence that ends with values. */
const beginningOf = (text: string) => text.replace(/\s*\{\{.*/s, '');

/** The editing page as a person finds it: by names, in the person's language. */
export class Editing {
  constructor(
    readonly page: Page,
    readonly hands: Hands,
    readonly words: Words,
    readonly locale: Locale,
  ) {}

  /** Opens a record, or the form of a new one. */
  async open(collection: string, id = 'new'): Promise<void> {
    await this.page.goto(`${EDITING_ADDRESS}${collection}/${id}`);
    await expect(this.form).toBeVisible();
  }

  get form(): Locator {
    return this.page.getByRole('region', { name: this.words.shell.panel, exact: true });
  }

  /** The page as it is drawn beside the form. */
  get preview(): FrameLocator {
    return this.page.frameLocator(`iframe[title="${this.words.shell.preview}"]`);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  button(name: string, within: Locator | Page = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** An entry of the menu that is open. */
  entry(name: string): Locator {
    return this.page.getByRole('menuitem', { name, exact: true });
  }

  tab(name: keyof Words['shell']['tabs']): Locator {
    return this.page.getByRole('tab', { name: this.words.shell.tabs[name], exact: true });
  }

  /** The label of a field in the person's language. */
  label(name: string, collection = '', kind = ''): string {
    return labelOf(this.words, name, collection, kind);
  }

  /** A text field. @param language of a text that has two */
  field(label: string, language?: Locale, within: Locator = this.form): Locator {
    const mark = locales.find(({ code }) => code === language)?.name;
    return within.getByRole('textbox', { name: mark ? `${label} ${mark}` : label, exact: true }).first();
  }

  /** A row of a list of parts, by the words that name it. */
  row(name: string): Locator {
    return this.form
      .locator('[data-row]')
      .filter({ has: this.page.locator('> div > [data-toggle]').filter({ hasText: name }) });
  }

  /** The button that opens a row. */
  toggle(name: string): Locator {
    return this.row(name).locator('> div > [data-toggle]');
  }

  /** The handle by which a row is moved. */
  handle(name: string): Locator {
    return this.button(this.words.blocks.handle.replace('{{name}}', name));
  }

  /** The button of a row's menu. */
  rowMenu(name: string): Locator {
    return this.button(this.words.blocks.menu.replace('{{name}}', name));
  }

  /** The names of the blocks, in their order. */
  get order(): Promise<string[]> {
    return this.form.locator('[data-row] > div > [data-toggle] > span:last-child > span:first-child').allTextContents();
  }

  /** Adds a block: the kind is found by its name. */
  async addBlock(kind: keyof Words['content']['kinds']): Promise<void> {
    const { blocks, content } = this.words;
    await this.hands.press(this.button(blocks.addBlock));
    await expect(this.dialog).toBeVisible();
    if (this.hands.hand === 'mouse') {
      await this.hands.press(this.dialog.getByRole('button', { name: content.kinds[kind].purpose }));
    } else {
      await this.hands.fill(this.dialog.getByRole('searchbox'), content.kinds[kind].name);
      await this.hands.key('Enter');
    }
    await expect(this.dialog).toHaveCount(0);
  }

  /** Everything was sent to the server. */
  async saved(): Promise<void> {
    const saved = this.page.getByRole('banner').getByText(beginningOf(this.words.shell.save.saved));
    await expect(saved).toBeVisible({ timeout: 15_000 });
  }
}
