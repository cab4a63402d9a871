import { isBlank } from '../../../src/lib/forms/isBlank';
import type { Value } from '../types';

/** Elements that are visible without text. */
const VISIBLE = /<(?:img|hr|iframe|video)\b/i;

/** Whether a value shows nothing: a text of spaces, an empty paragraph. */
export function isEmptyValue(value: Value | undefined, isRich = false): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'object') return Object.keys(value).length === 0;
  if (typeof value !== 'string') return false;
  if (!isRich) return isBlank(value);
  return !VISIBLE.test(value) && isBlank(value.replace(/<[^>]*>/g, '').replace(/&nbsp;/g, ' '));
}
