import { languagesOf } from './languagesOf';

/** The property of a record for the languages of the request that saves it; no field: never stored and never shown. */
const LANGUAGES = '@languages';

/** The languages of the messages to editors. */
export type EditorLanguage = 'en' | 'sl';

/** Notes the languages of a request at its record, for messages of hooks that see the record alone. */
export function noteLanguages(e: core.RecordRequestEvent): void {
  e.record.set(LANGUAGES, String(e.requestInfo().headers['accept_language'] ?? ''));
}

/** The language for messages to the person who saves a record: Slovenian if the browser prefers it to English. */
export function languageOf(record: core.Record): EditorLanguage {
  const preferred = languagesOf(record.getString(LANGUAGES)).find((language) => language === 'en' || language === 'sl');
  return preferred === 'sl' ? 'sl' : 'en';
}

/** The messages for the person who saves a record. @param catalogues the messages in each language */
export function messagesFor<Messages>(record: core.Record, catalogues: Record<EditorLanguage, Messages>): Messages {
  return catalogues[languageOf(record)];
}

/** Replaces the `{{name}}`s of a message by values. */
export function fill(message: string, values: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}
