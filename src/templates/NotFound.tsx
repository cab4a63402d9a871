import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import type searchCatalogue from '../../locales/en/search.json';
import { SearchField } from '../features/search/SearchField';
import { textLanguage } from '../i18n/textLanguage';
import { Layout, type PageContext } from '../layout/Layout';
import { MessageBox } from '../layout/errors/MessageBox';
import { Seo } from '../layout/head/Seo';
import { wordsOf } from '../layout/useSite';
import { errorTitle } from '../lib/text/pageTitle';
import { ButtonLink } from '../ui/Button';
import { Prose } from '../ui/prose/Prose';
import * as styles from './NotFound.module.css';

/** 404: there is no such page; 410: the page was deleted. */
type Context = PageContext & { readonly status: 404 | 410 };
type Data = Queries.NotFoundQuery;

/** The page for a URL that does not exist. */
export default function NotFoundTemplate({ data, pageContext }: PageProps<Data, Context>) {
  const { t } = useTranslation();
  const { status } = pageContext;
  const words = status === 410 ? 'gone' : 'notFound';
  const content = data.content;
  // Without a label the interface's own names the home page.
  const onward = (content?.link_label && content.link) || '/';
  const search = JSON.parse(data.search?.data ?? '{}') as typeof searchCatalogue;
  return (
    <Layout context={pageContext}>
      <MessageBox
        mark={
          <p className={styles.number} aria-hidden="true">
            {status}
          </p>
        }
        title={content?.title ?? t(`${words}.title`)}
        titleLang={textLanguage(content, 'title')}
      >
        {content?.text ? (
          <Prose text={content.text} lang={textLanguage(content, 'text')} />
        ) : (
          <p>{t(`${words}.text`)}</p>
        )}
        {/* src/runtime/notFound/notFoundSuggestions.ts fills in the words of the requested path. */}
        <SearchField id="search-missing" label={search.label} buttonText={search.submit} />
        <ButtonLink to={onward} colour="quiet" lang={textLanguage(content, 'link_label')}>
          {content?.link_label ?? t('notFound.home')}
        </ButtonLink>
        {/* Only the browser knows the requested path: src/runtime/notFound/startNotFound.ts adds it to the title and
           suggests pages. */}
        <div
          className={styles.near}
          role="status"
          data-not-found={errorTitle(status, t(`${words}.message`, { path: '{}' }))}
          data-refused={errorTitle(status, t('notFound.refused', { path: '{}' }))}
          data-near={t('notFound.near')}
        />
      </MessageBox>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Data, Context>) {
  const { status } = pageContext;
  const title = data.content?.title ?? wordsOf(data.locales)[status === 410 ? 'gone' : 'notFound'].title;
  return <Seo context={pageContext} site={data.site} title={errorTitle(status, title)} noindex />;
}

export const query = graphql`
  query NotFound($language: String!, $content: String!) {
    ...PageCommon
    content: contentByKey(key: $content, section: "errors", locale: $language) {
      ...Borrowed
      title
      text {
        ...ProseParts
      }
      link
      link_label
    }
    search: locale(language: { eq: $language }, ns: { eq: "search" }) {
      data
    }
  }
`;
