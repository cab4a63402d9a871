import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/LocaleContext';
import { textLanguage } from '../../../i18n/textLanguage';
import { formatMonth } from '../../../lib/text/formatDate';
import { Band } from '../../../sections/Band';
import { CardGrid } from '../../../sections/cards/CardGrid';
import { PostCard } from '../../../sections/cards/PostCard';
import type { PageContext } from '../../../layout/Layout';
import { EmptyList } from './ListHead';
import { Link } from '../../../ui/Link';
import { TagLink } from '../../../ui/Tag';
import * as styles from './PostPages.module.css';
import * as topicStyles from './Topics.module.css';

/**
 * The context of a page of a list of articles: its number, the paths of the pages with newer and older articles, absent at the
 * ends, and the ids of the topics by the alphabet of its language.
 */
export type ListContext = PageContext & {
  page: number;
  newer?: string;
  older?: string;
  tags: readonly string[];
};

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

/** A page of a list of articles: topics, cards, links to the pages with newer and older ones. */
export function PostPages({ context, data, tag }: Props) {
  const { posts, topics, empty } = data;
  const place = ({ id }: { readonly id: string }) => context.tags.indexOf(id);
  return (
    <Band>
      <Topics tags={[...topics.nodes].sort((one, other) => place(one) - place(other))} current={tag} />
      {posts.length === 0 && empty !== undefined && <EmptyList content={empty} />}
      <CardGrid>
        {posts.map((post, place) => (
          <PostCard key={post.id} post={post} level={2} eager={place === 0} />
        ))}
      </CardGrid>
      <Pagination {...context} posts={posts} />
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

/** Links to the pages with newer and older articles, and the months of these. No number of pages: each page would change with it. */
function Pagination({ newer, older, posts }: Pick<ListContext, 'newer' | 'older'> & Pick<Props['data'], 'posts'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  if (!newer && !older) return null;
  const months = posts.flatMap(({ publish_at }) => (publish_at ? [formatMonth(publish_at, locale)] : []));
  const span = [...new Set([months.at(-1), months[0]])].join(' – ');
  return (
    <nav className={styles.pages} aria-label={t('list.pages')}>
      {newer && (
        <Link to={newer} rel="prev">
          {t('list.previous')}
        </Link>
      )}
      {span && <span>{span}</span>}
      {older && (
        <Link to={older} rel="next">
          {t('list.next')}
        </Link>
      )}
    </nav>
  );
}

/** The length of a description that search engines show. */
const MOST = 155;

type Post = { readonly title: string; readonly isFallback: boolean };

/**
 * Returns a description of a list for search engines: its newest titles, as many as fit completely: "Blog: Law. When
 * not to; Why". A title without a translation does not count, since the description is in the page's locale.
 * @param title of the list
 * @param posts newest first
 * @param about the description of a list without titles
 */
export function tagDescription(title: string, posts: readonly Post[], about?: string | null): string {
  const titles = posts.filter(({ isFallback }) => !isFallback).map((post) => post.title);
  const [first = about ?? '', ...rest] = titles;
  return rest.reduce(
    (text, post) => {
      const longer = `${text}; ${post}`;
      return longer.length > MOST ? text : longer;
    },
    first ? `${title}. ${first}` : title,
  );
}
