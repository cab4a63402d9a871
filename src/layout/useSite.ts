import { graphql, useStaticQuery } from 'gatsby';
import type catalogue from '../../locales/en/common.json';
import type { Catalogues } from '../i18n/WordsProvider';

type Site = {
  /** URL of the published site, without a slash at its end. */
  siteUrl: string;
  /** Shows drafts: not for search engines. */
  preview: boolean;
  /** Canonical paths are in lower case. */
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

/** Returns the labels of a page's locale from its query: Gatsby's Head is rendered outside of the page's provider. */
export function wordsOf({ edges }: Catalogues): typeof catalogue {
  return JSON.parse(edges.find(({ node }) => node.ns === 'common')?.node.data ?? '{}') as typeof catalogue;
}
