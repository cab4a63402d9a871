import { graphql, useStaticQuery } from 'gatsby';
import type catalogue from '../../locales/en/common.json';
import type { Catalogues } from '../i18n/WordsProvider';

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

/** The words of a page's language as its query brings them: Gatsby's Head is outside of what gives words to the page. */
export function wordsOf({ edges }: Catalogues): typeof catalogue {
  return JSON.parse(edges.find(({ node }) => node.ns === 'common')?.node.data ?? '{}') as typeof catalogue;
}
