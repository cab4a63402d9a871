import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type catalogue from '../../locales/en/search.json';
import { useSearch } from '../features/forms/useSearch';
import { SearchPanel } from '../features/search/SearchPanel';
import { Sections } from '../features/search/SearchResults';
import { SEARCH_FIELD } from '../i18n/search/SearchIndex';
import { WordsProvider } from '../i18n/WordsProvider';
import { Layout, type PageContext } from '../layout/Layout';
import { Seo } from '../layout/head/Seo';
import * as styles from './Search.module.css';

type Data = Queries.SearchQuery;

/** The search page: for visitors from a page without the application, in a new tab, or without scripts. */
export default function SearchTemplate({ data, pageContext }: PageProps<Data, PageContext>) {
  return (
    <Layout context={pageContext}>
      <WordsProvider locale={pageContext.language} catalogues={data.words}>
        <SearchSheet />
      </WordsProvider>
    </Layout>
  );
}

function SearchSheet() {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  const initial = new URLSearchParams(useSearch()).get('q') ?? '';
  return (
    <div className={styles.sheet}>
      <h1 className={styles.title}>{t('title')}</h1>
      <div className={styles.panel}>
        <SearchPanel id={SEARCH_FIELD} field={field} initial={initial} level={2} />
      </div>
      <div className={styles.withoutScripts}>
        <Sections hint={t('withoutScripts')} />
      </div>
    </div>
  );
}

const wordsOf = ({ words }: Data) => JSON.parse(words.edges[0]?.node.data ?? '{}') as typeof catalogue;

export function Head({ data, pageContext }: HeadProps<Data, PageContext>) {
  return <Seo context={pageContext} site={data.site} title={wordsOf(data).title} noindex />;
}

export const query = graphql`
  query Search($language: String!) {
    ...PageCommon
    words: allLocale(filter: { language: { eq: $language }, ns: { eq: "search" } }) {
      edges {
        node {
          ns
          data
        }
      }
    }
  }
`;
