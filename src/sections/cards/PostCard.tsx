import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/LocaleContext';
import { textLanguage } from '../../i18n/textLanguage';
import { formatDate } from '../../lib/text/formatDate';
import { TagLink } from '../../ui/Tag';
import { Card, type CardPlace } from './Card';
import * as styles from './PostTags.module.css';

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

/** The topics of an article, each with a link to its articles. */
export function PostTags({ tags }: { tags: readonly Queries.PostTagFragment[] }) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <ul className={styles.tags} aria-label={t('article.tags')}>
      {tags.map(({ id, borrowed, name, path }) => (
        <li key={id} lang={textLanguage({ borrowed }, 'name')}>
          {path === null ? name : <TagLink to={path}>{name}</TagLink>}
        </li>
      ))}
    </ul>
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
    image_focus
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
