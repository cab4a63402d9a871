import type { NodePluginArgs } from 'gatsby';
import type { PostNode } from '../lib/PostNode';
import type { StoredPage } from '../siteJson/siteFile';

type Source = Pick<NodePluginArgs, 'getNodesByType' | 'store'>;

/** Returns the sitemap's fields of each article. Another name of a topic is no change of the article (decision 34). */
function postChanges({ getNodesByType }: Source) {
  const posts = getNodesByType('Post') as unknown as PostNode[];
  return posts.map(({ id, path, isFallback, publish_at, revised }) => ({ id, path, isFallback, publish_at, revised }));
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
    description: 'For the sitemap: a list of all articles with { id, path, isFallback, publish_at, revised }.',
    resolve: () => postChanges(source),
  },
  sitePages: {
    type: 'JSON!',
    description: 'For the sitemap: a list of all pages with { path, pageContext }.',
    resolve: () => sitePages(source),
  },
});
