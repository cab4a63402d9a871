/**
 * A text as it is typed. Where it is set in no lines (tabs, search results, reports, data), spaces that do not break
 * (src/i18n/typeset.ts) would only be in the way of who looks for it.
 */
export const inOneLine = (text: string): string => text.replace(/\u00a0/g, ' ');
