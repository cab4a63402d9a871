import type { WebSite } from 'schema-dts';
import { localeCodes } from '../../i18n/locales';
import { organizationId } from './organizationId';
import type { Place } from './Place';
import { websiteId } from './websiteId';

/** The site, by the name that search engines are to show. */
export const webSite = ({ siteUrl, siteName }: Place): WebSite => ({
  '@type': 'WebSite',
  '@id': websiteId(siteUrl),
  name: siteName,
  url: `${siteUrl}/`,
  inLanguage: [...localeCodes],
  publisher: { '@id': organizationId(siteUrl) },
});
