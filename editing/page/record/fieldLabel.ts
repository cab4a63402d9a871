import { labelText, texts as fields } from '../../fields/words';
import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import { language, texts } from '../texts';

/** Names of languages begin with a capital letter in English only. */
const slovenian = language === 'sl' ? texts.bar.sl.toLowerCase() : texts.bar.sl;

/**
 * The name of a field in the reader's language: "Title (Slovenian)".
 * @param column also one of those in Slovenian, or of a picture's alternative text and focal point
 */
export function fieldLabel(collection: string, column: string): string {
  const names = new Set(collectionOf(collection)?.fields.map(({ name }) => name));
  const [, name = column, alt, focus, sl] = /^(.*?)(_alt)?(_focus)?(_sl)?$/.exec(column) ?? [];
  const label = labelText(names.has(column) ? column : name, collection);
  if (names.has(column)) return label;
  const notes = [alt && texts.alternative, focus && fields.focus.title.toLowerCase(), sl && slovenian]
    .filter(Boolean)
    .join(', ');
  return notes ? `${label} (${notes})` : label;
}
