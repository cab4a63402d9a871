import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { formatDate } from '../../lib/formatDate';
import { Tag } from '../../ui/Tag';
import { Card } from './Card';

/** A workshop in a list. */
export function WorkshopCard({ workshop }: { workshop: Queries.WorkshopCardFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { path, title, summary, image, image_alt, starts_at, place, online, demo } = workshop;
  const parts = [starts_at && formatDate(starts_at, locale), place ?? (online && t('workshop.online'))];
  return (
    <Card
      to={path}
      title={title}
      summary={summary}
      image={image}
      imageAlt={image_alt}
      line={parts.filter(Boolean).join(' · ')}
    >
      {demo && <Tag>{t('demo')}</Tag>}
    </Card>
  );
}

export const fragment = graphql`
  fragment WorkshopCard on Workshop {
    id
    path
    title
    summary
    starts_at
    place
    online
    demo
    image {
      ...CardPicture
    }
    image_alt
  }
`;
