/**
 * Prepositions of one letter, which must not end a line (Slovenski pravopis): the space after them is a no-break space.
 */
const ALONE: Readonly<Record<string, RegExp>> = { sl: /(?<=^|[\s(\[„“"»«–—-])([vzskho]) (?=\S|$)/gi };

/** A number and its unit stay on one line. */
const BEFORE_UNIT = /(?<=\d) (?=(?:%|€|°C|[mk]?m|cm|k?g|min|ms|s|h|[kMGT]B|k?Wh?|MW|px|EUR|USDC)(?![\p{L}\p{N}]))/gu;

/** A numbered part of a text stays with its number: at the start of a line the number of "Article 5." looks like that of a list. */
const BEFORE_NUMBER =
  /(?<![\p{L}\p{N}])(Art\.|Articles?|Annex|[Čč]l\.|[Čč]len(?:a|u|om|i|e|ov)?|No\.|[Šš]t\.) (?=\d)/gu;

const NO_BREAK = '\u00a0';

/**
 * Puts no-break spaces into a text by the rules of its locale.
 * @param text of an editor or of a catalogue
 * @param locale of the text
 */
export function typeset(text: string, locale: string): string {
  const alone = ALONE[locale];
  const joined = alone ? text.replace(alone, `$1${NO_BREAK}`) : text;
  return joined.replace(BEFORE_UNIT, NO_BREAK).replace(BEFORE_NUMBER, `$1${NO_BREAK}`);
}
