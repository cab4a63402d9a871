import type { Written } from '../../i18n/textLanguage';
import type { KindName } from '../../lib/content/KINDS';

const SEARCH_RICH = `
  fragment SearchRich on PbRichText {
    text
    headings {
      text
    }
  }
`;

/** The fields of every record with a page. */
const NAMED = 'path locale title borrowed { field locale }';

/** The search's query for some articles: of thousands few change from one build to the next. */
export const SEARCHED_POSTS = `
  ${SEARCH_RICH}
  query SearchedPosts($ids: [String!]!) {
    postsById(ids: $ids) {
      id
      ${NAMED}
      summary
      author
      tags {
        name
      }
      body {
        ...SearchRich
      }
    }
  }
`;

/** The search's query for everything else; pages with `noindex` are not found. */
export const SEARCH_QUERY = `
  ${SEARCH_RICH}
  query SearchPages {
    allPage(filter: { noindex: { ne: true } }) {
      nodes {
        ${NAMED}
        seo_description
        blocks {
          kind
          title
          text {
            ...SearchRich
          }
          items {
            title
            text {
              ...SearchRich
            }
          }
          packages {
            items {
              title
              text {
                ...SearchRich
              }
            }
          }
          reel {
            slides {
              title
              text {
                ...SearchRich
              }
            }
          }
        }
      }
    }
    allCase {
      nodes {
        ${NAMED}
        summary
        client
        industry
        tags {
          name
        }
        problem {
          ...SearchRich
        }
        work {
          ...SearchRich
        }
        outcome {
          ...SearchRich
        }
      }
    }
    allProject {
      nodes {
        ${NAMED}
        summary
        properties {
          name
          value
        }
        body {
          ...SearchRich
        }
      }
    }
    allWorkshop {
      nodes {
        ${NAMED}
        summary
        place
        audience
        body {
          ...SearchRich
        }
      }
    }
    allTag {
      nodes {
        path
        locale
        title: name
        borrowed {
          field
          locale
        }
      }
    }
    lists: allContent(filter: { section: { eq: "lists" }, key: { in: ["blog", "projects", "workshops"] } }) {
      nodes {
        key
        locale
        title
        borrowed {
          field
          locale
        }
        text {
          text
          excerpt
          headings {
            text
          }
        }
      }
    }
  }
`;

export type RichText = { readonly text: string; readonly headings: readonly { readonly text: string }[] };
export type Said = { readonly title: string | null; readonly text: RichText | null };
type Named = Pick<Queries.Page, 'path' | 'locale' | 'title'> & Written;

export type PageNode = Named & {
  readonly seo_description: string | null;
  readonly blocks: readonly (Said & {
    readonly kind: KindName;
    readonly items: readonly Said[];
    readonly packages: { readonly items: readonly Said[] } | null;
    readonly reel: { readonly slides: readonly Said[] } | null;
  })[];
};
type Text = RichText | null;
type Word = string | null;
/** A record with a text of its own; which of the parts it has depends on its kind. */
export type RecordNode = Named & {
  readonly summary: string | null;
  readonly tags?: readonly { readonly name: string }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
} & { readonly [part in 'body' | 'problem' | 'work' | 'outcome']?: Text } & {
  readonly [fact in 'author' | 'client' | 'industry' | 'place' | 'audience']?: Word;
};
export type ListNode = Omit<Named, 'path' | 'title'> & {
  readonly key: string;
  readonly title: string | null;
  readonly text: (RichText & { readonly excerpt: string }) | null;
};

type Nodes<T> = { readonly nodes: readonly T[] };
/** The result of SEARCH_QUERY. */
export type FoundPages = {
  readonly allPage: Nodes<PageNode>;
  readonly allTag: Nodes<Named>;
  readonly lists: Nodes<ListNode>;
} & {
  readonly [list in 'allCase' | 'allProject' | 'allWorkshop']: Nodes<RecordNode>;
};
