import { languagesOf } from './languagesOf';

export { fill } from './fill';

/** The property of a record for the languages of the request that saves it; no field: never stored and never shown. */
const LANGUAGES = '@languages';

/** The languages of the messages to editors. */
export type EditorLanguage = 'en' | 'sl';

/** Notes the languages of a request at its record, for messages of hooks that see the record alone. */
export function noteLanguages(e: core.RecordRequestEvent): void {
  e.record.set(LANGUAGES, String(e.requestInfo().headers['accept_language'] ?? ''));
}

/** The language for messages to the person who saves a record: Slovenian if the browser prefers it to English. */
export const languageOf = (record: core.Record): EditorLanguage => preferred(record.getString(LANGUAGES));

function preferred(acceptLanguage: string): EditorLanguage {
  const first = languagesOf(acceptLanguage).find((language) => language === 'en' || language === 'sl');
  return first === 'sl' ? 'sl' : 'en';
}

/** The messages for the person who saves a record. @param catalogues the messages in each language */
export function messagesFor<Messages>(record: core.Record, catalogues: Record<EditorLanguage, Messages>): Messages {
  return catalogues[languageOf(record)];
}

/** The messages for the person who makes a request that saves no record. */
export function messagesOfRequest<Messages>(
  { request }: Pick<core.RequestEvent, 'request'>,
  catalogues: Record<EditorLanguage, Messages>,
): Messages {
  return catalogues[preferred(request.header.get('Accept-Language'))];
}
