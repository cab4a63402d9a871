import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ownText } from '../i18n/textLanguage';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/head/Seo';
import { breadcrumbList } from '../layout/structuredData/StructuredData';
import { wordsOf } from '../layout/useSite';
import { listPath } from '../lib/url/recordPath';
import { ContentHead } from './parts/list/ListHead';
import { type ListContext, PostPages, tagDescription } from './parts/list/PostPages';

/** The blog: articles, newest first. */
export default function PostListTemplate({ data, pageContext }: PageProps<Queries.PostListQuery, ListContext>) {
  const { t } = useTranslation();
  return (
    <Layout context={pageContext}>
      <ContentHead content={data.heading} title={t('article.all')} withText={pageContext.page === 1} />
      <PostPages context={pageContext} data={data} />
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PostListQuery, ListContext>) {
  const { page } = pageContext;
  const blog = data.heading?.title ?? wordsOf(data.locales).article.blog;
  const title = page === 1 ? blog : `${blog} (${page})`;
  const about = ownText(data.heading, 'text', data.heading?.text?.excerpt);
  return (
    <Seo
      context={pageContext}
      site={data.site}
      title={title}
      description={page === 1 ? about : tagDescription(title, data.posts, about)}
      things={(place) => [
        breadcrumbList(place, [...(page === 1 ? [] : [{ name: blog, path: listPath.posts }]), { name: title }]),
      ]}
    />
  );
}

export const query = graphql`
  query PostList($language: String!, $tags: [String!]!, $posts: [String!]!) {
    ...PageCommon
    heading: contentByKey(key: "blog", section: "lists", locale: $language) {
      ...ListHeading
    }
    empty: contentByKey(key: "empty-blog", section: "lists", locale: $language) {
      ...ListHeading
    }
    topics: allTag(filter: { id: { in: $tags } }, sort: { pbId: ASC }) {
      nodes {
        ...PostTag
      }
    }
    posts: postsById(ids: $posts) {
      ...PostCard
    }
  }
  fragment ListHeading on Content {
    ...Borrowed
    title
    text {
      tree
      excerpt
    }
  }
`;
