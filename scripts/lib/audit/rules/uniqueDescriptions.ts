import type { AuditRule } from '../AuditRule';
import { duplicateTexts } from '../duplicateTexts';

/** No two pages of a language have the same description. */
export const uniqueDescriptions: AuditRule = {
  name: 'unique descriptions',
  find: ({ pages }) => duplicateTexts(pages, ({ parts }) => parts.descriptions[0] ?? ''),
};
