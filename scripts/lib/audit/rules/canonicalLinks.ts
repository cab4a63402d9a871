import type { AuditRule } from '../AuditRule';

/**
 * Each page says by which address it is to be known: a page of the sitemap by its own, another by one of the sitemap's, what
 * answers misses by none.
 */
export const canonicalLinks: AuditRule = {
  name: 'canonical links',
  find: ({ siteUrl, pages }) => {
    const listed = new Set(pages.filter(({ isListed }) => isListed).map(({ path }) => siteUrl + encodeURI(path)));
    return pages.flatMap(({ path, isListed, facts: { canonical, noindex } }) => {
      const own = siteUrl + encodeURI(path);
      const fault = () => [{ path, text: canonical ?? 'no canonical link' }];
      if (isListed) return canonical === own ? [] : fault();
      if (canonical === undefined) return noindex ? [] : fault();
      return listed.has(canonical) ? [] : fault();
    });
  },
};
