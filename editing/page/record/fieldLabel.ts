import { labelText, texts as fields } from '../../fields/words';
import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import { texts } from '../texts';

/**
 * The name of a field in the reader's language: "Title (Slovenian)".
 * @param column also one of those in Slovenian, or of a picture's alternative text and focal point
 * @param kind of the block that it belongs to, if it is known: the title of a question is "Question"
 */
export function fieldLabel(collection: string, column: string, kind?: string): string {
  const names = new Set(collectionOf(collection)?.fields.map(({ name }) => name));
  const [, name = column, alt, focus, sl] = /^(.*?)(_alt)?(_focus)?(_sl)?$/.exec(column) ?? [];
  const label = labelText(names.has(column) ? column : name, collection, kind);
  if (names.has(column)) return label;
  const notes = [alt && texts.alternative, focus && fields.focus.title.toLowerCase(), sl && texts.languages.sl]
    .filter(Boolean)
    .join(', ');
  return notes ? `${label} (${notes})` : label;
}

/** The same with the language of an English text too, where it must not be taken for the Slovenian one: "Title (English)". */
export function fieldInLanguage(collection: string, column: string, kind?: string): string {
  const field = collectionOf(collection)?.fields.find(({ name }) => name === column);
  const label = fieldLabel(collection, column, kind);
  return field?.isTranslated && field.kind !== 'picture' ? `${label} (${texts.languages.en})` : label;
}
