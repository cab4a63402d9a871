import { languagesOf } from '../site/chooseHome';

/** The property of a record for the languages of the request that saves it; no field: never stored and never shown. */
const LANGUAGES = '@languages';

/** Notes the languages of a request at its record, for messages of hooks that see the record alone. */
export function noteLanguages(e: core.RecordRequestEvent): void {
  e.record.set(LANGUAGES, String(e.requestInfo().headers['accept_language'] ?? ''));
}

/** The language for messages to the person who saves a record: Slovenian if the browser prefers it to English. */
export function languageOf(record: core.Record): 'en' | 'sl' {
  const preferred = languagesOf(record.getString(LANGUAGES)).find((language) => language === 'en' || language === 'sl');
  return preferred === 'sl' ? 'sl' : 'en';
}
