import type { Finding } from './AuditRule';
import type { AuditedPage } from './AuditedSite';

/**
 * The pages of one language that say the same of themselves. A page that is known by another's address may.
 * @param pages
 * @param textOf what each says
 */
export function duplicateTexts(pages: readonly AuditedPage[], textOf: (page: AuditedPage) => string): Finding[] {
  const first = new Map<string, string>();
  return pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) => {
      const text = textOf(page);
      const key = `${page.locale} ${text}`;
      const twin = first.get(key);
      if (twin === undefined) first.set(key, page.path);
      return twin === undefined ? [] : [{ path: page.path, text: `as ${twin}: ${text}` }];
    });
}
