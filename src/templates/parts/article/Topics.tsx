import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../i18n/textLanguage';
import { Link } from '../../../ui/Link';
import { TagLink } from '../../../ui/tags/Tag';
import * as styles from './Topics.module.css';

type Props = {
  tags: readonly Queries.PostTagFragment[];
  /** Id of the tag whose articles the page lists; undefined if it lists all. */
  current?: string;
};

/** The navigation of the blog: all articles, or those on one topic. */
export function Topics({ tags, current }: Props) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label={t('article.tags')}>
      {current && (
        <Link to="/blog/" className={styles.all}>
          {t('article.all')}
        </Link>
      )}
      <ul className={styles.list}>
        {tags.map(
          ({ id, borrowed, name, path }) =>
            path !== null && (
              <li key={id} lang={textLanguage({ borrowed }, 'name')}>
                <TagLink to={path} isCurrent={id === current}>
                  {name}
                </TagLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
