import type { NodePluginArgs } from 'gatsby';
import { sitemapFields } from './sitemapQuery';

/** Stands in for Gatsby's nodes and pages. */
function fieldsOf(nodes: Record<string, object[]>, pages: readonly { path: string; context?: object }[] = []) {
  const getNodesByType = ((type: string) => nodes[type] ?? []) as unknown as NodePluginArgs['getNodesByType'];
  const state = { pages: new Map(pages.map((page) => [page.path, page])) };
  return sitemapFields({ getNodesByType, store: { getState: () => state } as unknown as NodePluginArgs['store'] });
}

it('returns when each article was revised', () => {
  const post = { path: '/blog/a/', isFallback: false, publish_at: '2026-01-01' };
  const [first, second] = [
    { ...post, id: '1', revised: '2026-01-02' },
    { ...post, id: '2', revised: null },
  ];
  const { postChanges } = fieldsOf({
    Post: [
      { ...first, pbId: 'a', pbLinks: { tags: ['ai'] } },
      { ...second, pbId: 'b' },
    ],
  });
  expect(postChanges.resolve()).toEqual([first, second]);
});

it('returns every page with its context', () => {
  const context = { template: 'post', language: 'sl' };
  const { sitePages } = fieldsOf({}, [{ path: '/sl/blog/a/', context }, { path: '/dev-404-page/' }]);
  expect(sitePages.resolve()).toEqual([
    { path: '/sl/blog/a/', pageContext: context },
    { path: '/dev-404-page/', pageContext: {} },
  ]);
});
