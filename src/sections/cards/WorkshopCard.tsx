import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { textLanguage } from '../../i18n/textLanguage';
import { formatDate } from '../../lib/text/formatDate';
import { Tag } from '../../ui/Tag';
import { Card, type CardPlace } from './Card';

type Props = CardPlace & {
  workshop: Queries.WorkshopCardFragment;
  /** The number of free places; null for a past workshop. */
  places?: number | null;
};

/** A workshop in a list. */
export function WorkshopCard({ workshop, places = null, ...at }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { starts_at, place, online, demo, seats } = workshop;
  const date = starts_at && formatDate(starts_at, locale);
  const where = place ? <span lang={textLanguage(workshop, 'place')}>{place}</span> : online && t('workshop.online');
  return (
    <Card
      record={workshop}
      {...at}
      line={
        <>
          {date}
          {date && where && ' · '}
          {where}
        </>
      }
    >
      {places !== null && (
        <Tag strong={places === 0}>
          {places === 0 ? t('workshop.full') : t('workshop.left', { count: places, seats })}
        </Tag>
      )}
      {demo && <Tag>{t('demo')}</Tag>}
    </Card>
  );
}

export const fragment = graphql`
  fragment WorkshopCard on Workshop {
    id
    path
    isDraft
    ...Borrowed
    title
    summary
    starts_at
    place
    online
    seats
    seats_taken
    demo
    image {
      ...CardPicture
    }
    image_alt
    image_focus
  }
`;
