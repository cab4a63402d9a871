import { graphql } from 'gatsby';

// What every page's query asks for: the words of its language and the defaults of its head.
export const fragment = graphql`
  fragment PageCommon on Query {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    site: content(key: { eq: "seo-site" }, section: { eq: "misc" }, locale: { eq: $language }) {
      title
      text {
        excerpt
      }
      image {
        publicURL
      }
    }
  }
`;
