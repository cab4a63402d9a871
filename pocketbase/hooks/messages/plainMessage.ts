import type en from '../../../locales/en/fields.json';
import { fill } from '../lib/fill';

type Messages = typeof en;

/** An error of a field, as PocketBase answers it. */
export interface FieldError {
  code: string;
  params?: Readonly<Record<string, unknown>>;
}

/** Facts of a field for its message. */
export interface FieldFacts {
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
