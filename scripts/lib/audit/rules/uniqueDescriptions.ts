import type { AuditRule } from '../AuditRule';
import { twinsOf } from '../twinsOf';

/** No two pages of a language have the same description. */
export const uniqueDescriptions: AuditRule = {
  name: 'unique descriptions',
  find: ({ pages }) => twinsOf(pages, ({ parts }) => parts.descriptions[0] ?? ''),
};
