import en from '../../../locales/en/fields.json';
import sl from '../../../locales/sl/fields.json';
import { fill } from '../lib/fill';
import { messagesFor } from '../lib/language';
import { own } from '../lib/own';
import { UNSAVED } from '../lib/refuse';
import { LENGTHS, NARROW, WORD } from './LENGTHS';

/** Spaces, and signs after which a browser may break a line. */
const BETWEEN_WORDS = /[\s\u00ad\u200b/–—-]+/;
/** Enough of a word to find it. */
const SHOWN = 30;

interface TooLong {
  message: 'tooLong' | 'wordTooLong';
  max: number;
  length: number;
  word: string;
}

const lengthOf = (text: string) => [...text].length;
const visible = (html: string) => html.replace(/<[^>]*>/g, '').replace(/&#?\w+;/g, ' ');

/**
 * Whether a text is longer than the layout bears.
 * @param collection and field of the text, the field without its language
 * @param isRich its tags count for nothing, and its words may be long: an address in a paragraph is broken
 */
export function tooLong(collection: string, field: string, text: string, isRich = false): TooLong | undefined {
  const max = own(own(LENGTHS, collection) ?? {}, field);
  if (max === undefined) return undefined;
  const length = lengthOf(isRich ? visible(text).trim() : text);
  if (length > max) return { message: 'tooLong', max, length, word: '' };
  const mostOfWord = [field, `${collection}.${field}`].some((name) => NARROW.includes(name)) ? WORD.narrow : WORD.other;
  const word = isRich ? undefined : text.split(BETWEEN_WORDS).find((part) => lengthOf(part) > mostOfWord);
  if (word === undefined) return undefined;
  return { message: 'wordTooLong', max: mostOfWord, length: lengthOf(word), word: [...word].slice(0, SHOWN).join('') };
}

/**
 * Refuses texts that are longer than the layout bears, with a sentence at each field. A text that was too long before may stay so,
 * or become shorter: only a longer one is refused. The dashboard sends all fields, rich texts in its own spelling.
 * @param record as a request sends it; records that are brought back or seeded are not checked
 */
export function checkLengths(record: core.Record): void {
  const collection = record.collection().name;
  if (!own(LENGTHS, collection)) return;
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
