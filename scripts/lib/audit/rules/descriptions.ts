import type { AuditRule } from '../AuditRule';
import { checkLength } from '../checkLength';

/** Shorter ones are no sentence; of longer ones a search result shows the beginning only. */
const BOUNDS = { least: 50, most: 160 };

/** Each page that can be searched for has one description, and what a search result would show of it is the whole. */
export const descriptions: AuditRule = {
  name: `one description, ${BOUNDS.least} to ${BOUNDS.most} characters`,
  find: ({ pages }) =>
    pages
      .filter(({ isListed }) => isListed)
      .flatMap(({ path, parts: { descriptions: found } }) =>
        found.length === 1
          ? checkLength(path, found[0] ?? '', BOUNDS)
          : [{ path, text: `${found.length} descriptions` }],
      ),
};
