import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import type { PageContext, WorkshopContext } from '../layout/PageContext';
import { Seo } from '../layout/Seo';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { WorkshopCard } from '../sections/cards/WorkshopCard';
import * as styles from './parts/Article.module.css';
import { EmptyList } from './parts/EmptyList';
import { ListHead } from './parts/ListHead';

/** The workshops: those to come, then those that were. */
export default function WorkshopListTemplate({
  data,
  pageContext,
}: PageProps<Queries.WorkshopListQuery, WorkshopContext>) {
  const { t } = useTranslation();
  const workshops = data.allWorkshop.nodes;
  const isPast = ({ starts_at }: { starts_at: string | null }) => (starts_at ?? '') < pageContext.today;
  const groups = [
    { title: t('workshop.upcoming'), nodes: workshops.filter((workshop) => !isPast(workshop)) },
    { title: t('workshop.past'), nodes: workshops.filter(isPast).reverse() },
  ];
  return (
    <Layout context={pageContext} within="/workshops/">
      <ListHead title={data.heading?.title ?? t('workshop.all')} text={data.heading?.text} />
      {workshops.length === 0 && (
        <Band>
          <EmptyList content={data.empty} />
        </Band>
      )}
      {groups.map(
        ({ title, nodes }) =>
          nodes.length > 0 && (
            <Band key={title}>
              <h2 className={styles.more}>{title}</h2>
              <CardGrid>
                {nodes.map((workshop) => (
                  <WorkshopCard key={workshop.id} workshop={workshop} />
                ))}
              </CardGrid>
            </Band>
          ),
      )}
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.WorkshopListQuery, PageContext>) {
  return (
    <Seo context={pageContext} site={data.site} title={data.heading?.title} description={data.heading?.text?.excerpt} />
  );
}

export const query = graphql`
  query WorkshopList($language: String!) {
    ...PageCommon
    heading: content(key: { eq: "workshops" }, section: { eq: "lists" }, locale: { eq: $language }) {
      ...ListHeading
    }
    empty: content(key: { eq: "empty-workshops" }, section: { eq: "lists" }, locale: { eq: $language }) {
      ...ListHeading
    }
    allWorkshop(filter: { locale: { eq: $language } }, sort: { starts_at: ASC }) {
      nodes {
        ...WorkshopCard
      }
    }
  }
`;
