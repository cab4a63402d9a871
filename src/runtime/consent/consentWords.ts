import type { Translation } from 'vanilla-cookieconsent';
import type en from '../../../locales/en/consent.json';
import type { Locale } from '../../i18n/locales';
import type { Kind } from './choice';

/** The catalogue of one language: locales/*\/consent.json. */
export type ConsentWords = typeof en;

/** Only the language of the page is fetched. */
export const consentWords: Readonly<Record<Locale, () => Promise<{ default: ConsentWords }>>> = {
  en: () => import('../../../locales/en/consent.json'),
  sl: () => import('../../../locales/sl/consent.json'),
};

/**
 * Returns the texts of banner and dialog, in the library's terms.
 * @param privacy the link to the privacy notice as HTML, or ''
 */
export function translationOf(words: ConsentWords, kinds: readonly Kind[], privacy: string): Translation {
  const { label, ask, accept, reject, choose, save, close, intro } = words;
  const [only] = kinds;
  return {
    consentModal: {
      label,
      description: `${ask[kinds.length === 1 && only ? only : 'both']} ${privacy}`,
      acceptAllBtn: accept,
      acceptNecessaryBtn: reject,
      showPreferencesBtn: choose,
    },
    preferencesModal: {
      title: label,
      acceptAllBtn: accept,
      acceptNecessaryBtn: reject,
      savePreferencesBtn: save,
      closeIconLabel: close,
      sections: [
        { description: `${intro} ${privacy}` },
        ...(['necessary', ...kinds] as const).map((kind) => ({
          title: words[kind].title,
          description: words[kind].text,
          linkedCategory: kind,
        })),
      ],
    },
  };
}
