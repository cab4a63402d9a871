import { createInstance, type i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LocaleContext } from './LocaleContext';
import { defaultLocale, localeOf } from './locales';

export type Catalogues = {
  readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[];
};

const known = new Map<string, i18n>();

/**
 * Returns one instance for equal catalogues: each page's data contains them again, and a new instance would render
 * every label again.
 */
function wordsOf(locale: string, catalogues: Catalogues): i18n {
  const key = [locale, ...catalogues.edges.flatMap(({ node: { ns, data } }) => [ns, data])].join('\n');
  const words = known.get(key) ?? makeWords(locale, catalogues);
  known.set(key, words);
  return words;
}

interface PluralResolver {
  getRule(code: string, options?: { ordinal?: boolean }): Intl.PluralRules | undefined;
}
const isKeeping = new WeakSet<PluralResolver>();

/**
 * Keeps the plural rules of a language, for all instances. i18next 22 makes an `Intl.PluralRules` for each text with a count, which
 * took 7 % of the time in which the pages of 1,000 articles were rendered; version 23 keeps them, and gatsby-plugin-react-i18next
 * needs 22.
 */
export function keepPluralRules({ services }: i18n): void {
  const shared = Object.getPrototypeOf(services.pluralResolver) as PluralResolver;
  if (isKeeping.has(shared)) return;
  isKeeping.add(shared);
  const { getRule } = shared;
  const rules = new Map<string, Intl.PluralRules | undefined>();
  shared.getRule = function (code, { ordinal = false } = {}) {
    const key = `${code} ${ordinal}`;
    if (!rules.has(key)) rules.set(key, getRule.call(this, code, { ordinal }));
    return rules.get(key);
  };
}

/** An i18next instance with one locale's catalogues, as the `allLocale` query returns them. */
function makeWords(locale: string, catalogues: Catalogues): i18n {
  const resources = Object.fromEntries(catalogues.edges.map(({ node }) => [node.ns, JSON.parse(node.data) as object]));
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: defaultLocale,
    defaultNS: 'common',
    resources: { [locale]: resources },
    interpolation: { escapeValue: false },
    initImmediate: false,
    react: { useSuspense: false },
  });
  keepPluralRules(instance);
  return instance;
}

/**
 * Provides labels and locale outside of pages, which gatsby-plugin-react-i18next does not: for the frame around a page,
 * and for a Slice, which is rendered separately at build time.
 */
export function WordsProvider(props: { locale: string; catalogues: Catalogues; children: ReactNode }) {
  const { locale, catalogues, children } = props;
  const instance = useMemo(() => wordsOf(locale, catalogues), [locale, catalogues]);
  return (
    <I18nextProvider i18n={instance}>
      <LocaleContext.Provider value={localeOf(locale).code}>{children}</LocaleContext.Provider>
    </I18nextProvider>
  );
}
