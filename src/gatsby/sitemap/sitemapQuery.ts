import type { NodePluginArgs } from 'gatsby';
import type { PostNode } from '../lib/PostNode';
import type { StoredPage } from '../siteJson/siteFile';

type Source = Pick<NodePluginArgs, 'getNodesByType' | 'store'>;

/** Returns the sitemap's fields of each article. Another name of a topic is no change of the article (decision 34). */
function postChanges({ getNodesByType }: Source) {
  const posts = getNodesByType('Post') as unknown as PostNode[];
  return posts.map(({ id, path, isFallback, publish_at, revised }) => ({ id, path, isFallback, publish_at, revised }));
}

function sitePages({ store }: Source) {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, StoredPage> };
  return [...pages.values()].map(({ path, context }) => ({ path, pageContext: context ?? {} }));
}

/**
 * Fields with all articles and all pages as one value each: GraphQL resolves the fields of ten thousand nodes one by one, and
 * `allSitePage` first makes an index of them (5,000 articles: 0.3 s of each edit).
 */
export const sitemapFields = (source: Source) => ({
  postChanges: {
    type: 'JSON!',
    description: 'For the sitemap: a list of all articles with { id, path, isFallback, publish_at, revised }.',
    resolve: () => postChanges(source),
  },
  sitePages: {
    type: 'JSON!',
    description: 'For the sitemap: a list of all pages with { path, pageContext }.',
    resolve: () => sitePages(source),
  },
});

/**
 * The times of the last change of everything that a page shows: its record, its parts, and contents that its blocks
 * show.
 */
export const SITEMAP_QUERY = `
  query Sitemap {
    site {
      siteMetadata {
        siteUrl
      }
    }
    sitePages
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

type Nodes<T> = { readonly nodes: readonly T[] };

/** A record with a page, and with dates in nested fields. */
export type SitemapRecord = {
  readonly path: string | null;
  readonly isFallback: boolean;
  readonly noindex?: boolean;
  readonly locale?: string;
  readonly [field: string]: unknown;
};

/** The records behind the pages, as sitemapQuery.ts reads them. */
export type SitemapContent = {
  readonly [list in 'allPage' | 'allCase' | 'allProject' | 'allWorkshop']: Nodes<SitemapRecord>;
} & {
  /** All articles. */
  readonly postChanges: readonly (SitemapRecord & { readonly id: string })[];
  readonly allTag: Nodes<{ readonly id: string; readonly revised: string | null }>;
  readonly headings: Nodes<{ readonly key: string; readonly locale: string; readonly revised: string | null }>;
};
