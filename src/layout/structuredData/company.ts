import type { Organization, WebSite } from 'schema-dts';
import { localeCodes } from '../../i18n/locales';
import { ICON } from '../../lib/url/pagePaths';
import { absoluteUrl } from '../../lib/url/canonicalUrl';
import type { Place } from './StructuredData';

/** The `@id` of the company, the same on all pages. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company, from the content `site`; only the home page has all of it. */
export type Company = NonNullable<Queries.PageQuery['page']>['company'];

/** Texts by name, which an editor wrote: any may be missing. */
type Details = { [name in 'legal_name' | 'address' | 'email' | 'phone' | 'social']?: string };

/** The site's organization: its name on every page, all facts of the content on the home page. */
export function organization({ siteUrl, siteName }: Place, company?: Company): Organization {
  const { legal_name, address, email, phone, social } = (company?.details ?? {}) as Details;
  return {
    '@type': 'Organization',
    '@id': organizationId(siteUrl),
    name: siteName,
    url: `${siteUrl}/`,
    logo: absoluteUrl(company?.image?.publicURL ?? ICON, siteUrl),
    ...(legal_name && { legalName: legal_name }),
    ...(address && { address }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(social && { sameAs: [social] }),
  };
}

/** The `@id` of the site. */
export const websiteId = (siteUrl: string): string => `${siteUrl}/#website`;

/** The site with the name that search engines show. */
export const webSite = ({ siteUrl, siteName }: Place): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(siteUrl),
  name: siteName,
  url: `${siteUrl}/`,
  inLanguage: [...localeCodes],
  publisher: { '@id': organizationId(siteUrl) },
});
