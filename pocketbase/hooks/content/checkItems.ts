import en from '../../../locales/en/content.json';
import sl from '../../../locales/sl/content.json';
import { messagesFor } from '../lib/language';
import { refuse } from '../lib/refuse';

/** The kind of block that shows the items of the content `packages` and never its own (src/sections/kinds/Packages.tsx). */
const KIND = 'packages';

/**
 * Refuses items that no page would show: of a block of packages, and a block with items that becomes one.
 * @param record a block or an item of one, before it is saved; one that was saved before stays editable in its other fields
 */
export function checkItems(app: core.App, record: core.Record): void {
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
