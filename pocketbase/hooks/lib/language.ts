import { languagesOf } from './languagesOf';

/** The property of a record for the languages of the request that saves it; no field: never stored and never shown. */
const LANGUAGES = '@languages';

/** The languages of the messages to editors. */
export type EditorLanguage = 'en' | 'sl';

/** The properties of a record that is saved for a person without a request of its own: an action on several records. */
export const noteFor = (by: string, languages: string) => ({ '@by': by, [LANGUAGES]: languages });

/** Notes the languages of a request at its record, for messages of hooks that see the record alone. */
export function noteLanguages(e: core.RecordRequestEvent): void {
  e.record.set(LANGUAGES, String(e.requestInfo().headers['accept_language'] ?? ''));
}

/** The language for messages to a person: Slovenian if the browser prefers it to English. */
export function editorLanguage(acceptLanguage: string): EditorLanguage {
  const preferred = languagesOf(acceptLanguage).find((language) => language === 'en' || language === 'sl');
  return preferred === 'sl' ? 'sl' : 'en';
}

/** The language for messages to the person who saves a record. */
export const languageOf = (record: core.Record): EditorLanguage => editorLanguage(record.getString(LANGUAGES));

/** The messages for the person who saves a record. @param catalogues the messages in each language */
export function messagesFor<Messages>(record: core.Record, catalogues: Record<EditorLanguage, Messages>): Messages {
  return catalogues[languageOf(record)];
}

/** The language for messages to the person who makes a request that saves no record. */
export const languageOfRequest = ({ request }: Pick<core.RequestEvent, 'request'>): EditorLanguage =>
  editorLanguage(request.header.get('Accept-Language'));

/** The messages for the person who makes a request that saves no record. */
export function messagesOfRequest<Messages>(
  e: Pick<core.RequestEvent, 'request'>,
  catalogues: Record<EditorLanguage, Messages>,
): Messages {
  return catalogues[languageOfRequest(e)];
}
