import en from '../../../locales/en/content.json';
import sl from '../../../locales/sl/content.json';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor } from '../lib/language';
import { ownValue } from '../../../src/lib/ownValue';
import { refuse, UNSAVED } from '../lib/refuse';
import { isNestedDeeper } from './isNestedDeeper';

/**
 * The limits of a record, so that everything that is saved can be built (decision 40). The source plugin flattens deeper
 * elements nevertheless: plugins/gatsby-source-pocketbase/src/richText/RichTextContext.ts; a test compares both.
 */
export const LIMITS = {
  /** Nested elements in a rich text. */
  depth: 50,
  /** Records that may belong to one parent. The collections' own fields limit texts (500 kB), JSON (20 kB) and numbers. */
  parts: {
    blocks: { by: 'page', most: 300, message: 'blocksTooMany' },
    block_items: { by: 'block', most: 200, message: 'block_itemsTooMany' },
    slides: { by: 'reel', most: 100, message: 'slidesTooMany' },
    menu_links: { by: 'menu', most: 200, message: 'menu_linksTooMany' },
    content_items: { by: 'content', most: 200, message: 'content_itemsTooMany' },
    case_figures: { by: 'case', most: 50, message: 'case_figuresTooMany' },
    project_properties: { by: 'project', most: 100, message: 'project_propertiesTooMany' },
  },
} as const;

/** Values that a page shows as text; other values make rendering fail. */
const isText = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Checks a field of named texts ({"name": "text"}).
 * @param json the field's value
 * @param messages in the editor's language
 * @returns a sentence for the field, or undefined
 */
export function textsFault(json: string, messages = en): string | undefined {
  if (!json || json === 'null' || json === '""') return undefined;
  let texts;
  try {
    texts = JSON.parse(json);
  } catch {
    return messages.noJson;
  }
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return messages.noTexts;
  const stray = Object.keys(texts).find((name) => !isText(texts[name]));
  return stray === undefined ? undefined : fill(messages.strayText, { name: stray.slice(0, 40) });
}

/** Whether a field has a new value; a legacy record stays editable in its other fields. */
const isChanged = (record: core.Record, name: string) =>
  record.isNew() || record.getString(name) !== record.original().getString(name);

/** Refuses rich texts and named texts that cannot be rendered. */
function checkTexts(record: core.Record) {
  const messages = messagesFor(record, { en, sl });
  for (const field of record.collection().fields) {
    const [name, type] = [field.getName(), field.type()];
    if (type === 'editor' && isChanged(record, name) && isNestedDeeper(record.getString(name), LIMITS.depth)) {
      refuse(UNSAVED, name, 'text_too_deep', fill(messages.tooDeep, { most: LIMITS.depth }));
    }
    const fault = type === 'json' && isChanged(record, name) ? textsFault(record.getString(name), messages) : undefined;
    if (fault) refuse(UNSAVED, name, 'details_shape', fault);
  }
}

/** Refuses one part too many of a page, a menu or the like. */
function checkParts(app: core.App, record: core.Record) {
  const rule = ownValue(LIMITS.parts, record.collection().name);
  if (!rule || !isChanged(record, rule.by)) return;
  const parent = record.getString(rule.by);
  const count = app.countRecords(record.collection().name, $dbx.hashExp({ [rule.by]: parent }));
  if (count < rule.most) return;
  const reason = fill(messagesFor(record, { en, sl })[rule.message], { most: rule.most });
  refuse(UNSAVED, rule.by, 'parts_too_many', reason);
}

/** The menu that shows no links below others (src/layout/footer). */
const FLAT_MENU = 'menu-footer';

/** Refuses the place of a menu link at which no page would show it, or rendering the menu would never end. */
function checkParent(app: core.App, record: core.Record) {
  if (record.collection().name !== 'menu_links' || !['parent', 'menu'].some((name) => isChanged(record, name))) return;
  const link = (id: string) => app.findRecordsByIds('menu_links', [id])[0];
  const seen = new Set([record.id]);
  for (let id = record.getString('parent'); id; id = link(id)?.getString('parent') ?? '') {
    if (seen.has(id)) refuseParent(record, 'menuCircle');
    seen.add(id);
  }
  const menu = record.getString('menu');
  const hasLinks = app.countRecords('menu_links', $dbx.hashExp({ parent: record.id })) > 0;
  // The links below it stay in the menu that it leaves.
  if (hasLinks && !record.isNew() && isChanged(record, 'menu')) refuseParent(record, 'menuLeft');
  const above = link(record.getString('parent'));
  if (!above) return;
  if (above.getString('menu') !== menu) refuseParent(record, 'menuOther');
  if (app.findRecordsByIds('menus', [menu])[0]?.getString('key') === FLAT_MENU) refuseParent(record, 'menuFlat');
  if (above.getString('parent') !== '' || hasLinks) refuseParent(record, 'menuDepth');
}

type MenuMessage = 'menuCircle' | 'menuOther' | 'menuFlat' | 'menuDepth' | 'menuLeft';

function refuseParent(record: core.Record, message: MenuMessage): never {
  const code = message.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
  return refuse(UNSAVED, message === 'menuLeft' ? 'menu' : 'parent', code, messagesFor(record, { en, sl })[message]);
}

/**
 * Refuses content that could not be built, with a sentence at its field.
 * @param record before it is saved
 */
export function checkContent(app: core.App, record: core.Record) {
  checkTexts(record);
  checkParts(app, record);
  checkParent(app, record);
  checkItems(app, record);
  checkSpan(record);
}

/** Refuses an end before the beginning: an old end kept in a workshop that is held again would make it a past one. */
function checkSpan(record: core.Record): void {
  const [start, end] = ['starts_at', 'ends_at'].map((name) => record.getString(name));
  if (!start || !end || end >= start || !['starts_at', 'ends_at'].some((name) => isChanged(record, name))) return;
  refuse(UNSAVED, 'ends_at', 'ends_before_start', messagesFor(record, { en, sl }).endsBefore);
}

/** The kind of block that shows the items of the content `packages` and never its own (src/sections/kinds/Packages.tsx). */
const KIND = 'packages';

/**
 * Refuses items that no page would show: of a block of packages, and a block with items that becomes one.
 * @param record a block or an item of one, before it is saved; one that was saved before stays editable in its other fields
 */
function checkItems(app: core.App, record: core.Record): void {
  const collection = record.collection().name;
  const field = { block_items: 'block', blocks: 'kind' }[collection];
  if (!field) return;
  const value = record.getString(field);
  if (!record.isNew() && value === record.original().getString(field)) return;
  const isUnseen = collection === 'blocks' ? value === KIND && hasItems(app, record.id) : isOfPackages(app, value);
  if (!isUnseen) return;
  const { unsaved, itemsUnseen, itemsLeft } = messagesFor(record, { en, sl });
  refuse(unsaved, field, 'items_unseen', collection === 'blocks' ? itemsLeft : itemsUnseen);
}

const hasItems = (app: core.App, block: string) =>
  block !== '' && app.countRecords('block_items', $dbx.hashExp({ block })) > 0;

const isOfPackages = (app: core.App, id: string) =>
  app.findRecordsByIds('blocks', [id]).some((block) => block.getString('kind') === KIND);
