import { localeCodes, localePath } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import type { AuditedPage } from '../AuditedSite';

/**
 * The canonical URL of a page: a page of the sitemap has its own, another page one of the sitemap's, a 404 page none.
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

/** Each internal link leads directly to a page: no redirect and no 404. */
export const straightLinks: AuditRule = {
  name: 'internal links without redirect or 404',
  find: ({ pages, answers }) =>
    pages
      // A 404 page links to its alternate, which is a 404 as well.
      .filter(({ status }) => status === 200)
      .flatMap(({ path, facts }) =>
        facts.parts.flatMap(({ links }) =>
          links.flatMap((link) => {
            const answer = answers.get(link.replace(/#.*$/s, ''));
            if (!answer || answer.status === 200) return [];
            return [{ path, text: [link, answer.status, answer.location].filter(Boolean).join(' → ') }];
          }),
        ),
      ),
};

/** Another page of the same language links to each page of the sitemap. */
export const orphans: AuditRule = {
  name: 'no orphan',
  find: ({ pages }) => {
    const homes = localeCodes.map((code) => localePath('/', code));
    const linked = new Set(
      pages.flatMap(({ path, locale, facts }) =>
        facts.parts
          .flatMap(({ links }) => links.map((link) => link.replace(/#.*$/s, '')))
          .filter((link) => link !== path)
          .map((link) => `${locale} ${link}`),
      ),
    );
    return pages
      .filter(({ path, isListed, locale }) => isListed && !homes.includes(path) && !linked.has(`${locale} ${path}`))
      .map(({ path }) => ({ path, text: 'no page links to it' }));
  },
};

const MOST = 3;

/** Each page of the sitemap is at most three links away from its language's home page. */
export const depth: AuditRule = {
  name: `at most ${MOST} links from home`,
  find: ({ pages }) =>
    localeCodes.flatMap((code) => {
      const depths = clickDepth(localePath('/', code), pages);
      return pages
        .filter(({ isListed, locale }) => isListed && locale === code)
        .map(({ path }) => ({ path, count: depths.get(path) }))
        .filter(({ count }) => count === undefined || count > MOST)
        .map(({ path, count }) => ({ path, text: count === undefined ? 'not reachable from home' : `${count} links` }));
    }),
};

/** The sitemap lists exactly the indexable pages. */
export const sitemap: AuditRule = {
  name: 'the sitemap lists the indexable pages',
  find: ({ siteUrl, pages }) =>
    pages.flatMap(({ path, status, isListed, facts: { noindex, canonical } }) => {
      const isOwn = canonical === siteUrl + encodeURI(path);
      if (isListed && status !== 200) return [{ path, text: `listed, but answers ${status}` }];
      if (isListed && noindex) return [{ path, text: 'listed, but noindex' }];
      return !isListed && status === 200 && !noindex && isOwn ? [{ path, text: 'not listed' }] : [];
    }),
};

/**
 * The minimum number of links between the home page and each page.
 * @param home path of the home page
 * @param pages
 */
function clickDepth(home: string, pages: readonly AuditedPage[]): ReadonlyMap<string, number> {
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const depths = new Map([[home, 0]]);
  // Iterating over a map includes entries that are added meanwhile, in order.
  for (const [path, count] of depths) {
    for (const { links } of byPath.get(path)?.facts.parts ?? []) {
      for (const link of links) {
        const next = link.replace(/#.*$/s, '');
        if (byPath.has(next) && !depths.has(next)) depths.set(next, count + 1);
      }
    }
  }
  return depths;
}
