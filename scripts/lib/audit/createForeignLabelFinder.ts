import { type Locale, localeCodes } from '../../../src/i18n/locales';
import type { PageText } from './PageParts';

/** A part of a text that is filled in when the page is made. */
const PLACEHOLDER = /\{\{\w+\}\}/;
/** White space and punctuation, except the braces of placeholders. */
const AROUND = /^(?:(?![{}])[\s\p{P}])+|(?:(?![{}])[\s\p{P}])+$/gu;

/**
 * Creates a finder of labels in the wrong language.
 * @param words labels and messages, by language
 * @returns the finder; it returns the languages in which a text is a label, if the declared language is not among them
 */
export function createForeignLabelFinder(words: Record<Locale, readonly string[]>): (pageText: PageText) => Locale[] {
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

/** "Language: " is the label "Language". */
const bare = (text: string): string => text.replace(AROUND, '');

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
