import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Layout } from '../layout/Layout';
import type { PageContext } from '../layout/PageContext';
import { formatDate } from '../lib/formatDate';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { PostCard } from '../sections/cards/PostCard';
import { Prose } from '../ui/Prose';
import { Tag } from '../ui/Tag';
import { ArticleHead } from './parts/ArticleHead';
import { Contents } from './parts/Contents';
import * as styles from './parts/Article.module.css';
import { RecordSeo } from './parts/RecordSeo';

/** An article. */
export default function PostTemplate({ data, pageContext }: PageProps<Queries.PostQuery, PageContext>) {
  const { t } = useTranslation();
  const { post, more } = data;
  if (!post) return null;
  const { title, summary, image, image_alt, publish_at, author, tags, body } = post;
  const published = publish_at && formatDate(publish_at, pageContext.language);
  const line = [author, published, t('article.minutes', { count: body.minutes })].filter(Boolean).join(' · ');
  return (
    <Layout context={pageContext} within="/blog/" isFallback={post.isFallback}>
      <article lang={post.isFallback ? 'en' : undefined}>
        <ArticleHead line={line} title={title} summary={summary} image={image} imageAlt={image_alt}>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={t('article.tags')}>
              {tags.map(({ slug, name }) => (
                <li key={slug}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </ul>
          )}
        </ArticleHead>
        <div className={styles.columns}>
          <Contents headings={body.headings} />
          <Prose text={body} />
        </div>
      </article>
      <Band tone="mist">
        <h2 className={styles.more}>{t('article.next')}</h2>
        <CardGrid>
          {more.nodes.map((item) => (
            <PostCard key={item.id} post={item} />
          ))}
        </CardGrid>
      </Band>
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PostQuery, PageContext>) {
  return <RecordSeo context={pageContext} site={data.site} record={data.post} />;
}

export const query = graphql`
  query Post($id: String!, $language: String!) {
    ...PageCommon
    post(id: { eq: $id }) {
      title
      summary
      isFallback
      publish_at
      author
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      tags {
        slug
        name
      }
      body {
        ...ProseParts
        minutes
        headings {
          id
          text
          level
        }
      }
    }
    more: allPost(filter: { id: { ne: $id }, locale: { eq: $language } }, sort: { publish_at: DESC }, limit: 3) {
      nodes {
        ...PostCard
      }
    }
  }
  fragment WidePicture on PbFile {
    gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [600, 1200])
    publicURL
    width
    height
  }
`;
