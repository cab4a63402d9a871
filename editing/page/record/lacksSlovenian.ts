import { columnsOf, fieldsOf } from '../../../src/lib/content/COLLECTIONS';
import type { Values } from '../../store/types';

const TAGS = /<[^>]*>/g;

/** Whether a text has words: an empty rich text has elements all the same. */
const hasWords = (value: unknown): boolean =>
  typeof value === 'string' &&
  value
    .replace(TAGS, '')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .trim() !== '';

/** The list of blocks asks for all parts of a page at each key. */
const answers = new WeakMap<Values, { readonly kind: unknown; readonly lacks: boolean }>();

/**
 * Whether an English text of a record has no Slovenian one.
 * @param kind of the block, or of the block that an item belongs to: what is not shown needs no translation
 */
export function lacksSlovenian(collection: string, values: Values, kind?: unknown): boolean {
  const known = answers.get(values);
  if (known && known.kind === kind) return known.lacks;
  const lacks = fieldsOf(collection, kind)
    .filter(({ isTranslated }) => isTranslated)
    .flatMap(columnsOf)
    .some((name) => name.endsWith('_sl') && hasWords(values[name.slice(0, -3)]) && !hasWords(values[name]));
  answers.set(values, { kind, lacks });
  return lacks;
}

/** The first words of a text without its elements. */
export function firstWords(value: unknown, most = 60): string {
  if (typeof value !== 'string') return '';
  const text = value
    .replace(TAGS, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
  return text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text;
}
