import { graphql, type SliceComponentProps } from 'gatsby';
import { memo } from 'react';
import { WordsProvider } from '../../i18n/WordsProvider';
import { type HeaderProps, HeaderView } from './HeaderView';

/** Logo and menu. A Slice: an edit of a menu rebuilds this part and no page. */
function Header(props: SliceComponentProps<Queries.HeaderQuery, { language: string }, HeaderProps>) {
  const { data, sliceContext } = props;
  return (
    <WordsProvider locale={sliceContext.language} catalogues={data.locales}>
      <HeaderView {...props} />
    </WordsProvider>
  );
}

/** Not rendered again for a page with the same props. */
export default memo(Header);

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
