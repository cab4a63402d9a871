import { isKind, labelOf } from '../../../src/lib/content/COLLECTIONS';
import type { DraftRecord, WorkspaceState } from '../../store/types';
import { kindWords } from '../../fields/words';
import { language, nameOf, texts } from '../texts';
import { firstWords } from './lacksSlovenian';

/** The kind of a part in words: "Opening", "Figure". */
export const kindName = ({ collection, values }: Pick<DraftRecord, 'collection' | 'values'>): string => {
  const kind = values['kind'];
  return collection === 'blocks' && isKind(kind) ? kindWords(kind).name : nameOf(collection);
};

/** The words that name a record: its title, its first words, or ''. */
export function wordsOf({ collection, values }: Pick<DraftRecord, 'collection' | 'values'>): string {
  const label = labelOf(collection, values, language);
  if (label) return firstWords(label, 80);
  const text = (language === 'sl' && values['text_sl']) || values['text'];
  return firstWords(text);
}

/** The words that name a record, or else its kind. */
export const partName = (record: Pick<DraftRecord, 'collection' | 'values'>): string =>
  wordsOf(record) || (record.collection === 'blocks' ? kindName(record) : texts.untitled);

/**
 * The kind of a block, or of the block to which an item belongs: the names of an item's fields depend on it.
 * @param records those of the page
 * @returns undefined for records of other collections
 */
export function blockKindOf(
  records: WorkspaceState['records'],
  { collection, values }: Pick<DraftRecord, 'collection' | 'values'>,
): string | undefined {
  const block = collection === 'block_items' ? records.get(`blocks/${String(values['block'])}`)?.values : values;
  const kind = block?.['kind'];
  return typeof kind === 'string' ? kind : undefined;
}
