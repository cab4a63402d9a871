import type { FeedArticle } from './feedOf';

/** The number of articles in a feed, and in the list for answer engines. */
export const FEED_LENGTH = 20;
export const LISTED = 50;

/** The fields of a page in a list. */
const FIELDS = 'path title summary';

/**
 * The query for feeds and lists in one locale: only texts written in it. A few articles are read by id, so that an edit
 * costs the same on a site of ten and of ten thousand articles: for the newest, Gatsby would sort all.
 */
export const TEXTS = `
  query Texts($locale: String!, $listed: [String!]!, $newest: [String!]!) {
    site: contentByKey(key: "seo-site", section: "misc", locale: $locale) {
      title
      text {
        text
      }
    }
    pages: allPage(
      filter: { locale: { eq: $locale }, isFallback: { eq: false }, noindex: { ne: true } }
      sort: { path: ASC }
    ) {
      nodes {
        path
        title
        summary: seo_description
      }
    }
    articles: postsById(ids: $listed) {
      ${FIELDS}
    }
    newest: postsById(ids: $newest) {
      pbId
      path
      title
      summary
      author
      publish_at
      created
      revised
      tags {
        name
      }
      image {
        publicURL
        width
        height
      }
      image_alt
      body {
        tree
        images {
          src
          file {
            publicURL
            width
            height
          }
        }
        files {
          src
          file {
            publicURL
          }
        }
      }
    }
    cases: allCase(filter: { locale: { eq: $locale }, isFallback: { eq: false } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ${FIELDS}
      }
    }
    workshops: allWorkshop(
      filter: { locale: { eq: $locale }, isFallback: { eq: false } }
      sort: [{ starts_at: ASC }, { slug: ASC }]
    ) {
      nodes {
        ${FIELDS}
      }
    }
    projects: allProject(filter: { locale: { eq: $locale }, isFallback: { eq: false } }, sort: [{ order: ASC }, { pbId: ASC }]) {
      nodes {
        ${FIELDS}
      }
    }
  }
`;

type Nodes<T> = { readonly nodes: readonly T[] };
/** A page in a list. */
export type Listed = { readonly path: string; readonly title: string; readonly summary: string | null };

/** The result of the query. */
export type Texts = {
  readonly site: { readonly title: string; readonly text: { readonly text: string } | null } | null;
  readonly newest: readonly FeedArticle[];
  readonly articles: readonly Listed[];
} & { readonly [list in 'pages' | 'cases' | 'workshops' | 'projects']: Nodes<Listed> };
