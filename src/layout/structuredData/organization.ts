import type { Organization } from 'schema-dts';
import { absoluteUrl } from '../../lib/url/absoluteUrl';
import { ICON } from '../../lib/icons';
import { organizationId } from './organizationId';
import type { Place } from './Place';

/** The company, from the content `site`; the home page alone says all of it. */
export type Company = {
  /** Named texts that an editor wrote: any may be missing. */
  readonly details: unknown;
  readonly image: { readonly publicURL: string } | null;
} | null;

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
