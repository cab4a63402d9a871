import { graphql } from 'gatsby';

// Every page's query: the labels of its locale and the defaults of its head. The consent banner brings its own labels.
export const fragment = graphql`
  fragment PageCommon on Query {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "form"] } }, sort: { ns: ASC }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
    site: contentByKey(key: "seo-site", section: "misc", locale: $language) {
      title
      text {
        excerpt
      }
      image {
        publicURL
        width
        height
      }
      image_alt
    }
  }
  # Of any record: whether it is a draft, and which of its texts come from another locale.
  fragment RecordStatus on PbLocalized {
    isFallback
    isDraft
    alternates {
      locale
      isFallback
    }
    ...Borrowed
  }
  fragment Borrowed on PbLocalized {
    borrowed {
      field
      locale
    }
  }
`;
