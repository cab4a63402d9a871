import { graphql } from 'gatsby';
import { sliceOf } from '../sliceOf';
import { HeaderView } from './HeaderView';

/** Logo and menu. */
export default sliceOf(HeaderView);

export const query = graphql`
  query Header($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "form", "search"] } }
      sort: { ns: ASC }
    ) {
      edges {
        node {
          ns
          data
        }
      }
    }
    site: contentByKey(key: "site", section: "misc", locale: $language) {
      title
      image {
        publicURL
      }
    }
    menuDefault: menuByKey(key: "menuDefault", locale: $language) {
      ...HeaderMenu
    }
    menuWeb: menuByKey(key: "menuWeb", locale: $language) {
      ...HeaderMenu
    }
    menuWeb3: menuByKey(key: "menuWeb3", locale: $language) {
      ...HeaderMenu
    }
    menuSi: menuByKey(key: "menuSi", locale: $language) {
      ...HeaderMenu
    }
  }
  fragment HeaderMenu on Menu {
    links {
      ...MenuLinkParts
      links {
        ...MenuLinkParts
      }
    }
  }
  fragment MenuLinkParts on MenuLink {
    id
    ...Borrowed
    label
    to
    blank
  }
`;
