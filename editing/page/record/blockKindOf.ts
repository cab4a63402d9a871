import type { DraftRecord, WorkspaceState } from '../../store/types';

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
