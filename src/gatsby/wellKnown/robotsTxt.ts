/**
 * Returns robots.txt: in production it names the sitemap, elsewhere it keeps crawlers away.
 * @param siteUrl URL of the site, without a slash at its end
 * @param indexed whether search engines may index the site
 */
export const robotsTxt = (siteUrl: string, indexed: boolean): string =>
  indexed ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n` : 'User-agent: *\nDisallow: /\n';
