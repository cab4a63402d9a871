import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ownText, textLanguage } from '../i18n/textLanguage';
import { Layout } from '../layout/Layout';
import { Seo } from '../layout/head/Seo';
import { breadcrumbList } from '../layout/structuredData/StructuredData';
import { wordsOf } from '../layout/useSite';
import { listPath } from '../lib/url/recordPath';
import { Breadcrumbs } from './parts/Breadcrumbs';
import { ListHead } from './parts/list/ListHead';
import { type ListContext, PostPages, tagDescription } from './parts/list/PostPages';

type Context = ListContext & { id: string };

/** The articles on one topic, newest first. */
export default function PostTagTemplate({ data, pageContext }: PageProps<Queries.PostTagPageQuery, Context>) {
  const { t } = useTranslation();
  if (!data.tag) return null;
  const { name } = data.tag;
  const blog = data.heading?.title ?? t('article.all');
  return (
    <Layout context={pageContext}>
      <ListHead
        title={name}
        lang={textLanguage(data.tag, 'name')}
        above={
          <Breadcrumbs
            to="/blog/"
            label={blog}
            lang={textLanguage(data.heading, 'title')}
            here={name}
            hereLang={textLanguage(data.tag, 'name')}
          />
        }
      />
      <PostPages context={pageContext} data={data} tag={pageContext.id} />
    </Layout>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.PostTagPageQuery, Context>) {
  const { page } = pageContext;
  const blog = data.heading?.title ?? wordsOf(data.locales).article.blog;
  const topic = data.tag?.name ?? '';
  const title = `${blog}: ${topic}`;
  return (
    <Seo
      context={pageContext}
      site={data.site}
      title={page === 1 ? title : `${title} (${page})`}
      description={tagDescription(title, data.posts, ownText(data.heading, 'text', data.heading?.text?.excerpt))}
      things={(place) => [
        breadcrumbList(place, [
          { name: blog, path: listPath.posts },
          { name: page === 1 ? topic : `${topic} (${page})` },
        ]),
      ]}
    />
  );
}

export const query = graphql`
  query PostTagPage($id: String!, $tags: [String!]!, $language: String!, $posts: [String!]!) {
    ...PageCommon
    heading: contentByKey(key: "blog", section: "lists", locale: $language) {
      ...ListHeading
    }
    tag(id: { eq: $id }) {
      name
      ...Borrowed
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
`;
