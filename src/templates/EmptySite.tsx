import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout, type PageContext } from '../layout/Layout';
import { MessageBox } from '../layout/errors/MessageBox';
import { Seo } from '../layout/head/Seo';

/** The home page while PocketBase has no page with the slug `home`. */
export default function EmptySiteTemplate({ pageContext }: PageProps<Queries.EmptySiteQuery, PageContext>) {
  const { t } = useTranslation();
  return (
    <Layout context={pageContext}>
      <MessageBox title={t('empty.title')}>
        <p>{t('empty.text')}</p>
        <a href="/_/">{t('empty.dashboard')}</a>
      </MessageBox>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.EmptySiteQuery, PageContext>) {
  return <Seo context={pageContext} site={data.site} title="" noindex />;
}

export const query = graphql`
  query EmptySite($language: String!) {
    ...PageCommon
  }
`;
