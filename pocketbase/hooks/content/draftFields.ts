import { UNSAVED } from '../lib/refuse';

interface FieldFacts {
  name: string;
  type: string;
  required: boolean;
}

/** A draft has a path and a name in lists. */
const ALWAYS = ['slug', 'title'];

/**
 * The required texts that a record may lack until it is published. Other types stay required: a preview cannot render a workshop
 * without a date, nor a page without a section.
 * @param status of the record; '' in a collection whose records are published with their parent, or always
 * @returns the fields' names
 */
export function draftFields(fields: readonly FieldFacts[], status: string): string[] {
  if (status !== 'draft') return [];
  return fields
    .filter(({ name, type, required }) => required && ['text', 'editor'].includes(type) && !ALWAYS.includes(name))
    .map(({ name }) => name);
}

/**
 * Runs PocketBase's validation of a record, and ignores that some fields are empty.
 * @param validate throws Go's map of errors by field
 * @param mayBeEmpty names of fields
 */
export function allowEmpty(record: core.Record, mayBeEmpty: string[], validate: () => void): void {
  const empty = mayBeEmpty.filter((name) => record.getString(name) === '');
  if (empty.length === 0) return validate();
  try {
    validate();
  } catch (error) {
    // Only an ApiError gives access to the errors of single fields. Errors of hooks, which are ApiErrors already, give none here.
    const refusal = new BadRequestError(UNSAVED, (error as { value?: unknown }).value);
    const faults: Record<string, unknown> = refusal.data;
    // An empty text has no other error than that it is empty.
    const ignored = empty.filter((name) => faults[name] !== undefined);
    if (ignored.length === 0) throw error;
    ignored.forEach((name) => delete faults[name]);
    if (Object.keys(faults).length > 0) throw refusal;
  }
}
