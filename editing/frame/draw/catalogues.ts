import enCommon from '../../../locales/en/common.json';
import enForm from '../../../locales/en/form.json';
import slCommon from '../../../locales/sl/common.json';
import slForm from '../../../locales/sl/form.json';
import type { Locale } from '../../../src/i18n/locales';
import type { Catalogues } from '../../../src/i18n/WordsProvider';
import { choose } from '../../texts/language';
import enContent from '../../texts/en/content.json';
import en from '../../texts/en/frame.json';
import slContent from '../../texts/sl/content.json';
import sl from '../../texts/sl/frame.json';

const edge = (ns: string, words: object) => ({ node: { ns, data: JSON.stringify(words) } });

/** The labels that every page of the site has. */
export const CATALOGUES: Readonly<Record<Locale, Catalogues>> = {
  en: { edges: [edge('common', enCommon), edge('form', enForm)] },
  sl: { edges: [edge('common', slCommon), edge('form', slForm)] },
};

/** The frame's own texts, in the language of the page that is drawn. */
export const TEXTS: Readonly<Record<Locale, typeof en>> = { en, sl };

/** The names of the kinds of blocks, as the form has them: in the reader's language. */
export const KINDS = choose(enContent.kinds, slContent.kinds);
