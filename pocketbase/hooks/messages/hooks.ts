import en from '../../../locales/en/fields.json';
import sl from '../../../locales/sl/fields.json';
import { isContent } from '../lib/describeRecord';
import { messagesFor, noteLanguages } from '../lib/language';
import { UNSAVED } from '../lib/refuse';
import { onRecordCreateRequest, onRecordDeleteRequest, onRecordUpdateRequest } from '../register';
import { type FieldError, plainMessage } from './plainMessage';

type Settings = core.Field & { maxSize?: number; values?: string[]; mimeTypes?: string[] };

/** PocketBase's own sentence for a refused record; hooks have others. */
const REFUSED = /^Failed to (?:create|update) record\b/;

/** Puts PocketBase's messages in the data of a refusal into plain sentences; codes and parameters stay. */
function explain(e: core.RecordRequestEvent, refusal: router.ApiError) {
  const messages = messagesFor(e.record, { en, sl });
  const data: Record<string, (FieldError & { message: string }) | undefined> = refusal.data;
  for (const name of Object.keys(data)) {
    const field: Settings | null = e.collection.fields.getByName(name);
    const error = data[name];
    if (!field || !error) continue;
    const facts = {
      name,
      length: [...e.record.getString(name)].length,
      maxSize: field.maxSize ?? 0,
      values: [...(field.values ?? [])],
      mimeTypes: [...(field.mimeTypes ?? [])],
    };
    const params = JSON.parse(JSON.stringify(error)).params ?? {};
    error.message = plainMessage({ code: error.code, params }, facts, messages) ?? error.message;
  }
  if (refusal.message === UNSAVED || REFUSED.test(refusal.message)) refusal.message = messages.unsaved;
}

function inPlainWords(e: core.RecordRequestEvent) {
  noteLanguages(e);
  if (!isContent(e.collection)) return e.next();
  try {
    return e.next();
  } catch (error) {
    const { value } = error as { value?: router.ApiError };
    if (value?.data) explain(e, value);
    throw error;
  }
}

// Registered before all hooks with messages: the languages are noted for these.
onRecordCreateRequest((e) => inPlainWords(e));
onRecordUpdateRequest((e) => inPlainWords(e));
onRecordDeleteRequest((e) => {
  noteLanguages(e);
  return e.next();
});
