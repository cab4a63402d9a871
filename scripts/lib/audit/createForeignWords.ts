import { type Locale, localeCodes } from '../../../src/i18n/locales';
import type { Writing } from './PageParts';

/** A part of a text that is filled in when the page is made. */
const PLACEHOLDER = /\{\{\w+\}\}/;
/** White space and marks, but for the braces of what is put in. */
const AROUND = /^(?:(?![{}])[\s\p{P}])+|(?:(?![{}])[\s\p{P}])+$/gu;

/**
 * Makes a finder of words of the interface that stand in the wrong language.
 * @param words of the interface, by language
 * @returns the finder; it answers with the languages whose word a writing is and the language of its place is not
 */
export function createForeignWords(words: Record<Locale, readonly string[]>): (writing: Writing) => Locale[] {
  const matchers = Object.fromEntries(localeCodes.map((code) => [code, createMatcher(words[code])])) as Record<
    Locale,
    (text: string) => boolean
  >;
  return ({ text, lang }) => {
    const own = localeCodes.find((code) => code === lang);
    if (own && matchers[own](text)) return [];
    return localeCodes.filter((code) => code !== lang && matchers[code](text));
  };
}

function createMatcher(words: readonly string[]): (text: string) => boolean {
  const exact = new Set(words.filter((word) => !PLACEHOLDER.test(word)).map(bare));
  const patterns = words
    .filter((word) => PLACEHOLDER.test(word))
    .map(bare)
    // A text that consists of its placeholder would match every word.
    .filter((word) => /\p{L}{2}/u.test(word.replace(new RegExp(PLACEHOLDER, 'g'), '')))
    .map((word) => new RegExp(`^${word.split(PLACEHOLDER).map(escape).join('.+')}$`, 'u'));
  return (text) => exact.has(bare(text)) || patterns.some((pattern) => pattern.test(bare(text)));
}

/** "Language: " is the word "Language". */
const bare = (text: string): string => text.replace(AROUND, '');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
