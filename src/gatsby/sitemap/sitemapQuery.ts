import type { SitemapContent, SitemapRecord } from './SitemapContent';

/** When each thing that a page shows last read differently: its record, its parts, and what its blocks bring from elsewhere. */
export const SITEMAP_QUERY = `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allPage {
      nodes {
        path
        noindex
        isFallback
        revised
        publish_at
        blocks {
          revised
          items {
            revised
          }
          reel {
            revised
            slides {
              revised
            }
          }
          cases {
            revised
            publish_at
          }
          projects {
            revised
            publish_at
          }
          workshops {
            revised
            publish_at
          }
          packages {
            revised
            items {
              revised
            }
          }
          voucherForm {
            revised
          }
          site {
            revised
          }
          booking {
            revised
          }
        }
      }
    }
    postChanges
    allCase {
      nodes {
        path
        isFallback
        revised
        publish_at
        figures {
          revised
        }
      }
    }
    allProject {
      nodes {
        path
        locale
        isFallback
        revised
        publish_at
        properties {
          revised
        }
      }
    }
    allWorkshop {
      nodes {
        path
        locale
        isFallback
        revised
        publish_at
      }
    }
    allTag {
      nodes {
        id
        revised
      }
    }
    headings: allContent(filter: { section: { eq: "lists" } }) {
      nodes {
        key
        locale
        revised
      }
    }
  }
`;

/** Every record with a page of its own. */
export const recordsWithPages = ({ allPage, postChanges, allCase, allProject, allWorkshop }: SitemapContent) => [
  ...postChanges,
  ...[allPage, allCase, allProject, allWorkshop].flatMap(({ nodes }): readonly SitemapRecord[] => nodes),
];
