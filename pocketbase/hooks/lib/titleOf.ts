import type { EditorLanguage } from './language';

/** The fields with a record's title; the first one with a value. */
const TITLES = ['title', 'name', 'label', 'slug', 'key', 'from', 'value', 'kind'];

/** The title of a record. @param language in which it is preferred */
export function titleOf(record: core.Record, language: EditorLanguage): string {
  const names = TITLES.flatMap((name) => (language === 'sl' ? [`${name}_sl`, name] : [name]));
  return names.map((name) => record.getString(name)).find((value) => value.trim() !== '') ?? record.id;
}
