import type { Translation } from 'vanilla-cookieconsent';
import type en from '../../../locales/en/consent.json';
import { type Locale, splitLocale } from '../../i18n/locales';
import type { Kind } from './choice';

/** The catalogue of one locale: locales/*\/consent.json. */
type ConsentWords = typeof en;

/** Only the catalogue of the page's locale is loaded. */
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

/** Milliseconds that banner and dialog wait for the footer. */
const PATIENCE = 1000;

/**
 * The footer's link to the privacy notice; null if the footer has none, undefined while the footer is missing or still
 * the previous page's.
 */
function findLink(locale: Locale): HTMLAnchorElement | null | undefined {
  const footer = document.querySelector('footer');
  if (!footer) return undefined;
  const link = footer.querySelector<HTMLAnchorElement>('a[href$="/privacy/"]');
  return link && splitLocale(link.pathname).locale !== locale ? undefined : link;
}

/**
 * Returns the page's link to its privacy notice as HTML, if an editor has put one into the footer's menu; otherwise ''.
 * After a navigation the footer renders after the first view: the function waits for it, a second at most.
 */
export async function privacyLink(locale: Locale): Promise<string> {
  const link = await new Promise<HTMLAnchorElement | null>((resolve) => {
    const end = (result: HTMLAnchorElement | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(result);
    };
    const look = () => {
      const found = findLink(locale);
      if (found !== undefined) end(found);
    };
    const observer = new MutationObserver(look);
    const timer = setTimeout(() => end(null), PATIENCE);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
  if (!link) return '';
  const copy = document.createElement('a');
  copy.href = link.pathname;
  copy.textContent = link.textContent;
  return copy.outerHTML;
}
