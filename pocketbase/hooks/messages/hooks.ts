import en from '../../../locales/en/fields.json';
import sl from '../../../locales/sl/fields.json';
import { isContent } from '../lib/describeRecord';
import { messagesFor, noteLanguages } from '../lib/language';
import { UNSAVED } from '../lib/refuse';
import { onRecordCreateRequest, onRecordDeleteRequest, onRecordUpdateRequest } from '../register';
import { fill } from '../../../src/lib/text/fill';

type Messages = typeof en;

/** An error of a field, as PocketBase answers it. */
interface FieldError {
  code: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Facts of a field for its message. */
interface FieldFacts {
  name: string;
  /** The characters that were sent. */
  length: number;
  maxSize: number;
  values: readonly string[];
  mimeTypes: readonly string[];
}

const MESSAGES: Readonly<Record<string, keyof Messages>> = {
  validation_required: 'required',
  validation_max_text_constraint: 'tooLong',
  validation_min_text_constraint: 'tooShort',
  validation_invalid_format: 'format',
  validation_content_size_limit: 'textSize',
  validation_json_size_limit: 'textSize',
  validation_invalid_json: 'json',
  validation_file_size_limit: 'fileSize',
  validation_invalid_mime_type: 'fileKind',
  validation_too_many_files: 'fileCount',
  validation_only_int_constraint: 'whole',
  validation_not_a_number: 'whole',
  validation_min_number_constraint: 'least',
  validation_max_number_constraint: 'most',
  validation_invalid_value: 'choose',
  validation_too_many_values: 'tooMany',
  validation_not_enough_values: 'tooFew',
  validation_missing_rel_records: 'gone',
  validation_not_unique: 'unique',
};
const KINDS: Readonly<Record<string, string>> = { 'image/svg+xml': 'SVG', 'image/webp': 'WebP' };

/** "image/jpeg" → "JPEG". */
const kindOf = (mime: string) => KINDS[mime] ?? mime.replace(/^.*\//, '').toUpperCase();

/** Bytes as editors read sizes: 500000 → "500 kB", 10485760 → "10 MB". */
export function sizeOf(bytes: number): string {
  const isMega = bytes >= 1_000_000;
  const unit = isMega ? (bytes % 1_048_576 === 0 ? 1_048_576 : 1_000_000) : 1000;
  return `${Math.round((bytes / unit) * 10) / 10}\u00a0${isMega ? 'MB' : 'kB'}`;
}

/**
 * A sentence for an error of a field.
 * @returns undefined for a code that is not PocketBase's own: hooks write sentences themselves
 */
export function plainMessage(
  { code, params = {} }: FieldError,
  facts: FieldFacts,
  messages: Messages,
): string | undefined {
  const key = MESSAGES[code];
  if (!key) return undefined;
  if (key === 'choose' && facts.values.length === 0) return messages.format;
  if (key === 'format' && ['slug', 'anchor'].includes(facts.name)) return messages.slug;
  const numbers = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
  return fill(messages[key], {
    ...numbers,
    length: facts.length,
    size: sizeOf(Number(params['maxSize'] ?? facts.maxSize)),
    values: facts.values.join(', '),
    kinds: facts.mimeTypes.map(kindOf).join(', '),
  });
}

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
