import { FONT_LETTERS } from '../../lib/text/fontLetters';

const LETTERS = new Set(FONT_LETTERS);

/**
 * A text as the card's fonts can draw it: a letter that they lack loses its marks ("Dvořák" → "Dvorák"), and what has no
 * such letter at all, an emoji or another script, is left out.
 */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (LETTERS.has(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    return [...letter.normalize('NFKD')].filter((part) => LETTERS.has(part)).join('');
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}
