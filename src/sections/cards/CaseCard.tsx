import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { Tag } from '../../ui/Tag';
import { Card, type CardPlace } from './Card';

/** A case study in a list. */
export function CaseCard({ item, ...place }: CardPlace & { item: Queries.CaseCardFragment }) {
  const { t } = useTranslation();
  return (
    <Card record={item} line={<span lang={textLanguage(item, 'client')}>{item.client}</span>} {...place}>
      {item.demo && <Tag>{t('demo')}</Tag>}
    </Card>
  );
}

export const fragment = graphql`
  fragment CaseCard on Case {
    id
    path
    isDraft
    ...Borrowed
    title
    summary
    client
    demo
    image {
      ...CardPicture
    }
    image_alt
    image_focus
  }
`;
