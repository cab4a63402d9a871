import { localeCodes, localePath } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';
import { clickDepth } from '../clickDepth';

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
