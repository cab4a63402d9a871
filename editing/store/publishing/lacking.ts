import { collectionOf } from '../../../src/lib/content/COLLECTIONS';
import type { Field } from '../../../src/lib/content/Field';
import type { Value, Values } from '../types';
import { isBlank } from '../../../src/lib/forms/isBlank';
import { isBlankHtml } from '../../../src/lib/text/isBlankHtml';

/** Whether a value shows nothing: a text of spaces, an empty paragraph. */
export function isEmptyValue(value: Value | undefined, isRich = false): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object') return Object.keys(value).length === 0;
  if (typeof value !== 'string') return false;
  return isRich ? isBlankHtml(value) : isBlank(value);
}

/** Kinds of fields that only a published record must fill; a draft needs its title and all other kinds. */
const ONLY_PUBLISHED: readonly Field['kind'][] = ['line', 'lines', 'richText'];

/** Whether a record cannot be saved without a field. The server makes an empty slug from the title (hooks/slugs/fillSlug.ts). */
export function isNeeded({ name, kind, isRequired }: Field, isDraft: boolean): boolean {
  if (!isRequired || kind === 'slug') return false;
  return !isDraft || name === 'title' || !ONLY_PUBLISHED.includes(kind);
}

const lacking = (collection: string, values: Values, isDraft: boolean): readonly string[] =>
  (collectionOf(collection)?.fields ?? [])
    .filter((field) => isNeeded(field, isDraft) && isEmptyValue(values[field.name], field.kind === 'richText'))
    .map(({ name }) => name);

/** The required fields without which a record cannot be saved as it is. */
export const lackingToSave = (collection: string, values: Values): readonly string[] =>
  lacking(collection, values, values['status'] === 'draft');

/** The required fields without which a record cannot be published. */
export const lackingToPublish = (collection: string, values: Values): readonly string[] =>
  lacking(collection, values, false);
