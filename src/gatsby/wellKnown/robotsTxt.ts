/**
 * What crawlers are told: in production where the sitemap is, elsewhere to stay away.
 * @param siteUrl address of the site, without a trailing slash
 * @param indexed whether search engines may have the site
 */
export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
