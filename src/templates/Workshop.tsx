import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../i18n/textLanguage';
import { DeferBelowFold, Layout, type WorkshopContext } from '../layout/Layout';
import { workshopEvent } from '../layout/structuredData/workshopEvent';
import { wordsOf } from '../layout/useSite';
import { isOver, placesLeft } from '../lib/text/placesLeft';
import { formatEuros, formatSpan } from '../lib/text/formatDate';
import { listPath } from '../lib/url/recordPath';
import { Prose } from '../ui/prose/Prose';
import { Apply, ApplySection } from './parts/Apply';
import { ArticleHead, RecordSeo } from './parts/article/ArticleHead';
import * as styles from './parts/article/Article.module.css';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { DemoMark, Facts } from './parts/article/Facts';

type Workshop = NonNullable<Queries.WorkshopQuery['workshop']>;

/** A workshop: time, place, audience, price, and the application. */
export default function WorkshopTemplate({ data, pageContext }: PageProps<Queries.WorkshopQuery, WorkshopContext>) {
  const { t } = useTranslation();
  const { workshop } = data;
  if (!workshop) return null;
  const { title, demo, body } = workshop;
  const isPast = isOver(workshop, pageContext.today);
  const contact = (data.contact?.details ?? {}) as { email?: string; phone?: string };
  const left = placesLeft(workshop);
  return (
    <Layout context={pageContext} isFallback={workshop.isFallback} isDraft={workshop.isDraft}>
      <article>
        <ArticleHead above={<Breadcrumbs to="/workshops/" label={t('workshop.all')} />} record={workshop}>
          {demo && <DemoMark />}
        </ArticleHead>
        <DeferBelowFold>
          <div className={styles.columns}>
            <div className={styles.side}>
              <WorkshopFacts workshop={workshop} isPast={isPast} locale={pageContext.language} />
              <Apply title={title} email={contact.email} isPast={isPast} left={left} />
            </div>
            <Prose text={body} lang={textLanguage(workshop, 'body')} />
          </div>
        </DeferBelowFold>
      </article>
      {!isPast && <ApplySection title={title} contact={contact} isFull={left === 0} />}
    </Layout>
  );
}

function WorkshopFacts({ workshop, isPast, locale }: { workshop: Workshop; isPast: boolean; locale: string }) {
  const { t } = useTranslation();
  const { starts_at, ends_at, place, online, price, seats, audience } = workshop;
  const time = starts_at && formatSpan(starts_at, ends_at, locale);
  const left = placesLeft(workshop);
  const places = left === 0 ? t('workshop.full') : t('workshop.left', { count: left ?? 0, seats });
  const facts = [
    { name: t('workshop.when'), value: online && time ? t('workshop.localTime', { time }) : time },
    {
      name: t('workshop.where'),
      value: place ?? (online ? t('workshop.online') : null),
      lang: textLanguage(workshop, 'place'),
    },
    {
      name: t('workshop.price'),
      value: price ? `${formatEuros(price, locale)} ${t('workshop.withoutVat')}` : t('workshop.free'),
    },
    { name: t('workshop.seats'), value: seats ? (isPast ? t('workshop.places', { count: seats }) : places) : null },
    { name: t('workshop.forWhom'), value: audience, lang: textLanguage(workshop, 'audience') },
  ];
  return <Facts facts={facts} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.WorkshopQuery, WorkshopContext>) {
  const { site, workshop, locales } = data;
  return (
    <RecordSeo
      context={pageContext}
      site={site}
      record={workshop}
      card={{ date: workshop?.starts_at, topic: workshop?.place?.split(',')[0] }}
      above={{ name: wordsOf(locales).workshop.all, path: listPath.workshops }}
      things={(place) => (workshop ? workshopEvent(workshop, pageContext.today, place) : [])}
    />
  );
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
      publish_at
      starts_at
      ends_at
      place
      online
      price
      seats
      seats_taken
      audience
      demo
      ...RecordStatus
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      image_focus
      body {
        ...ProseParts
      }
    }
  }
`;
