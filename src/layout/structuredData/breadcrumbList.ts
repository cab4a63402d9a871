import type { BreadcrumbList } from 'schema-dts';
import { localHref } from '../../i18n/localHref';
import type { Place } from './Place';

/** A step on the way down to a page; the page itself has no path. */
export type Crumb = { readonly name: string; readonly path?: string | null };

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
