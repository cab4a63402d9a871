import { basename } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { nextKey } from './nextKey';
import type { Tally } from './Tally';

/** The means by which a person works. */
export type Hand = 'mouse' | 'keyboard';

/** More stops than any view has. */
const MOST_STOPS = 150;

/**
 * The hands of a person at the editing page: by mouse, with the keyboard for texts alone; or by keyboard, without any press of the
 * pointer. They count what they do.
 */
export class Hands {
  private clicks = 0;
  private fields = 0;
  private entered = 0;
  private keys = 0;

  constructor(
    private readonly page: Page,
    readonly hand: Hand,
  ) {}

  /** The work so far. */
  get tally(): Tally {
    return { clicks: this.clicks, fields: this.fields, entered: this.entered, keys: this.keys };
  }

  /** Presses a button, link, tab, choice or entry of a menu. */
  async press(target: Locator): Promise<void> {
    if (this.hand === 'mouse') {
      await target.click();
      this.clicks++;
      return;
    }
    await this.reach(target);
    // Arrow keys have chosen a radio button and a tab already; a checkbox has no other key than Space.
    const kind = await target.evaluate((element) => element.getAttribute('role') ?? element.getAttribute('type'));
    const isChosen = kind === 'tab' || (kind === 'radio' && (await target.isChecked()));
    if (!isChosen) await this.key(kind === 'switch' || kind === 'checkbox' || kind === 'radio' ? 'Space' : 'Enter');
  }

  /** Presses a place within an element, which only a pointer can. */
  async pressAt(target: Locator, position: { x: number; y: number }): Promise<void> {
    await target.click({ position });
    this.clicks++;
  }

  /** Opens a menu, and presses one of its entries. */
  async choose(button: Locator, entry: Locator): Promise<void> {
    await this.press(button);
    await this.press(entry);
  }

  /** Writes a text into a field in place of the one that is there. */
  async fill(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    const old = await field.evaluate((element) => ('value' in element ? element.value : element.textContent));
    if (old) await this.key('ControlOrMeta+A');
    await this.insert(text);
  }

  /** Types keys, one after the other, into a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.enter(field);
    await this.page.keyboard.type(text);
    this.keys += text.length;
  }

  /** Presses keys where the focus is. */
  async key(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key);
    this.keys += keys.length;
  }

  /** Pastes into a field what another program copied. */
  async paste(field: Locator, copied: { html?: string; text?: string }): Promise<void> {
    await this.enter(field);
    await field.evaluate((element, { html, text }) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      if (text) clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, copied);
    this.keys++;
  }

  /** Writes a date with its time: 12 digits. @param moment 2027-03-01T09:00 */
  async fillMoment(field: Locator, moment: string): Promise<void> {
    await this.enter(field);
    // The order of the digits is that of the machine's language.
    await field.fill(moment);
    this.keys += moment.match(/\d/g)?.length ?? 0;
  }

  /** Chooses a file of the computer: by its name and Enter, or by a press on it and on "Open". */
  async upload(button: Locator, file: string): Promise<void> {
    const opened = this.page.waitForEvent('filechooser');
    await this.press(button);
    await (await opened).setFiles(file);
    if (this.hand === 'mouse') this.clicks += 2;
    else this.keys += basename(file).length + 1;
  }

  /** Drags an element onto the upper part of another one. */
  async drag(from: Locator, to: Locator): Promise<void> {
    await from.hover();
    await this.page.mouse.down();
    const box = await to.boundingBox();
    if (!box) throw new Error('There is nothing to drag it to.');
    await this.page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 5 });
    await this.page.mouse.move(box.x + 40, box.y + 4, { steps: 5 });
    await this.page.mouse.up();
    this.clicks += 2;
  }

  /** Puts the focus into a field. The one that has it already needs no press. */
  private async enter(field: Locator): Promise<void> {
    await field.waitFor();
    this.fields++;
    if (await field.evaluate((element) => element === document.activeElement)) return;
    if (this.hand === 'keyboard') return this.reach(field);
    await field.click();
    this.entered++;
  }

  private async insert(text: string): Promise<void> {
    // One event for the whole text: a key for each sign would take most of the tests' time.
    await this.page.keyboard.insertText(text);
    this.keys += text.length;
  }

  /** Goes to an element with Tab, and with the arrow keys within lists, menus and toolbars. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < MOST_STOPS; stops++) {
      const keys = await target.evaluate(nextKey);
      if (keys.length === 0) return;
      await this.key(...keys);
    }
    throw new Error(`${MOST_STOPS} keys did not reach ${target}.`);
  }
}
