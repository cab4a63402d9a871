import type { AuditRule, Finding } from '../AuditRule';
import type { AuditedPage } from '../AuditedSite';

/** At least the site's name and one word; search results truncate longer titles. */
const TITLE_LENGTH = { least: 12, most: 65 };

/** Each page has one title, which search results show in full. */
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

/** Shorter ones are no sentence; search results truncate longer ones. */
const DESCRIPTION_LENGTH = { least: 50, most: 160 };

/** Each indexable page has one description, which search results show in full. */
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

/**
 * Checks the length of a text.
 * @param path of its page
 * @param text
 * @param bounds in characters, both included
 * @returns a finding if the text is too short or too long
 */
function checkLength(path: string, text: string, { least, most }: { least: number; most: number }): Finding[] {
  const { length } = [...text];
  return length < least || length > most ? [{ path, text: `${length} characters: ${text}` }] : [];
}

/**
 * The listed pages of one language with the same text. A page with another canonical URL may repeat it.
 * @param pages
 * @param textOf the compared text of a page
 */
function duplicateTexts(pages: readonly AuditedPage[], textOf: (page: AuditedPage) => string): Finding[] {
  const first = new Map<string, string>();
  return pages
    .filter(({ isListed }) => isListed)
    .flatMap((page) => {
      const text = textOf(page);
      const key = `${page.locale} ${text}`;
      const firstPath = first.get(key);
      if (firstPath === undefined) first.set(key, page.path);
      return firstPath === undefined ? [] : [{ path: page.path, text: `as ${firstPath}: ${text}` }];
    });
}
