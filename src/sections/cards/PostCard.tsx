import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { formatDate } from '../../lib/text/formatDate';
import { Card, type CardPlace } from './Card';
import { PostTags } from './PostTags';

/** An article in a list. */
export function PostCard({ post, ...place }: CardPlace & { post: Queries.PostCardFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { publish_at, body, tags } = post;
  const minutes = t('article.minutes', { count: body.minutes });
  const line = publish_at ? `${formatDate(publish_at, locale)} · ${minutes}` : minutes;
  return (
    <Card record={post} line={line} {...place}>
      <PostTags tags={tags} />
    </Card>
  );
}

export const fragment = graphql`
  fragment PostCard on Post {
    id
    path
    isDraft
    isFallback
    ...Borrowed
    title
    summary
    publish_at
    image {
      ...CardPicture
    }
    image_alt
    body {
      minutes
    }
    tags {
      ...PostTag
    }
  }
  fragment PostTag on Tag {
    id
    ...Borrowed
    name
    path
  }
`;
