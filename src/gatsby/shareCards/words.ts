import en from '../../../locales/en/share.json';
import sl from '../../../locales/sl/share.json';
import type { Locale } from '../../i18n/locales';
import { typeset } from '../../i18n/typeset';
import { formatDate } from '../../lib/text/formatDate';
import type { ShareCard } from '../../lib/shareCard';
import { drawable } from './drawable';

type Words = Record<'kind' | 'section', Readonly<Record<string, string>>>;

const WORDS: Readonly<Record<Locale, Words>> = { en, sl };

/** The texts of a card. */
export type CardWords = {
  site: string;
  title: string;
  /** The kind of page, otherwise its section. */
  label?: string;
  /** The day, the topic. */
  note?: string;
};

/** The words of a card in its language; an empty title leaves the site's name to speak for the page. */
export function wordsOf(card: ShareCard): CardWords {
  const { kind, section } = WORDS[card.locale as Locale];
  const note = [card.date && formatDate(card.date, card.locale), card.topic].filter(Boolean).join(' · ');
  const site = drawable(card.site);
  return {
    site,
    title: typeset(drawable(card.title), card.locale) || site,
    label: kind[card.template] ?? section[card.face],
    note: drawable(note) || undefined,
  };
}
