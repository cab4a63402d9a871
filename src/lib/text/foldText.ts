/** Letters that Unicode does not decompose into a letter and a mark. */
const WHOLE: Readonly<Record<string, string>> = { đ: 'd', ß: 'ss', ł: 'l', ø: 'o', æ: 'ae' };

/** Returns a text in lower case without diacritics: "Šč" → "sc". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[đßłøæ]/g, (letter) => WHOLE[letter] ?? letter);
}

/** Returns whether a text has all words of another one, in any order; marks of letters do not count: "clanki". */
export function wordMatcher(wanted: string): (text: string) => boolean {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  return (text) => {
    const whole = foldText(text);
    return words.every((word) => whole.includes(word));
  };
}
