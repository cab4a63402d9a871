import { isBlank } from '../../../src/lib/forms/isBlank';

/** Elements that show something without text. */
const SHOWN_WITHOUT_WORDS = /<(?:img|hr|iframe|video)\b/i;
const TAGS = /<[^>]*>/g;
const EMPTY_ENTITIES = /&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|lrm|rlm|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITIES = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/**
 * Returns the required fields whose text shows nothing; PocketBase itself refuses only the empty text.
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
    .filter(({ name, type }) => showsNothing(textOf(name), type))
    .map(({ name }) => name);
}

function showsNothing(text: string, type: string) {
  if (type === 'text') return isBlank(text);
  if (SHOWN_WITHOUT_WORDS.test(text)) return false;
  return isBlank(text.replace(TAGS, '').replace(EMPTY_ENTITIES, '').replace(NUMERIC_ENTITIES, decode));
}

const decode = (_: string, hex: string, decimal: string) => {
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  return code > 0x10ffff ? '?' : String.fromCodePoint(code);
};
