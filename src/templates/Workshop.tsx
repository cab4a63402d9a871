import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import type { PageContext, WorkshopContext } from '../layout/PageContext';
import { formatDate, formatEuros, formatTime } from '../lib/formatDate';
import { ButtonLink } from '../ui/Button';
import { Prose } from '../ui/Prose';
import { ArticleHead } from './parts/ArticleHead';
import * as styles from './parts/Article.module.css';
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
  const email = (data.contact?.details as { email?: string } | null)?.email;
  return (
    <Layout context={pageContext} within="/workshops/" isFallback={workshop.isFallback}>
      <article lang={workshop.isFallback ? 'en' : undefined}>
        <ArticleHead line={t('workshop.label')} title={title} summary={summary} image={image} imageAlt={image_alt}>
          {demo && <DemoMark />}
        </ArticleHead>
        <div className={styles.columns}>
          <div className={styles.side}>
            <WorkshopFacts workshop={workshop} locale={pageContext.language} />
            {isPast && <p className={styles.note}>{t('workshop.over')}</p>}
            {!isPast && email && (
              <p className={styles.apply}>
                <ButtonLink to={`mailto:${email}?subject=${encodeURIComponent(title)}`} colour="yellow">
                  {t('workshop.apply')}
                </ButtonLink>
              </p>
            )}
          </div>
          <Prose text={body} />
        </div>
      </article>
    </Layout>
  );
}

function WorkshopFacts({ workshop, locale }: { workshop: Workshop; locale: string }) {
  const { t } = useTranslation();
  const { starts_at, ends_at, place, online, price, seats, audience } = workshop;
  const hours = [starts_at, ends_at].flatMap((moment) => (moment ? [formatTime(moment, locale)] : [])).join('–');
  const facts = [
    { name: t('workshop.when'), value: starts_at && `${formatDate(starts_at, locale)}, ${hours}` },
    { name: t('workshop.where'), value: place ?? (online ? t('workshop.online') : null) },
    {
      name: t('workshop.price'),
      value: price ? `${formatEuros(price, locale)} ${t('workshop.withoutVat')}` : t('workshop.free'),
    },
    { name: t('workshop.seats'), value: seats ? t('workshop.places', { count: seats }) : null },
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
    contact: content(key: { eq: "site" }, section: { eq: "misc" }, locale: { eq: $language }) {
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
      audience
      demo
      isFallback
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
