import type catalogue from '../../locales/en/common.json';
import type { Catalogues } from '../i18n/WordsProvider';

/** The words of a page's language as its query brings them: Gatsby's Head is outside of what gives words to the page. */
export function wordsOf({ edges }: Catalogues): typeof catalogue {
  return JSON.parse(edges.find(({ node }) => node.ns === 'common')?.node.data ?? '{}') as typeof catalogue;
}
