/** Prepositions of one letter, which never stand at a line's end (Slovenski pravopis): the space behind them does not break. */
const ALONE: Readonly<Record<string, RegExp>> = { sl: /(?<=^|[\s(\[„“"»«–—-])([vzskho]) (?=\S|$)/gi };

/** A number and its unit are read as one. */
const BEFORE_UNIT = /(?<=\d) (?=(?:%|€|°C|[mk]?m|cm|k?g|min|ms|s|h|[kMGT]B|k?Wh?|MW|px|EUR|USDC)(?![\p{L}\p{N}]))/gu;

const NO_BREAK = '\u00a0';

/**
 * Sets a text as its language wants it.
 * @param text of an editor or of a catalogue
 * @param locale in which it is written
 */
export function typeset(text: string, locale: string): string {
  const alone = ALONE[locale];
  return (alone ? text.replace(alone, `$1${NO_BREAK}`) : text).replace(BEFORE_UNIT, NO_BREAK);
}
