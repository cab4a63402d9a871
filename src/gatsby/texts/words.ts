import en from '../../../locales/en/machines.json';
import sl from '../../../locales/sl/machines.json';
import type { Locale } from '../../i18n/locales';

type Words = Readonly<Record<keyof typeof en, string>>;

const WORDS: Readonly<Record<Locale, Words>> = { en, sl };

/** The labels of feeds and of lists for machines in a locale, beside the content. */
export const wordsIn = (locale: Locale): Words => WORDS[locale];

/** Puts values into a text: ("{{site}}: articles", { site: "Modrina" }) → "Modrina: articles". */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
