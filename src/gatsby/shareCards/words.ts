import en from '../../../locales/en/share.json';
import sl from '../../../locales/sl/share.json';
import type { Locale } from '../../i18n/locales';
import { typeset } from '../../i18n/typeset';
import type { ShareCard } from '../../lib/shareCard';
import { FONT_LETTERS } from '../../lib/text/fontLetters';
import { formatDate } from '../../lib/text/formatDate';

const LETTERS = new Set(FONT_LETTERS);

/**
 * Returns a text that the card's fonts can render: an unsupported letter loses its diacritics ("Dvořák" → "Dvorák"),
 * and other unsupported characters, such as emoji or another script, are left out.
 */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (LETTERS.has(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    return [...letter.normalize('NFKD')].filter((part) => LETTERS.has(part)).join('');
  });
  return letters.join('').replace(/ +/g, ' ').trim();
}

type Words = Record<'kind' | 'section', Readonly<Record<string, string>>>;

const WORDS: Readonly<Record<Locale, Words>> = { en, sl };

/** Returns the texts of a card in its locale; without a title the site's name replaces it. */
export function wordsOf(card: ShareCard) {
  const { kind, section } = WORDS[card.locale as Locale];
  const note = [card.date && formatDate(card.date, card.locale), card.topic].filter(Boolean).join(' · ');
  const site = drawable(card.site);
  return {
    site,
    title: typeset(drawable(card.title), card.locale) || site,
    /** The kind of page, otherwise its section. */
    label: kind[card.template] ?? section[card.face],
    /** The day, the topic. */
    note: drawable(note) || undefined,
  };
}

/** The texts of a card. */
export type CardWords = ReturnType<typeof wordsOf>;
