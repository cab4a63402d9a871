import { splitLocale } from '../../i18n/locales';

/**
 * Sets the document's language, as in the prebuilt page. Not in the page's head: that renders after the page, removes
 * the attribute and sets it again, and the browser would lay out the whole page twice.
 */
export function setDocumentLanguage({ pathname }: { readonly pathname: string }): void {
  const { locale } = splitLocale(pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}
