/**
 * Prepositions of one letter, which must not end a line (Slovenski pravopis): the space after them is a no-break space.
 */
const ALONE: Readonly<Record<string, RegExp>> = { sl: /(?<=^|[\s(\[„“"»«–—-])([vzskho]) (?=\S|$)/gi };

/** A number and its unit stay on one line. */
const BEFORE_UNIT = /(?<=\d) (?=(?:%|€|°C|[mk]?m|cm|k?g|min|ms|s|h|[kMGT]B|k?Wh?|MW|px|EUR|USDC)(?![\p{L}\p{N}]))/gu;

const NO_BREAK = '\u00a0';

/**
 * Puts no-break spaces into a text by the rules of its locale.
 * @param text of an editor or of a catalogue
 * @param locale of the text
 */
export function typeset(text: string, locale: string): string {
  const alone = ALONE[locale];
  return (alone ? text.replace(alone, `$1${NO_BREAK}`) : text).replace(BEFORE_UNIT, NO_BREAK);
}
