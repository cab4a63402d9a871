import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import type { PageContext, WorkshopContext } from '../layout/PageContext';
import { placesLeft } from '../lib/placesLeft';
import { formatDate, formatEuros, formatTime } from '../lib/formatDate';
import { Later } from '../layout/Later';
import { Prose } from '../ui/Prose';
import { Apply } from './parts/Apply';
import { ApplySection } from './parts/ApplySection';
import { ArticleHead } from './parts/ArticleHead';
import * as styles from './parts/Article.module.css';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { DemoMark } from './parts/DemoMark';
import { Facts } from './parts/Facts';
import { RecordSeo } from './parts/RecordSeo';

type Workshop = NonNullable<Queries.WorkshopQuery['workshop']>;

/** A workshop: when, where, for whom, what it costs, and how to apply. */
export default function WorkshopTemplate({ data, pageContext }: PageProps<Queries.WorkshopQuery, WorkshopContext>) {
  const { t } = useTranslation();
  const { workshop } = data;
  if (!workshop) return null;
  const { title, summary, image, image_alt, demo, starts_at, body } = workshop;
  const isPast = (starts_at ?? '') < pageContext.today;
  const contact = (data.contact?.details ?? {}) as { email?: string; phone?: string };
  const left = placesLeft(workshop);
  return (
    <Layout context={pageContext} within="/workshops/" isFallback={workshop.isFallback} isDraft={workshop.isDraft}>
      <article lang={workshop.isFallback ? 'en' : undefined}>
        <ArticleHead
          above={<Breadcrumbs to="/workshops/" label={t('workshop.all')} />}
          title={title}
          summary={summary}
          image={image}
          imageAlt={image_alt}
        >
          {demo && <DemoMark />}
        </ArticleHead>
        <Later>
          <div className={styles.columns}>
            <div className={styles.side}>
              <WorkshopFacts workshop={workshop} isPast={isPast} locale={pageContext.language} />
              <Apply title={title} email={contact.email} isPast={isPast} left={left} />
            </div>
            <Prose text={body} />
          </div>
        </Later>
      </article>
      {!isPast && <ApplySection title={title} contact={contact} isFull={left === 0} />}
    </Layout>
  );
}

function WorkshopFacts({ workshop, isPast, locale }: { workshop: Workshop; isPast: boolean; locale: string }) {
  const { t } = useTranslation();
  const { starts_at, ends_at, place, online, price, seats, audience } = workshop;
  const left = placesLeft(workshop);
  const places = left === 0 ? t('workshop.full') : t('workshop.left', { count: left ?? 0, seats });
  const hours = [starts_at, ends_at].flatMap((moment) => (moment ? [formatTime(moment, locale)] : [])).join('–');
  const facts = [
    { name: t('workshop.when'), value: starts_at && `${formatDate(starts_at, locale)}, ${hours}` },
    { name: t('workshop.where'), value: place ?? (online ? t('workshop.online') : null) },
    {
      name: t('workshop.price'),
      value: price ? `${formatEuros(price, locale)} ${t('workshop.withoutVat')}` : t('workshop.free'),
    },
    { name: t('workshop.seats'), value: seats ? (isPast ? t('workshop.places', { count: seats }) : places) : null },
    { name: t('workshop.forWhom'), value: audience },
  ];
  return <Facts facts={facts} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.WorkshopQuery, PageContext>) {
  return <RecordSeo context={pageContext} site={data.site} record={data.workshop} />;
}

export const query = graphql`
  query Workshop($id: String!, $language: String!) {
    ...PageCommon
    contact: contentByKey(key: "site", section: "misc", locale: $language) {
      details
    }
    workshop(id: { eq: $id }) {
      title
      summary
      starts_at
      ends_at
      place
      online
      price
      seats
      seats_taken
      audience
      demo
      isFallback
      isDraft
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      body {
        ...ProseParts
      }
    }
  }
`;
