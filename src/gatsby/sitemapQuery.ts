/** Where somebody saved each thing that a page shows: its record, its parts, and what its blocks bring from elsewhere. */
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
        updated
        publish_at
        blocks {
          updated
          items {
            updated
          }
          reel {
            updated
            slides {
              updated
            }
          }
          posts {
            updated
            publish_at
          }
          cases {
            updated
            publish_at
          }
          projects {
            updated
            publish_at
          }
          workshops {
            updated
            publish_at
          }
          packages {
            updated
            items {
              updated
            }
          }
          voucherForm {
            updated
          }
          site {
            updated
          }
          booking {
            updated
          }
        }
      }
    }
    allPost(sort: [{ publish_at: DESC }, { slug: ASC }]) {
      nodes {
        path
        locale
        isFallback
        updated
        publish_at
        tags {
          id
          updated
        }
      }
    }
    allCase {
      nodes {
        path
        isFallback
        updated
        publish_at
        figures {
          updated
        }
      }
    }
    allProject {
      nodes {
        path
        locale
        isFallback
        updated
        publish_at
        properties {
          updated
        }
      }
    }
    allWorkshop {
      nodes {
        path
        locale
        isFallback
        updated
        publish_at
      }
    }
    allTag {
      nodes {
        id
        updated
      }
    }
    headings: allContent(filter: { section: { eq: "lists" } }) {
      nodes {
        key
        locale
        updated
      }
    }
  }
`;
