import type { AuditRule } from '../AuditRule';
import { duplicateTexts } from '../duplicateTexts';

/** No two pages of a language have the same title. */
export const uniqueTitles: AuditRule = {
  name: 'unique titles',
  find: ({ pages }) => duplicateTexts(pages, ({ parts }) => parts.titles[0] ?? ''),
};
