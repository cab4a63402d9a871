import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ShareLinks } from '../features/share/ShareLinks';
import { textLanguage } from '../i18n/textLanguage';
import { DeferBelowFold, Layout, type PageContext } from '../layout/Layout';
import { blogPosting } from '../layout/structuredData/blogPosting';
import { useSite, wordsOf } from '../layout/useSite';
import { formatDate } from '../lib/text/formatDate';
import { dayRevised } from '../lib/browser/revision';
import { listPath } from '../lib/url/recordPath';
import { Band } from '../sections/Band';
import { CardGrid } from '../sections/cards/CardGrid';
import { PostCard, PostTags } from '../sections/cards/PostCard';
import { Prose } from '../ui/prose/Prose';
import { ArticleHead, RecordSeo } from './parts/article/ArticleHead';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { Contents } from './parts/article/Contents';
import * as styles from './parts/article/Article.module.css';

/** An article. */
export default function PostTemplate({ data, pageContext }: PageProps<Queries.PostQuery, PageContext>) {
  const { t } = useTranslation();
  const { siteUrl } = useSite();
  const { post, first, second, third } = data;
  if (!post) return null;
  const lang = textLanguage(post, 'body');
  const next = [first, second, third].filter((item) => item !== null);
  const { title, publish_at, author, tags, body } = post;
  const published = publish_at && formatDate(publish_at, pageContext.language);
  const date = dayRevised(post, pageContext.language);
  const revised = date && t('article.revised', { date });
  const line = [author, published, revised, t('article.minutes', { count: body.minutes })].filter(Boolean).join(' · ');
  return (
    <Layout context={pageContext} isFallback={post.isFallback} isDraft={post.isDraft}>
      <article>
        <ArticleHead above={<Breadcrumbs to="/blog/" label={t('article.blog')} />} line={line} record={post}>
          <PostTags tags={tags} />
        </ArticleHead>
        <DeferBelowFold>
          <div className={styles.columns}>
            <Contents headings={body.headings} lang={lang} />
            <div>
              <Prose text={body} lang={lang} />
              <ShareLinks url={siteUrl + pageContext.i18n.path} title={title} />
            </div>
          </div>
        </DeferBelowFold>
      </article>
      {next.length > 0 && (
        <Band tone="mist" leadsOn>
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
  const { site, post, locales } = data;
  return (
    <RecordSeo
      context={pageContext}
      site={site}
      record={post}
      card={{ date: post?.publish_at, topic: post?.tags[0]?.name }}
      withText={post?.isFallback === false}
      article={post ?? undefined}
      above={{ name: wordsOf(locales).article.blog, path: listPath.posts }}
      things={(place) => (post ? [blogPosting(post, place)] : [])}
    />
  );
}

export const query = graphql`
  query Post($id: String!, $language: String!, $first: String, $second: String, $third: String) {
    ...PageCommon
    post(id: { eq: $id }) {
      title
      summary
      ...RecordStatus
      publish_at
      revised
      author
      isByHouse
      seo_title
      seo_description
      image {
        ...WidePicture
      }
      image_alt
      image_focus
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
    gatsbyImageData(
      layout: CONSTRAINED
      width: 1200
      breakpoints: [600, 960, 1200]
      sizes: "(min-width: 64rem) 58rem, 92vw"
    )
    publicURL
    width
    height
  }
`;
