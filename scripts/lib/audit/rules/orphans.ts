import { localeCodes, localePath } from '../../../../src/i18n/locales';
import type { AuditRule } from '../AuditRule';

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
