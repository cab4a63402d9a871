const lib = typeof __hooks === 'undefined' ? __dirname : `${__hooks}/lib`;
const { isBlank } = require(`${lib}/isBlank.js`);

/** Content without a word. */
const SHOWN_WITHOUT_WORDS = /<(?:img|hr|iframe|video)\b/i;
const TAGS = /<[^>]*>/g;
const EMPTY_ENTITIES = /&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|lrm|rlm|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITIES = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/**
 * The required fields whose text shows nothing. PocketBase itself refuses the empty text only.
 * @param {{name: string, type: string, required: boolean}[]} fields of a collection
 * @param {(name: string) => string} textOf a field
 * @returns {string[]} their names
 */
function blankFields(fields, textOf) {
  return fields
    .filter(({ type, required }) => required && (type === 'text' || type === 'editor'))
    .filter(({ name, type }) => showsNothing(textOf(name), type))
    .map(({ name }) => name);
}

function showsNothing(text, type) {
  if (type === 'text') return isBlank(text);
  if (SHOWN_WITHOUT_WORDS.test(text)) return false;
  return isBlank(text.replace(TAGS, '').replace(EMPTY_ENTITIES, '').replace(NUMERIC_ENTITIES, decode));
}

const decode = (_, hex, decimal) => {
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  return code > 0x10ffff ? '?' : String.fromCodePoint(code);
};

module.exports = { blankFields };
