import type { AuditRule } from '../AuditRule';

/** The sitemap names the pages that are to be found, all of them and no others. */
export const sitemap: AuditRule = {
  name: 'the sitemap is the list of pages to be found',
  find: ({ siteUrl, pages }) =>
    pages.flatMap(({ path, status, isListed, facts: { noindex, canonical } }) => {
      const isOwn = canonical === siteUrl + encodeURI(path);
      if (isListed && status !== 200) return [{ path, text: `listed, and answers ${status}` }];
      if (isListed && noindex) return [{ path, text: 'listed, and says noindex' }];
      return !isListed && status === 200 && !noindex && isOwn ? [{ path, text: 'not listed' }] : [];
    }),
};
