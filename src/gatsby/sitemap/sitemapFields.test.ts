import type { NodePluginArgs } from 'gatsby';
import { sitemapFields } from './sitemapFields';

/** Stands in for Gatsby's nodes and pages. */
function fieldsOf(nodes: Record<string, object[]>, pages: readonly { path: string; context?: object }[] = []) {
  const getNodesByType = ((type: string) => nodes[type] ?? []) as unknown as NodePluginArgs['getNodesByType'];
  const state = { pages: new Map(pages.map((page) => [page.path, page])) };
  return sitemapFields({ getNodesByType, store: { getState: () => state } as unknown as NodePluginArgs['store'] });
}

it('returns when each article and its topics were revised in its locale', () => {
  const post = { path: '/blog/a/', locale: 'en', isFallback: false, publish_at: '2026-01-01' };
  const { postChanges } = fieldsOf({
    Post: [
      { ...post, id: '1', pbId: 'a', revised: '2026-01-02', pbLinks: { tags: ['ai', 'gone'] } },
      { ...post, id: '2', pbId: 'b', revised: null, pbLinks: {} },
    ],
    Tag: [
      { pbId: 'ai', locale: 'en', revised: '2026-01-03' },
      { pbId: 'ai', locale: 'sl', revised: '2026-01-04' },
    ],
  });
  const known = { path: '/blog/a/', isFallback: false, publish_at: '2026-01-01' };
  expect(postChanges.resolve()).toEqual([
    { ...known, id: '1', revised: '2026-01-02', tags: [{ revised: '2026-01-03' }, { revised: null }] },
    { ...known, id: '2', revised: null, tags: [] },
  ]);
});

it('returns every page with its context', () => {
  const context = { template: 'post', language: 'sl' };
  const { sitePages } = fieldsOf({}, [{ path: '/sl/blog/a/', context }, { path: '/dev-404-page/' }]);
  expect(sitePages.resolve()).toEqual([
    { path: '/sl/blog/a/', pageContext: context },
    { path: '/dev-404-page/', pageContext: {} },
  ]);
});
