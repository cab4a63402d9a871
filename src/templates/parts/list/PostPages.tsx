import { useTranslation } from 'react-i18next';
import { textLanguage } from '../../../i18n/textLanguage';
import { Band } from '../../../sections/Band';
import { CardGrid } from '../../../sections/cards/CardGrid';
import { PostCard } from '../../../sections/cards/PostCard';
import type { PageContext } from '../../../layout/Layout';
import { EmptyList } from './EmptyList';
import { Link } from '../../../ui/Link';
import { TagLink } from '../../../ui/tags/Tag';
import * as styles from './PostPages.module.css';
import * as topicStyles from './Topics.module.css';

/**
 * The context of a page of a list of articles: its number, the number of pages, and the paths of the pages before and
 * after, absent at the ends.
 */
export type ListContext = PageContext & { page: number; pages: number; newer?: string; older?: string };

type Props = {
  context: ListContext;
  data: {
    readonly posts: readonly Queries.PostCardFragment[];
    readonly topics: { readonly nodes: readonly Queries.PostTagFragment[] };
    readonly empty?: Queries.ListHeadingFragment | null;
  };
  /** Id of the tag whose articles the list has; without it the list has all. */
  tag?: string;
};

/** A page of a list of articles: topics, cards, links to the pages before and after. */
export function PostPages({ context, data, tag }: Props) {
  const { posts, topics, empty } = data;
  return (
    <Band>
      <Topics tags={topics.nodes} current={tag} />
      {posts.length === 0 && empty !== undefined && <EmptyList content={empty} />}
      <CardGrid>
        {posts.map((post, place) => (
          <PostCard key={post.id} post={post} level={2} eager={place === 0} />
        ))}
      </CardGrid>
      <Pagination {...context} />
    </Band>
  );
}

type TopicsProps = {
  tags: readonly Queries.PostTagFragment[];
  /** Id of the tag whose articles the page lists; undefined if it lists all. */
  current?: string;
};

/** The navigation of the blog: all articles, or those on one topic. */
export function Topics({ tags, current }: TopicsProps) {
  const { t } = useTranslation();
  if (tags.length === 0) return null;
  return (
    <nav className={topicStyles.topics} aria-label={t('article.tags')}>
      {current && (
        <Link to="/blog/" className={topicStyles.all}>
          {t('article.all')}
        </Link>
      )}
      <ul className={topicStyles.list}>
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

/** Links to the pages before and after. */
function Pagination({ page, pages, newer, older }: ListContext) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {newer && (
        <Link to={newer} rel="prev">
          {t('list.previous')}
        </Link>
      )}
      <span>{t('list.page', { page, total: pages })}</span>
      {older && (
        <Link to={older} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
}
