import { splitLocale } from '../../i18n/locales';

/**
 * Says the language of a page to the document, as the built page does. Not by the page's head: that comes after the page,
 * and takes the attribute away and puts it back, at which a browser draws the whole page anew, twice.
 */
export function setDocumentLanguage({ pathname }: { readonly pathname: string }): void {
  const { locale } = splitLocale(pathname);
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
}
