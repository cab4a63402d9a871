import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../i18n/textLanguage';
import { TagLink } from '../../ui/tags/Tag';
import * as styles from './PostTags.module.css';

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
