import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Font } from 'satori';
import en from '../../../locales/en/share.json';
import sl from '../../../locales/sl/share.json';
import type { Locale } from '../../i18n/locales';
import { typeset } from '../../i18n/typeset';
import type { ShareCard } from '../../lib/shareCard';
import { formatDate } from '../../lib/text/formatDate';

/** English, Slovenian, the names of neighbours, and the signs that texts and the interface use: what the site's fonts can draw. */
export const FONT_LETTERS = [
  String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  'ČčŠšŽžĆćĐđ',
  'ÄÖÜäöüßÁÉÍÓÚáéíóúÀÈàèìòùâêîôûÇçñåæøëïőű',
  '\u00a0§©®°·×÷±½²³«»‹›–—‘’‚“”„…•€£−←→↑↓↗↘™',
].join('');

const LETTERS = new Set(FONT_LETTERS);
/** An exponent after a number, which would become its last digit. */
const EXPONENT = /(?<=\d)[\u00b2\u00b3\u00b9\u2070-\u207f]+/g;

/**
 * Returns a text that the card's fonts can render: an unsupported letter loses its diacritics ("Dvořák" → "Dvorák"),
 * and other unsupported characters, such as emoji or another script, are left out.
 */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC').replace(EXPONENT, '')].map((letter) => {
    if (LETTERS.has(letter)) return letter;
    if (/\s/.test(letter)) return ' ';
    return [...letter.normalize('NFKD').replace('\u2044', '/')].filter((part) => LETTERS.has(part)).join('');
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

/**
 * Reads the fonts and drawings of the site.
 * @param root the project's folder
 */
export async function readAssets(root: string) {
  const read = (file: string) => readFile(join(root, file));
  const fonts = join('src', 'gatsby', 'shareCards', 'fonts');
  const contours = (await read('static/contours.svg')).toString('utf8');
  const mark = (await read('static/favicon.svg')).toString('utf8');
  return {
    fonts: [
      { name: 'display', weight: 800, data: await read(join(fonts, 'bricolage-grotesque-800.ttf')) },
      { name: 'text', weight: 600, data: await read(join(fonts, 'figtree-600.ttf')) },
    ] satisfies Font[],
    /** The site's contour lines, one tile of 600. */
    contours: / d="([^"]+)"/.exec(contours)?.[1] ?? '',
    /** The content of the logo's `svg`, in a square of 48. */
    mark: mark.replace(/^<svg[^>]*>|<\/svg>\s*$/g, ''),
  };
}

/** The files for every card. */
export type CardAssets = Awaited<ReturnType<typeof readAssets>>;
