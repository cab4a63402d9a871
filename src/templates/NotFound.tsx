import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { splitLocale } from '../i18n/locales';
import { Layout } from '../layout/Layout';
import type { PageContext } from '../layout/PageContext';
import { Seo } from '../layout/Seo';
import { ButtonLink } from '../ui/Button';
import { Prose } from '../ui/Prose';
import * as styles from './NotFound.module.css';

/** What a visitor sees who asked for a page that is not there. */
export default function NotFoundTemplate({
  data,
  pageContext,
  location,
}: PageProps<Queries.NotFoundQuery, PageContext>) {
  const { t } = useTranslation();
  const content = data.content;
  // Inside the site Gatsby knows one 404 page only; the server has one for each language.
  useEffect(() => {
    if (splitLocale(location.pathname).locale !== pageContext.language) window.location.reload();
  }, [location.pathname, pageContext.language]);
  return (
    <Layout context={pageContext}>
      <div className={styles.box}>
        <p className={styles.number} aria-hidden="true">
          404
        </p>
        <div className={styles.words}>
          <h1 className={styles.title}>{content?.title ?? t('notFound.title')}</h1>
          {content?.text ? <Prose text={content.text} /> : <p>{t('notFound.text')}</p>}
          <ButtonLink to="/" colour="yellow">
            {content?.link_label ?? t('notFound.home')}
          </ButtonLink>
        </div>
      </div>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.NotFoundQuery, PageContext>) {
  return <Seo context={pageContext} site={data.site} title={`404 - ${data.content?.title ?? ''}`} noindex />;
}

export const query = graphql`
  query NotFound($language: String!) {
    ...PageCommon
    content(key: { eq: "not-found" }, section: { eq: "errors" }, locale: { eq: $language }) {
      title
      text {
        ...ProseParts
      }
      link_label
    }
  }
`;
