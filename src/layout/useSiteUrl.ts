import { graphql, useStaticQuery } from 'gatsby';

/** Address of the published site, without a trailing slash. */
export function useSiteUrl(): string {
  const { site } = useStaticQuery<Queries.SiteUrlQuery>(graphql`
    query SiteUrl {
      site {
        siteMetadata {
          siteUrl
        }
      }
    }
  `);
  return site?.siteMetadata?.siteUrl ?? '';
}
