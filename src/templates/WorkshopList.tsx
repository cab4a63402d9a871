import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout, type PageContext, type WorkshopContext } from '../layout/Layout';
import { wordsOf } from '../layout/useSite';
import { isOver, placesLeft } from '../lib/text/placesLeft';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { WorkshopCard } from '../sections/cards/WorkshopCard';
import * as styles from './parts/article/Article.module.css';
import { ContentHead, EmptyList } from './parts/list/ListHead';
import { ListSeo } from './parts/list/ListSeo';

/** The workshops: coming ones, then past ones. */
export default function WorkshopListTemplate({
  data,
  pageContext,
}: PageProps<Queries.WorkshopListQuery, WorkshopContext>) {
  const { t } = useTranslation();
  const workshops = data.allWorkshop.nodes;
  const isPast = (workshop: (typeof workshops)[number]) => isOver(workshop, pageContext.today);
  const upcoming = workshops.filter((workshop) => !isPast(workshop));
  const past = workshops.filter(isPast).reverse();
  return (
    <Layout context={pageContext}>
      <ContentHead content={data.heading} title={t('workshop.all')} />
      <Band>
        {upcoming.length === 0 ? (
          <EmptyList content={data.empty} />
        ) : (
          <>
            <h2 className={styles.more}>{t('workshop.upcoming')}</h2>
            <CardGrid>
              {upcoming.map((workshop, place) => (
                <WorkshopCard key={workshop.id} workshop={workshop} places={placesLeft(workshop)} eager={place === 0} />
              ))}
            </CardGrid>
          </>
        )}
      </Band>
      {past.length > 0 && (
        <Band tone="mist">
          <h2 className={styles.more}>{t('workshop.past')}</h2>
          <CardGrid>
            {past.map((workshop) => (
              <WorkshopCard key={workshop.id} workshop={workshop} />
            ))}
          </CardGrid>
        </Band>
      )}
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.WorkshopListQuery, PageContext>) {
  const { site, heading, locales } = data;
  return <ListSeo context={pageContext} site={site} heading={heading} fallback={wordsOf(locales).workshop.all} />;
}

export const query = graphql`
  query WorkshopList($language: String!) {
    ...PageCommon
    heading: contentByKey(key: "workshops", section: "lists", locale: $language) {
      ...ListHeading
    }
    empty: contentByKey(key: "empty-workshops", section: "lists", locale: $language) {
      ...ListHeading
    }
    allWorkshop(filter: { locale: { eq: $language } }, sort: [{ starts_at: ASC }, { pbId: ASC }]) {
      nodes {
        ends_at
        ...WorkshopCard
      }
    }
  }
`;
