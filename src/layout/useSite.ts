import { graphql, useStaticQuery } from 'gatsby';

type Site = {
  /** Address of the published site, without a trailing slash. */
  siteUrl: string;
  /** Shows drafts: nothing for search engines. */
  preview: boolean;
  /** Search engines are told the paths in lower case. */
  lowerCaseCanonical: boolean;
};

/** The build's settings of the site. */
export function useSite(): Site {
  const { site } = useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
          preview
          lowerCaseCanonical
        }
      }
    }
  `);
  return { siteUrl: '', preview: false, lowerCaseCanonical: false, ...site?.siteMetadata };
}
