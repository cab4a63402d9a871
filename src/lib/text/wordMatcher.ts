import { foldText } from './foldText';

/** Returns whether a text has all words of another one, in any order; marks of letters do not count: "clanki". */
export function wordMatcher(wanted: string): (text: string) => boolean {
  const words = foldText(wanted).split(/\s+/).filter(Boolean);
  return (text) => {
    const whole = foldText(text);
    return words.every((word) => whole.includes(word));
  };
}
