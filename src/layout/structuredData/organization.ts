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

/** Whose site it is: on every page its name, on the home page whatever the content says of the company. */
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
