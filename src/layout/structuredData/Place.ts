import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../../i18n/locales';
import { localHref } from '../../i18n/localHref';

/** Where a page stands, as what is said of it to search engines has to know. */
export type Place = {
  /** Address of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** Name of the site in the page's language. */
  readonly siteName: string;
  /** The page's own full address. */
  readonly url: string;
  /** Full address of the first page in the page's language. */
  readonly home: string;
  readonly locale: Locale;
};

/** A step on the way down to a page; the page itself has no path. */
type Crumb = { readonly name: string; readonly path?: string | null };

/**
 * The way from the first page down to this one.
 * @param crumbs the steps below the first page, with a locale's prefix or without; the page itself last
 */
export function breadcrumbList(
  { siteUrl, siteName, url, home, locale }: Place,
  crumbs: readonly Crumb[],
): BreadcrumbList {
  const steps = [
    { name: siteName, item: home },
    ...crumbs.map(({ name, path }) => ({ name, item: path ? siteUrl + (localHref(path, locale) ?? '') : url })),
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumb`,
    itemListElement: steps.map(({ name, item }, index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}
