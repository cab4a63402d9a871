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
      ...Borrowed
      title
      text {
        excerpt
      }
      image {
        ...Shared
      }
      image_alt
    }
  }
  # The picture of a shared link, in the one format that every network draws; null for a drawing or an animation.
  fragment Shared on PbFile {
    gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [1200], formats: [JPG], placeholder: NONE)
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
