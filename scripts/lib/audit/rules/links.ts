import { localeCodes, localePath } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import { clickDepth } from '../clickDepth';

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

/** Each link inside the site leads to something at once: by no redirect, and to no miss. */
export const straightLinks: AuditRule = {
  name: 'internal links without redirect or miss',
  find: ({ pages, answers }) =>
    pages
      // A miss offers itself in another language, which is a miss as well.
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

/** Each page of the sitemap is linked to by another page of its language. */
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

/** Each page of the sitemap is three links away from its language's home page at most. */
export const depth: AuditRule = {
  name: `at most ${MOST} links from home`,
  find: ({ pages }) =>
    localeCodes.flatMap((code) => {
      const steps = clickDepth(localePath('/', code), pages);
      return pages
        .filter(({ isListed, locale }) => isListed && locale === code)
        .map(({ path }) => ({ path, count: steps.get(path) }))
        .filter(({ count }) => count === undefined || count > MOST)
        .map(({ path, count }) => ({ path, text: count === undefined ? 'no way from home' : `${count} links` }));
    }),
};

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
