import { labelText } from '../../fields/words';
import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import { texts } from '../texts';

/**
 * The name of a field in the reader's language: "Title (Slovenian)".
 * @param column also one of those in Slovenian, or of a picture's alternative text
 */
export function fieldLabel(collection: string, column: string): string {
  const names = new Set(collectionOf(collection)?.fields.map(({ name }) => name));
  const [, name = column, alt, sl] = /^(.*?)(_alt)?(_sl)?$/.exec(column) ?? [];
  const label = labelText(names.has(column) ? column : name, collection);
  if (names.has(column)) return label;
  const notes = [alt && texts.alternative, sl && texts.bar.sl.toLowerCase()].filter(Boolean).join(', ');
  return notes ? `${label} (${notes})` : label;
}
