import type { AuditRule } from '../AuditRule';
import { checkLength } from '../checkLength';

/** The site's name and a word at least; of longer ones a search result shows the beginning only. */
const BOUNDS = { least: 12, most: 65 };

/** Each page has one title, and what a search result would show of it is the whole. */
export const titles: AuditRule = {
  name: `one title, ${BOUNDS.least} to ${BOUNDS.most} characters`,
  find: ({ pages }) =>
    pages.flatMap(({ path, isListed, parts: { titles: found } }) =>
      found.length === 1
        ? isListed
          ? checkLength(path, found[0] ?? '', BOUNDS)
          : []
        : [{ path, text: `${found.length} titles` }],
    ),
};
