import { isBlank } from '../forms/isBlank';

const VISIBLE_WITHOUT_TEXT = /<(?:img|hr|iframe|video)\b/i;
const TAGS = /<[^>]*>/g;
const EMPTY_ENTITIES = /&(?:nbsp|ensp|emsp|thinsp|shy|zwnj|zwj|lrm|rlm|NoBreak|ZeroWidthSpace);/g;
const NUMERIC_ENTITIES = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

/**
 * Whether HTML shows nothing, such as the empty paragraph that an editor leaves after its text was deleted. The source plugin, which
 * depends on nothing of this site, has the same rule in nodes/resolveLocale.ts.
 */
export const isBlankHtml = (html: string): boolean =>
  !VISIBLE_WITHOUT_TEXT.test(html) &&
  isBlank(html.replace(TAGS, '').replace(EMPTY_ENTITIES, '').replace(NUMERIC_ENTITIES, decode));

const decode = (_: string, hex: string, decimal: string): string => {
  const code = hex ? parseInt(hex, 16) : Number(decimal);
  return code > 0x10ffff ? '?' : String.fromCodePoint(code);
};
