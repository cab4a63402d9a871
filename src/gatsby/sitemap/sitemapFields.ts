import type { NodePluginArgs } from 'gatsby';
import type { PostNode } from '../lib/PostNode';
import type { StoredPage } from '../siteJson/siteFile';

type TagNode = Pick<PostNode, 'pbId' | 'locale' | 'revised'>;
type Source = Pick<NodePluginArgs, 'getNodesByType' | 'store'>;

/**
 * Returns each article with its topics: the times of their last change in their locale, and the other fields of the
 * sitemap.
 */
function postChanges({ getNodesByType }: Source) {
  const topics = getNodesByType('Tag') as unknown as TagNode[];
  const revisedAt = new Map(topics.map(({ locale, pbId, revised }) => [`${locale} ${pbId}`, revised]));
  const posts = getNodesByType('Post') as unknown as PostNode[];
  return posts.map(({ id, path, locale, isFallback, publish_at, revised, pbLinks }) => ({
    ...{ id, path, isFallback, publish_at, revised },
    tags: (pbLinks.tags ?? []).map((tag) => ({ revised: revisedAt.get(`${locale} ${tag}`) ?? null })),
  }));
}

function sitePages({ store }: Source) {
  const { pages } = store.getState() as { pages: ReadonlyMap<string, StoredPage> };
  return [...pages.values()].map(({ path, context }) => ({ path, pageContext: context ?? {} }));
}

/**
 * Fields with all articles and all pages as one value each: GraphQL resolves the fields of ten thousand nodes one by one, and
 * `allSitePage` first makes an index of them (5,000 articles: 0.3 s of each edit).
 */
export const sitemapFields = (source: Source) => ({
  postChanges: {
    type: 'JSON!',
    description: 'For the sitemap: a list of all articles with { id, path, isFallback, publish_at, revised, tags }.',
    resolve: () => postChanges(source),
  },
  sitePages: {
    type: 'JSON!',
    description: 'For the sitemap: a list of all pages with { path, pageContext }.',
    resolve: () => sitePages(source),
  },
});
