import type { AuditRule } from '../AuditRule';
import { checkLength } from '../checkLength';
import { duplicateTexts } from '../duplicateTexts';

/** The site's name and a word at least; of longer ones a search result shows the beginning only. */
const TITLE_LENGTH = { least: 12, most: 65 };

/** Each page has one title, and what a search result would show of it is the whole. */
export const titles: AuditRule = {
  name: `one title, ${TITLE_LENGTH.least} to ${TITLE_LENGTH.most} characters`,
  find: ({ pages }) =>
    pages.flatMap(({ path, isListed, parts: { titles: found } }) =>
      found.length === 1
        ? isListed
          ? checkLength(path, found[0] ?? '', TITLE_LENGTH)
          : []
        : [{ path, text: `${found.length} titles` }],
    ),
};

/** Shorter ones are no sentence; of longer ones a search result shows the beginning only. */
const DESCRIPTION_LENGTH = { least: 50, most: 160 };

/** Each page that can be searched for has one description, and what a search result would show of it is the whole. */
export const descriptions: AuditRule = {
  name: `one description, ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters`,
  find: ({ pages }) =>
    pages
      .filter(({ isListed }) => isListed)
      .flatMap(({ path, parts: { descriptions: found } }) =>
        found.length === 1
          ? checkLength(path, found[0] ?? '', DESCRIPTION_LENGTH)
          : [{ path, text: `${found.length} descriptions` }],
      ),
};

/** No two pages of a language have the same title. */
export const uniqueTitles: AuditRule = {
  name: 'unique titles',
  find: ({ pages }) => duplicateTexts(pages, ({ parts }) => parts.titles[0] ?? ''),
};

/** No two pages of a language have the same description. */
export const uniqueDescriptions: AuditRule = {
  name: 'unique descriptions',
  find: ({ pages }) => duplicateTexts(pages, ({ parts }) => parts.descriptions[0] ?? ''),
};
