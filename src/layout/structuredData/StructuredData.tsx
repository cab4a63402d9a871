import type { BreadcrumbList, Graph, Thing } from 'schema-dts';
import { localHref } from '../../i18n/localHref';
import type { Locale } from '../../i18n/locales';
import { inOneLine } from '../../lib/text/placesLeft';

/** The URLs and names of a page that its structured data needs. */
export type Place = {
  /** URL of the site, without a slash at its end. */
  readonly siteUrl: string;
  /** Name of the site in the page's locale. */
  readonly siteName: string;
  /** Full URL of the page. */
  readonly url: string;
  /** Full URL of the home page in the page's locale. */
  readonly home: string;
  readonly locale: Locale;
};

/** A breadcrumb; the page itself has no path. */
export type Crumb = { readonly name: string; readonly path?: string | null };

/**
 * The breadcrumbs from the home page to this one.
 * @param crumbs the breadcrumbs below the home page, with a locale's prefix or without; the page itself last
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

/** Characters that could end the script element, or that an HTML parser would misread. */
const DANGEROUS = /[<>&\u2028\u2029]/g;

/** Returns JSON that is safe in an HTML page: `</script>` becomes `\u003c/script\u003e`. */
export const jsonForHtml = (value: object): string =>
  JSON.stringify(value).replace(
    DANGEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** A page's structured data: schema.org objects that refer to each other by `@id`. */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inOneLine(jsonForHtml(graph)) }} />;
}
