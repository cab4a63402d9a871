import { isBlank } from '../../../src/lib/forms/isBlank';
import { isBlankHtml } from '../../../src/lib/text/isBlankHtml';
import { isContent } from '../lib/describeRecord';
import { UNSAVED } from '../lib/refuse';
import { onRecordCreateRequest, onRecordUpdateRequest, onRecordValidate } from '../register';
import { checkContent } from './checkContent';
import en from '../../../locales/en/fields.json';
import sl from '../../../locales/sl/fields.json';
import { LENGTHS } from '../../../src/lib/content/LENGTHS';
import { tooLong } from '../../../src/lib/content/tooLong';
import { fill } from '../../../src/lib/text/fill';
import { messagesFor } from '../lib/language';
import { ownValue } from '../../../src/lib/ownValue';

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
function allowEmpty(record: core.Record, mayBeEmpty: string[], validate: () => void): void {
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

/**
 * Returns the required fields whose text is invisible; PocketBase itself refuses only the empty text.
 * @param fields of a collection
 * @param textOf returns a field's text
 * @returns their names
 */
export function blankFields(
  fields: { name: string; type: string; required: boolean }[],
  textOf: (name: string) => string,
): string[] {
  return fields
    .filter(({ type, required }) => required && (type === 'text' || type === 'editor'))
    .filter(({ name, type }) => isInvisible(textOf(name), type))
    .map(({ name }) => name);
}

const isInvisible = (text: string, type: string): boolean => (type === 'text' ? isBlank(text) : isBlankHtml(text));

const checkRequest = (e: core.RecordRequestEvent) => {
  checkLengths(e.record);
  return e.next();
};
onRecordCreateRequest((e) => checkRequest(e));
onRecordUpdateRequest((e) => checkRequest(e));

// Refuses content that cannot be built, saved by dashboard, API or seed, in the transaction of the write.
onRecordValidate(
  (e) => {
    checkContent(e.app, e.record);
    return e.next();
  },
  ...['contents', 'content_items', 'menu_links', 'reels', 'slides', 'blocks', 'block_items', 'posts'],
  ...['cases', 'case_figures', 'projects', 'project_properties', 'workshops'],
);

// A required text of the content that is invisible (spaces, zero-width characters, an empty paragraph) counts as empty. A draft may
// lack the texts that its publication needs.
onRecordValidate((e) => {
  const collection = e.record.collection();
  if (!isContent(collection)) return e.next();

  const fields = [...collection.fields].map((field) => {
    return { name: field.getName(), type: field.type(), required: field.required === true };
  });
  // PocketBase reports an empty field itself, together with the record's other errors.
  const optional = draftFields(fields, e.record.getString('status'));
  const needed = fields.filter(({ name }) => !optional.includes(name));
  const blank = blankFields(needed, (name) => e.record.getString(name)).filter(
    (name) => e.record.getString(name) !== '',
  );
  if (blank.length > 0) {
    // PocketBase's own message and code for an empty field.
    const faults = blank.map((name) => [name, new ValidationError('validation_required', 'Cannot be blank.')]);
    throw new BadRequestError(UNSAVED, Object.fromEntries(faults));
  }
  return allowEmpty(e.record, optional, () => e.next());
});

/**
 * Refuses texts that are longer than the layout bears, with a sentence at each field. A text that was too long before may stay so,
 * or become shorter: only a longer one is refused. The dashboard sends all fields, rich texts in its own spelling.
 * @param record as a request sends it; records that are brought back or seeded are not checked
 */
function checkLengths(record: core.Record): void {
  const collection = record.collection().name;
  if (!ownValue(LENGTHS, collection)) return;
  const faults: Record<string, ValidationError> = {};
  for (const field of record.collection().fields) {
    const name = field.getName();
    const faultIn = (version: core.Record) =>
      tooLong(collection, name.replace(/_sl$/, ''), version.getString(name), field.type() === 'editor');
    const fault = faultIn(record);
    if (!fault) continue;
    const before = record.isNew() ? undefined : faultIn(record.original());
    if (before?.message === fault.message && before.length >= fault.length) continue;
    const { message, ...values } = fault;
    faults[name] = new ValidationError('text_too_long', fill(messagesFor(record, { en, sl })[message], values));
  }
  if (Object.keys(faults).length > 0) throw new BadRequestError(UNSAVED, faults);
}
