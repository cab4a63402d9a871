import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../features/share/ShareLinks';
import { Layout } from '../layout/Layout';
import type { PageContext } from '../layout/PageContext';
import { useSite } from '../layout/useSite';
import { formatDate } from '../lib/formatDate';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { PostCard } from '../sections/cards/PostCard';
import { PostTags } from '../sections/cards/PostTags';
import { Later } from '../layout/Later';
import { Prose } from '../ui/Prose';
import { ArticleHead } from './parts/ArticleHead';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { Contents } from './parts/Contents';
import * as styles from './parts/Article.module.css';
import { RecordSeo } from './parts/RecordSeo';

/** An article. */
export default function PostTemplate({ data, pageContext }: PageProps<Queries.PostQuery, PageContext>) {
  const { t } = useTranslation();
  const { siteUrl } = useSite();
  const { post, first, second, third } = data;
  if (!post) return null;
  const next = [first, second, third].filter((item) => item !== null);
  const { title, summary, image, image_alt, publish_at, author, tags, body } = post;
  const published = publish_at && formatDate(publish_at, pageContext.language);
  const line = [author, published, t('article.minutes', { count: body.minutes })].filter(Boolean).join(' · ');
  return (
    <Layout context={pageContext} within="/blog/" isFallback={post.isFallback} isDraft={post.isDraft}>
      <article lang={post.isFallback ? 'en' : undefined}>
        <ArticleHead
          above={<Breadcrumbs to="/blog/" label={t('article.blog')} />}
          line={line}
          title={title}
          summary={summary}
          image={image}
          imageAlt={image_alt}
        >
          <PostTags tags={tags} />
        </ArticleHead>
        <Later>
          <div className={styles.columns}>
            <Contents headings={body.headings} />
            <div>
              <Prose text={body} />
              <ShareLinks url={siteUrl + pageContext.i18n.path} title={title} />
            </div>
          </div>
        </Later>
      </article>
      {next.length > 0 && (
        <Band tone="mist">
          <h2 className={styles.more}>{t('article.next')}</h2>
          <CardGrid>
            {next.map((item) => (
              <PostCard key={item.id} post={item} />
            ))}
          </CardGrid>
        </Band>
      )}
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PostQuery, PageContext>) {
  return <RecordSeo context={pageContext} site={data.site} record={data.post} />;
}

export const query = graphql`
  query Post($id: String!, $language: String!, $first: String, $second: String, $third: String) {
    ...PageCommon
    post(id: { eq: $id }) {
      title
      summary
      isFallback
      isDraft
      publish_at
      author
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      tags {
        ...PostTag
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
    first: post(id: { eq: $first }) {
      ...PostCard
    }
    second: post(id: { eq: $second }) {
      ...PostCard
    }
    third: post(id: { eq: $third }) {
      ...PostCard
    }
  }
  fragment WidePicture on PbFile {
    gatsbyImageData(layout: CONSTRAINED, width: 1200, breakpoints: [600, 1200])
    publicURL
    width
    height
  }
`;
